import { projectTypes } from '../../copy/projectTypes'

export const projects = {
  title: 'Projects',
  lead: 'Our recent work, with the moodboard behind it.',
  leadWithoutBoards: 'Our recent work.',
  none: 'No projects available at the moment',
  noneMore: 'Projects appear here once the client has published them.',
  beyond: 'This page is empty',
  firstPage: 'Go to page 1',
  moodboard: (title: string) => `Moodboard for ${title}`,
  featured: 'Featured',
  types: projectTypes,
  call: {
    title: 'Have a project in mind?',
    text: 'Tell us about it. We can help with casting, crew and a studio.',
    contact: 'Get in touch',
    models: 'See the models',
  },
} as const
