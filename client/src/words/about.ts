/** The about page's words (specification section 2, About). Its content is in shared/agency. */
export const about = {
  title: 'About',
  manifesto: 'Manifesto',
  origin: 'Where we come from',
  principles: 'Five principles',
  leads: 'Creative leads',
  stats: 'The agency in figures',
  call: {
    title: 'Come down the stairs',
    text: 'By appointment, with or without a portfolio.',
    contact: 'Get in touch',
    models: 'See the models',
  },
} as const
