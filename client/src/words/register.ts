import { agency } from '../../../shared/agency'

/** The words of the application form and of its confirmation. Specification section 2, Registration. */
export const register = {
  title: 'Model Registration',
  lead: `Show us who you are. Two people look at every application, and you hear from us within ${agency.promises.application}, whatever the answer.`,
  groups: { you: 'You', reach: 'How we reach you', work: 'Your pictures', words: 'In your words' },
  fullName: 'Full Name',
  fullNameHelp: 'As in your papers',
  stageName: 'Stage Name',
  stageNameHelp: 'If you work under another one',
  age: 'Age',
  ageHelp: '18 or older',
  height: 'Height',
  heightHelp: 'Like 5ft 9in or 175 cm',
  gender: 'Gender',
  chooseGender: 'Select gender',
  location: 'Location',
  locationHelp: 'The city you live in',
  experience: 'Experience',
  chooseExperience: 'Select experience',
  instagram: 'Instagram',
  email: 'Email',
  phone: 'Phone',
  portfolioLink: 'Portfolio Link',
  portfolioLinkHelp: 'A website or folder that opens without a password',
  files: 'Portfolio Files',
  filesHelp:
    'Images (JPEG, PNG, WebP), videos (MP4, MOV, WebM) and PDFs, max 10MB each. Five in all, the link counted.',
  bio: 'Bio',
  bioHelp: 'Where you come from, what you do all day, what you are good at',
  reason: 'Why do you want to join?',
  submit: 'Submit Application',
  uploading: 'Uploading files...',
  submitting: 'Submitting...',
  tooLarge: (file: string, size: string) => `${file} has ${size}. Files may be at most 10MB each.`,
  tooMany: (file: string) =>
    `${file} was not added: five at most, the portfolio link counted. Remove one to add another.`,
  twice: (file: string) => `${file} is on the list already.`,
  linkTooMuch: 'Five at most, the files counted. Remove a file or this link.',
  uploadLost: 'This file has to be sent again. Press the button once more.',
  unanswered:
    'There was no answer. Check your connection and try again: files that arrived are not sent twice.',
  terms: 'What happens when we take you on is written in the',
  termsLink: 'Terms and Conditions',
  privacy:
    'We keep what you enter here and the files, to decide on your application and to answer you. Only the agency sees it. Rejected applications and their files are removed after 90 days. To see yours or take it back, write to',
  aside: {
    title: 'What to send',
    frames: [
      { pose: 'face', words: 'Face' },
      { pose: 'profile', words: 'Profile' },
      { pose: 'full', words: 'Full length' },
    ],
    items: [
      'Three plain pictures say more than thirty good ones.',
      'Daylight, a bare wall, hair off the face. A friend with a phone is enough.',
      'No make-up, no filter, nothing retouched. We do not retouch either.',
      'Clothes you move in. Never send nude pictures: we do not ask for them and delete them.',
      'It costs nothing, now or later.',
    ],
  },
  done: {
    title: 'Application Submitted',
    lead: `Thank you. You hear from us within ${agency.promises.application}. A receipt is on its way to your mail.`,
    more: 'Browse Models',
    home: 'Return Home',
    next: 'What happens next',
    steps: [
      { title: 'We look', text: 'Two of us go through your pictures and your words, separately.' },
      {
        title: 'We write',
        text: `Within ${agency.promises.application} you get an answer, and a reason when it is a no.`,
      },
      { title: 'We meet', text: 'Come by for an hour and a few polaroids. Bring your papers, nothing else.' },
    ],
  },
} as const
