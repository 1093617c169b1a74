import { promised } from '../../../../shared/agency'
import { uploadMessages } from '../../../../shared/media/media'

export const register = {
  title: 'Model Registration',
  get lead() {
    const promise = (time: string) => ` We answer every application within ${time}, yes or no.`
    return `Show us who you are.${promised('application', promise)}`
  },
  groups: { you: 'You', reach: 'Contact', work: 'Your photos', words: 'About you' },
  fullName: 'Full Name',
  fullNameHelp: 'As on your ID',
  stageName: 'Stage Name',
  stageNameHelp: 'If you use a different name for work',
  age: 'Age',
  ageHelp: '18 or older',
  height: 'Height',
  heightHelp: 'For example 5ft 9in or 175 cm',
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
    'Images (JPEG, PNG, WebP), videos (MP4, MOV, WebM) and PDFs, max 10MB each. Up to five in total, including the link.',
  bio: 'Bio',
  bioHelp: 'Where you are from, what you do, what you are good at',
  reason: 'Why do you want to join?',
  missing: {
    fullName: 'Enter your full name',
    choice: 'Choose one',
    location: 'Enter the city you live in',
    bio: 'Tell us about yourself',
    reason: 'Tell us why you want to join',
  },
  submit: 'Submit Application',
  uploading: 'Uploading files...',
  submitting: 'Submitting...',
  tooLarge: (file: string, size: string) => `${file} is ${size}. Each file can be up to 10MB.`,
  heic: (file: string) => `${file} was not added. ${uploadMessages.heic}`,
  refused:
    'The list says why. Remove each refused file and press Submit Application again. The rest is uploaded.',
  empty: (file: string, size: string) =>
    `${file} is empty (${size}) and was not added. Please choose another file.`,
  lost: (files: string) => `Please choose your files again, because the page was reloaded: ${files}.`,
  progress: (number: number, of: number) => `Uploading file ${number} of ${of}`,
  stopped: (file: string) => `You removed ${file} during the upload.`,
  stoppedMore: 'Nothing is submitted yet. Press Submit Application to send the rest.',
  tooMany: (file: string) =>
    `${file} was not added. You can add up to five, including the portfolio link. Remove one to add another.`,
  twice: (file: string) => `${file} is already on the list.`,
  linkTooMuch: 'You can add up to five, including files. Remove a file or this link.',
  uploadLost: 'This file did not upload. Please press Submit Application again.',
  unanswered: 'No response from the server. Check your connection and try again; files are sent only once.',
  terms: 'What happens if we take you on is in the',
  termsLink: 'Terms and Conditions',
  privacy:
    'We use what you enter here and your files only to decide on your application, to answer you and, if we invite you, to start your profile. Only the agency sees them. If we say no, we delete them after 90 days. To see or delete them sooner,',
  aside: {
    title: 'What to send',
    frames: [
      { pose: 'face', words: 'Face' },
      { pose: 'profile', words: 'Profile' },
      { pose: 'full', words: 'Full length' },
    ],
    items: [
      'Three simple photos are enough.',
      'Daylight, a plain wall, hair off the face. A friend with a phone is enough.',
      'No make-up, no filter, no retouching.',
      'Simple, fitted clothes. Please do not send nude photos; we delete them.',
      'Applying is free.',
    ],
  },
  done: {
    title: 'Application Submitted',
    get lead() {
      return `Thank you.${promised('application', (time) => ` We reply within ${time}.`)} We have emailed you a confirmation.`
    },
    more: 'Browse Models',
    home: 'Return Home',
    next: 'What happens next',
    steps: [
      { title: 'We look', text: 'We look at your photos and read what you wrote.' },
      {
        title: 'We write',
        get text() {
          const promise = (time: string) => `You hear from us within ${time}, whether it is yes or no.`
          return promised('application', promise, 'You get our answer by email.')
        },
      },
      { title: 'We meet', text: 'If it is a yes, visit us for an hour for a few polaroids. Bring your ID.' },
    ],
  },
} as const
