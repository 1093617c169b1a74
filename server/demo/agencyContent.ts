import { type Agency, emptyAgency } from '../../shared/agency'
import { INDIA } from '../../shared/region'

/** The demo agency's content. All of it is invented. */
export const demoAgency: Agency = {
  name: 'Tehkhana',
  line: 'Models and talent, from a basement in Delhi',
  description:
    'Tehkhana is an underground agency in Delhi for authentic talent: models for editorial, commercial, runway and film, chosen for who they are.',
  since: 2024,
  city: 'New Delhi, India',

  contact: {
    email: 'hello@tehkhana.example',
    bookings: 'bookings@tehkhana.example',
    phone: '+91 11 5550 0142',
    whatsapp: '',
    studio: 'Delhi studio',
    studioLines: ['Lower ground floor, Lane 4', 'Shahpur Jat', 'New Delhi 110049'],
    visits: 'By appointment only',
    links: [
      { label: 'Instagram', href: 'https://www.instagram.com/tehkhana.lower.ground/' },
      // A placeholder until there is a channel.
      { label: 'YouTube', href: 'https://www.youtube.com/' },
    ],
  },

  answerTimes: {
    enquiry: '24-48 hours',
    booking: '24-48 hours',
    application: '48-72 hours',
  },

  money: { budgetRanges: [] },
  region: INDIA,
  legal: { ...emptyAgency.legal, courts: 'New Delhi' },
  look: { logo: null, logoOnDark: null, accent: '', icon: null, sharePicture: 'demo' },

  home: {
    headline: 'Faces, as they are',
    lead: 'An underground agency in Delhi for authentic talent. We find people, not types.',
    figures: [
      { figure: '50+', label: 'talent represented' },
      { figure: '200+', label: 'projects completed' },
      { figure: '15+', label: 'cities covered' },
      { figure: '5.0', label: 'average rating' },
    ],
    quotation: {
      text: 'We asked for one face and were sent a contact sheet of eleven, none of them like the last. We booked three.',
      name: 'Devika Rao',
      role: 'Casting director',
    },
    brands: ['Kori Cotton', 'Sunday Loom', 'Ambar Eyewear', 'Neel & Daughters', 'Pinjra', 'Third Monsoon'],
  },

  about: {
    manifesto:
      'Beauty is what is left when nothing has been corrected. We represent people as they walk in: the scar, the gap, the grey, the stare.',
    origin: [
      'It began in a borrowed darkroom under a tailor’s shop in Shahpur Jat, with one enlarger and a wall of contact sheets of people met on the street, on night buses, at weddings.',
      'A photographer saw the wall and asked who represented them. Nobody did. The name of the room became the name of the agency: tehkhana, the room below.',
    ],
    principles: [
      { title: 'As they are', text: 'Polaroids first. No retouching of skin, ever, on anything we send.' },
      {
        title: 'Paid on time',
        text: 'Fees are agreed in writing before the call time, and paid when the job is done.',
      },
      { title: 'Adults only', text: 'Everyone we represent is 18 or older.' },
      {
        title: 'No is an answer',
        text: 'Models can say no to a job, a pose or an outfit, without giving a reason.',
      },
      {
        title: 'Known well',
        text: 'The person who answers you has met the model you ask for.',
      },
    ],
    leads: [
      { name: 'Ira Mathur', role: 'Founder, scouting', picture: null },
      { name: 'Kabir Sengupta', role: 'Creative direction', picture: null },
      { name: 'Noor Sheikh', role: 'Bookings', picture: null },
    ],
    figures: [
      { figure: '150+', label: 'models' },
      { figure: '500+', label: 'projects' },
      { figure: '12', label: 'countries' },
      { figure: '24/7', label: 'reachable' },
    ],
  },
}
