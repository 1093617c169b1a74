import { z } from 'zod'
import { type Agency, emptyAgency } from './agency'

/** What an agency that starts empty has to do, in the order of its list. */
export const SETUP_TASKS = [
  'name',
  'contact',
  'look',
  'home',
  'about',
  'legal',
  'model',
  'mail',
  'backup',
] as const
export type SetupTask = (typeof SETUP_TASKS)[number]

/** The list on a superadmin's dashboard. */
export type Setup = {
  tasks: { task: SetupTask; isDone: boolean }[]
  /** false where all is done, for the demo, and once it was put away */
  isShown: boolean
  /** true while tasks are left that somebody has put away */
  isPutAway: boolean
  /** true while search engines are asked not to list the site */
  isUnlisted: boolean
}

export const setupVisibility = z.object({ isPutAway: z.boolean() })
export type SetupVisibility = z.output<typeof setupVisibility>

export const isNamed = ({ name }: Pick<Agency, 'name'>): boolean => name !== emptyAgency.name
export const isReachable = ({ contact }: Pick<Agency, 'contact'>): boolean =>
  [contact.email, contact.bookings, contact.phone].some(Boolean)

/** Whether the agency has a name and an address: before that, its site is in no search engine. */
export const isIntroduced = (agency: Pick<Agency, 'name' | 'contact'>): boolean =>
  isNamed(agency) && isReachable(agency)
