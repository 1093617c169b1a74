import { agency } from '../../../shared/agency'
import { bookingFirst } from '../../../shared/firstWords'
import { forms } from './forms'

/** The words of the booking request form and of its confirmation. Specification section 2, Booking. */
export const booking = {
  ...bookingFirst,
  you: 'You',
  job: 'The job',
  clientName: 'Your name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  brand: 'Brand',
  model: 'Model',
  modelHelp: 'Type a name or a city',
  modelLoading: 'Loading models...',
  modelsFailed: 'The list of models could not be loaded.',
  workType: 'Type of work',
  chooseWorkType: 'Choose a type of work',
  date: 'Date required',
  dateHelp: 'The first day, if there are several',
  dateMissing: 'Choose a date',
  datePast: 'Choose today or a later day',
  budget: 'Budget range',
  chooseBudget: 'Choose a budget range',
  details: 'Project details',
  detailsHelp: 'Where, how many hours, how many looks, where the pictures will be seen and for how long',
  submit: 'Send booking request',
  sending: 'Sending...',
  kept: forms.kept,
  tooMany: `Too many requests have come from your connection in the last hour. Please wait a little, or call ${agency.contact.phone}.`,
  offline: 'There was no answer. Check your connection, then send it again: it will not be booked twice.',
  check: 'Some fields need another look. They are marked below.',
  privacy:
    'We keep your name, company, email, phone and what you write about the job, to answer this request and nothing else. Requests are removed after 36 months. To see yours or have it removed earlier, write to',
  leftModel: 'The model you had chosen is no longer on our roster. Please choose from the list.',
  unknownModel: 'We could not find the model of that link. Please choose from the list.',
  booked: (name: string) => `${name} is booked at the moment. Send the request anyway: dates move.`,
  bookedNote: 'Booked',
  asking: 'You are asking for',
  noOne: 'Choose a model, and the frame will hang here.',
  noOneYet: 'Nobody chosen yet? Look through the sheet first.',
  browse: 'Browse models',
  sent: {
    title: 'Request Sent Successfully',
    lead: `Thank you. We answer within ${agency.promises.booking}, on working days usually sooner.`,
    about: 'You asked for:',
    next: 'What happens next',
    steps: [
      { title: 'We read it', text: 'A booker looks at your dates and the job, and asks the model.' },
      {
        title: 'We answer',
        text: `Within ${agency.promises.booking} you hear from us: availability, fee and any questions.`,
      },
      {
        title: 'You confirm',
        text: 'Once dates and fee are agreed in writing the booking stands. Until then nothing is owed.',
      },
    ],
    more: 'Browse More Models',
    home: 'Return Home',
  },
} as const
