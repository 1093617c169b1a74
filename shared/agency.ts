/**
 * Everything that an agency changes to make this house its own: its name, where it sits, what it promises and
 * what it says about itself. Plain data, one file. The words of the product itself are not here.
 */
export const agency = {
  /** Shown in the navigation, in titles and in mails. The wordmark is this name, set in type. */
  name: 'Tehkhana',
  /** Under the name: in the footer, in previews of links and in the manifest. */
  line: 'Models and talent, from the lower ground floor',
  /** One or two sentences for search engines and link previews. */
  description:
    'Tehkhana is an underground agency in Delhi for authentic talent: models for editorial, commercial, runway and film, chosen for who they are.',
  /** The first year of the copyright line. */
  since: 2024,

  contact: {
    /** General matters; the footer shows this one. */
    email: 'hello@tehkhana.example',
    /** Bookings and castings. */
    bookings: 'bookings@tehkhana.example',
    /** As people dial it; `phoneLink` is the same number for a phone's dialler. */
    phone: '+91 11 5550 0142',
    phoneLink: 'tel:+911155500142',
    /** The footer's city. */
    city: 'New Delhi, India',
  },

  studio: {
    /** The contact page's panel. */
    name: 'Delhi studio',
    lines: ['Lower ground floor, Lane 4', 'Shahpur Jat', 'New Delhi 110049'],
    visits: 'By appointment only',
  },

  links: {
    instagram: { label: 'Instagram', href: 'https://www.instagram.com/tehkhana.lower.ground/' },
    /** A placeholder until there is a channel. */
    video: { label: 'YouTube', href: 'https://www.youtube.com/' },
  },

  /** How soon people hear from the agency. */
  promises: {
    enquiry: '24-48 hours',
    booking: '24-48 hours',
    application: '48-72 hours',
  },

  home: {
    headline: 'Faces nobody retouched',
    lead: 'An underground agency in Delhi for authentic talent. We find people, not types.',
    /** What was true when it was written; the about page has its own. */
    stats: [
      { figure: '50+', label: 'talent represented' },
      { figure: '200+', label: 'projects completed' },
      { figure: '15+', label: 'cities covered' },
      { figure: '5.0', label: 'average rating' },
    ],
    testimonial: {
      quote:
        'We asked for one face and were sent a contact sheet of eleven, none of them like the last. We booked three.',
      name: 'Devika Rao',
      role: 'Casting director',
    },
    /** Fictional, like everything here. */
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
      { title: 'Adults only', text: 'Everybody on our sheet is 18 or older, and has shown us so.' },
      { title: 'No is an answer', text: 'Talent may refuse a job, a pose or a garment without a reason.' },
      {
        title: 'Few, known well',
        text: 'A small roster, so that the person who answers has met the person you ask for.',
      },
    ],
    leads: [
      { name: 'Ira Mathur', role: 'Founder, scouting' },
      { name: 'Kabir Sengupta', role: 'Creative direction' },
      { name: 'Noor Sheikh', role: 'Bookings' },
    ],
    stats: [
      { figure: '150+', label: 'models' },
      { figure: '500+', label: 'projects' },
      { figure: '12', label: 'countries' },
      { figure: '24/7', label: 'reachable' },
    ],
  },
} as const
