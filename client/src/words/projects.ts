import { projectTypes } from './projectTypes'

/** The public projects' words (specification section 2, Projects). */
export const projects = {
  title: 'Projects',
  lead: 'What was made, where, and when. The moodboard first, as it hung on the wall.',
  none: 'No projects available at the moment',
  noneMore: 'Finished work is hung here as soon as the client has shown it.',
  beyond: 'There is nothing on this page',
  firstPage: 'Go to page 1',
  moodboard: (title: string) => `Moodboard of ${title}`,
  featured: 'Featured',
  types: projectTypes,
  call: {
    title: 'Something of your own in mind?',
    text: 'Tell us what it is about. Casting, crew and a room in Delhi can be part of it.',
    contact: 'Get in touch',
    models: 'See the models',
  },
} as const
