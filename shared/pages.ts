import { agency } from './agency'
import { paths } from './paths'

/** What search engines and link previews are told of a page whose words do not depend on data. */
export type PageFacts = {
  title: string
  description: string
  /** Asked not to be listed: pages of one person, and forms that are no use to a searcher. */
  isPrivate?: boolean
}

/** The public pages by path, in the order of the sitemap. The window's title in the browser is the same. */
export const publicPages: Record<string, PageFacts> = {
  [paths.home]: { title: '', description: '' },
  [paths.models]: {
    title: 'Our Models',
    description: 'Faces, measurements and cities of everybody we represent. Find a face and book it.',
  },
  [paths.bookModel]: {
    title: 'Book a Model',
    description: `Ask for a model: the day, the work and the budget. Somebody answers within ${agency.promises.booking}.`,
  },
  [paths.projects]: {
    title: 'Projects',
    description: 'Fashion, campaigns, editorials and films that our talent and our studio have made.',
  },
  [paths.about]: {
    title: 'About',
    description: 'Where the agency comes from, what it stands for and who runs it.',
  },
  [paths.contact]: {
    title: 'Get in Touch',
    description: `Write to us about a brand, a model, a casting or the press. We answer within ${agency.promises.enquiry}.`,
  },
  [paths.register]: {
    title: 'Model Registration',
    description: `Apply to join: who you are, a few plain pictures, and why. We answer within ${agency.promises.application}.`,
  },
  [paths.terms]: { title: 'Terms and Conditions', description: 'The terms under which you use this site.' },
  [paths.privacy]: {
    title: 'Privacy Policy',
    description: 'What we keep about you, why, for how long, and your rights.',
  },
  [paths.cookies]: {
    title: 'Cookie Policy',
    description: 'What this site stores in your browser, and how to refuse it.',
  },
}

/** Pages that no search engine should list. */
export const privatePages: Record<string, PageFacts> = {
  [paths.signUp]: { title: 'Join Agency', description: 'Make a model account.', isPrivate: true },
  [paths.login]: { title: 'Sign in', description: 'Sign in to your dashboard.', isPrivate: true },
}
