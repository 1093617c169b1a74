import { promised } from '../../../../shared/agency'

export const booking = {
  title: 'Book a model',
  get lead() {
    return `Tell us who, what and when.${promised('booking', (time) => ` We reply within ${time} with availability and a fee.`)}`
  },
  you: 'You',
  job: 'The job',
  clientName: 'Your name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  brand: 'Brand',
  model: 'Model',
  chooseModel: 'Choose a model',
  modelHelp: 'Type a name or a city',
  modelLoading: 'Loading models...',
  modelsFailed: 'We could not load the list of models.',
  workType: 'Type of work',
  chooseWorkType: 'Choose a type of work',
  date: 'Date required',
  dateMissing: 'Choose a date',
  datePast: 'This date is in the past',
  budget: 'Budget range',
  chooseBudget: 'Choose a budget range',
  details: 'Project details',
  detailsHelp: 'Location, hours, number of looks, and where and how long the pictures will be used',
  submit: 'Send booking request',
  sending: 'Sending...',
  privacy:
    'We use your name, company, email, phone and job details only to answer this request, and delete them after 36 months. To see or delete them sooner,',
  leftModel: 'The model you chose is no longer on our roster. Please choose from the list.',
  unknownModel: 'We could not find that model. Please choose from the list.',
  booked: (name: string) => `${name} is booked right now. You can still send a request; dates often change.`,
  bookedNote: 'Booked',
  alsoAsked: 'Also on your shortlist',
  takeAway: (name: string) => `Take ${name} away`,
  othersLeft: (count: number) =>
    count === 1
      ? 'One of your shortlist is no longer on our roster.'
      : `${count} of your shortlist are no longer on our roster.`,
  asking: 'You are asking for',
  noOne: 'Choose a model to see their photo here.',
  noOneYet: 'Not decided?',
  browse: 'Browse models',
  nobody: 'Our first models will be here soon.',
  nobodyYet: 'Do you have a job already?',
  write: 'Write to us',
  sent: {
    title: 'Request Sent Successfully',
    get lead() {
      return `Thank you.${promised('booking', (time) => ` We reply within ${time}, usually sooner on working days.`)}`
    },
    about: 'You asked for:',
    next: 'What happens next',
    steps: [
      { title: 'We read it', text: 'A booker checks your dates and the job, and asks the model.' },
      {
        title: 'We reply',
        get text() {
          const what = 'tell you availability and the fee, and ask any questions.'
          return promised('booking', (time) => `Within ${time} we ${what}`, `We ${what}`)
        },
      },
      {
        title: 'You confirm',
        text: 'Once dates and fee are agreed in writing the booking stands. Until then you owe nothing.',
      },
    ],
    more: 'Browse More Models',
    home: 'Return Home',
  },
} as const
