import type { OPPORTUNITY_APPLICATION_STATUSES } from '../../shared/lists'

/** An opportunity; days are relative to the day of seeding. */
export type OpenCall = {
  title: string
  company: string
  type: string
  location: string
  rate: string | null
  posted: number
  /** days from today; a past one is over */
  deadline: number | null
  closed?: true
  /** the project it casts for, by its title */
  project?: string
  /** the status for the talent who signs in */
  talent?: readonly [
    status: (typeof OPPORTUNITY_APPLICATION_STATUSES)[number],
    daysAgo: number,
    notes?: string,
  ]
  description: string
}

// The talent's active applications are the pending and the reviewed ones: three.
export const openCalls: readonly OpenCall[] = [
  {
    title: 'Shoulders for a spring show',
    company: 'Pinjra',
    type: 'Runway',
    location: 'Mumbai',
    rate: '₹22,000 a show',
    posted: 2,
    deadline: 16,
    project: 'Looking for shoulders',
    talent: ['pending', 1],
    description: 'Nine looks, one walk, corsetry over tailoring. Fitting the day before, paid as half a day.',
  },
  {
    title: 'Hands and forearms',
    company: 'Tamba Cookware',
    type: 'Commercial',
    location: 'Bengaluru',
    rate: '₹14,000 a day',
    posted: 4,
    deadline: 11,
    project: 'Hands wanted',
    description: 'Two days in a working kitchen with hot copper. Scars are welcome; tell us about allergies.',
  },
  {
    title: 'Reader, any age above eighteen',
    company: 'Ambar Eyewear',
    type: 'Commercial',
    location: 'Pune',
    rate: '₹18,000 a day',
    posted: 6,
    deadline: 8,
    talent: ['pending', 5, 'I wear +1.25 for maps. Can bring my own.'],
    description: 'You read in public and do not mind being watched doing it. Own prescription helps.',
  },
  {
    title: 'Rooftop for a slow song',
    company: 'Dead Exchange (band)',
    type: 'Music Video',
    location: 'Kolkata',
    rate: '₹12,000, one night',
    posted: 7,
    deadline: 5,
    description:
      'Someone who can stand on a parapet marked two feet from the edge, harnessed, and look bored.',
  },
  {
    title: 'Skin without make-up',
    company: 'Low Tide Skincare',
    type: 'Social Media',
    location: 'Goa',
    rate: '₹20,000 and usage',
    posted: 9,
    deadline: 21,
    talent: ['reviewed', 8, 'Freckles stay, yes?'],
    description:
      'Six months of online use in India. Faces as they are at seven in the morning, no filters, in writing.',
  },
  {
    title: 'Night watch, eight pages',
    company: 'Gully Quarterly',
    type: 'Editorial',
    location: 'New Delhi',
    rate: '₹10,000 and tearsheets',
    posted: 12,
    deadline: 14,
    description: 'Ten at night to four in the morning around the flower market. Warm clothes between frames.',
  },
  {
    title: 'Winter lookbook in daylight',
    company: 'Sunday Loom',
    type: 'Editorial',
    location: 'Jaipur',
    rate: '₹24,000 a day',
    posted: 15,
    deadline: 29,
    description: 'Two days, fourteen looks, wool. Travel from Delhi by train, window seat guaranteed.',
  },
  {
    title: 'Somebody’s grandmother',
    company: 'Kori Cotton',
    type: 'Commercial',
    location: 'Chennai',
    rate: '₹30,000 a day',
    posted: 18,
    deadline: 24,
    description:
      'Fifty-five and over, fluent in Tamil, able to fold a sari on camera without being shown how.',
  },
  {
    title: 'Fit model, menswear, size 40',
    company: 'Neel & Daughters',
    type: 'Commercial',
    location: 'Ahmedabad',
    rate: '₹6,000 a half day',
    posted: 20,
    deadline: null,
    description: 'Tuesdays until the collection is done. Chest 40, sleeve 25, patience.',
  },
  {
    title: 'Rider for a hill film',
    company: 'Khardung Motors',
    type: 'Music Video',
    location: 'Srinagar',
    rate: '₹35,000 a day',
    posted: 26,
    deadline: 2,
    talent: ['rejected', 22, 'Licence for light vehicles only.'],
    description: 'Licence for heavy motorcycles, seen by us. Helmet off for one shot, on a closed road.',
  },
  {
    title: 'Portraits on the lake',
    company: 'House editorial',
    type: 'Editorial',
    location: 'Goa',
    rate: null,
    posted: 34,
    deadline: -3,
    closed: true,
    project: 'Salt',
    talent: ['accepted', 31],
    description: 'A test for the book: expenses and prints, no fee, no usage beyond our own wall.',
  },
  {
    title: 'Catalogue, three days',
    company: 'Choori Exports',
    type: 'Commercial',
    location: 'Lucknow',
    rate: '₹9,000 a day',
    posted: 60,
    deadline: -35,
    closed: true,
    talent: ['withdrawn', 55, 'Taken back: the dates moved onto an exam.'],
    description: 'Wrists and throats for a glass bangle catalogue. Closed by the client.',
  },
]
