import { promised } from '../../../../shared/agency'
import { SUBJECT_WORDS } from '../../../../shared/agency/enquirySubjects'

export const contact = {
  title: 'Get in Touch',
  get lead() {
    const promise = () => ' A real person reads and answers every message.'
    return `A campaign, a casting, a question, a complaint.${promised('enquiry', promise)}`
  },
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
    'We use your name, email and message only to answer you, and delete them after 12 months. To see or delete them sooner,',
  panel: {
    title: 'Find us',
    write: 'General',
    bookings: 'Bookings and castings',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    studio: 'Studio',
    response: 'Response time',
    get responseText() {
      const promises = [
        promised('enquiry', (time) => `We answer every message within ${time}.`),
        promised('application', (time) => `Applications take ${time}.`),
      ]
      return promises.filter(Boolean).join(' ')
    },
  },
  guidelines: {
    title: 'Submission guidelines',
    lead: 'Want to join? Please',
    apply: 'apply here, not by email',
    items: [
      'You are 18 or older. We cannot consider anyone under 18, even with a parent’s consent.',
      'Three simple photos: face, profile, full length. Daylight, a plain wall, no make-up, no filter.',
      'Your real height and measurements. Nobody is too short, too tall or too old for every job.',
      'Images, videos or PDFs, up to 10MB each, up to five in total.',
      'Applying is free. We never ask for money. If someone does in our name, please tell us.',
    ],
  },
} as const
