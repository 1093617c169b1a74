import { agency } from '../../../shared/agency'
import { SUBJECT_WORDS } from '../../../shared/enquirySubjects'

/** The words of the contact page. Specification section 2, Contact. */
export const contact = {
  title: 'Get in Touch',
  lead: 'A campaign, a casting, a question, a complaint. A person reads it, and the same person answers.',
  form: 'Write to us',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  chooseSubject: 'Select a subject',
  subjects: SUBJECT_WORDS,
  message: 'Message',
  submit: 'Send Message',
  sending: 'Sending...',
  privacy:
    'We keep your name, email and message, to answer you and nothing else. They are removed after 12 months. To see yours or have it removed earlier, write to',
  panel: {
    title: 'Find us',
    write: 'General',
    bookings: 'Bookings and castings',
    phone: 'Phone',
    studio: agency.studio.name,
    visits: agency.studio.visits,
    response: 'Response time',
    responseText: `We answer every message within ${agency.promises.enquiry}. Applications take us ${agency.promises.application}: each is looked at by two people.`,
  },
  guidelines: {
    title: 'Submission guidelines',
    lead: 'You want to be on the sheet? Not by email, please:',
    apply: 'apply here',
    items: [
      'You are 18 or older. We look at nobody younger, with or without parents.',
      'Three plain pictures: face, profile, full length. Daylight, a bare wall, no make-up, no filter.',
      'Height and measurements as they are. Nobody is too short, too tall or too old for every job.',
      'Images, videos or a PDF, 10MB each, five at most.',
      'It costs nothing, now or later. Whoever asks you for money in our name is not us: tell us.',
    ],
  },
} as const
