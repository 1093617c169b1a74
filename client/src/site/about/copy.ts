/** Copy of the about page. What the agency says of itself is in its settings. */
export const about = {
  title: 'About',
  empty: 'What we stand for and who we are will be here soon. Until then, ask us anything.',
  manifesto: 'Manifesto',
  strip: 'Some of our models',
  origin: 'Where we come from',
  principles: (count: number) => (count === 5 ? 'Five principles' : 'Our principles'),
  leads: 'Creative leads',
  portrait: (name: string) => `Portrait of ${name}`,
  stats: 'The agency in figures',
  call: {
    visit: { title: 'Visit us', text: 'By appointment, with or without a portfolio.' },
    write: { title: 'Talk to us', text: 'With or without a portfolio.' },
    contact: 'Get in touch',
    models: 'See the models',
  },
} as const
