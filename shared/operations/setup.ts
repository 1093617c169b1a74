import { z } from 'zod'
import { type Agency, emptyAgency } from '../agency'

/** The steps of the setup wizard, in their order; also the last part of each one's address. */
export const SETUP_STEPS = ['you', 'agency', 'look', 'mail', 'models', 'legal', 'team'] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

/** What an agency that starts empty has to do, in the order of its list. */
export const SETUP_TASKS = [
  'name',
  'contact',
  'look',
  'icon',
  'home',
  'about',
  'money',
  'legal',
  'model',
  'featured',
  'mail',
  'colleague',
  'backup',
] as const
export type SetupTask = (typeof SETUP_TASKS)[number]

/** The list on a superadmin's dashboard, and where the wizard goes on. */
export type Setup = {
  tasks: { task: SetupTask; isDone: boolean }[]
  /** false where all is done, for the demo, and once it was put away */
  isShown: boolean
  /** true while tasks are left that somebody has put away */
  isPutAway: boolean
  /** the step of the wizard that nobody has saved or put off yet; null after the last */
  nextStep: SetupStep | null
  /** the steps that somebody has put off, and whose task is still open */
  putOff: SetupStep[]
}

export const setupVisibility = z.object({ isPutAway: z.boolean() })
export type SetupVisibility = z.output<typeof setupVisibility>

/** A step that was saved or put off. */
export const passedStep = z.object({
  step: z.enum(SETUP_STEPS),
  isPutOff: z.boolean().optional().default(false),
})
export type PassedStep = z.output<typeof passedStep>

/** Whether the agency has a name of its own. */
export const isNamed = ({ name }: Pick<Agency, 'name'>): boolean => name !== emptyAgency.name
/** Whether visitors read how to reach the agency. */
export const isReachable = ({ contact }: Pick<Agency, 'contact'>): boolean =>
  [contact.email, contact.bookings, contact.phone].some(Boolean)
/** Whether the agency has said which courts decide. */
export const isLegal = ({ legal }: Pick<Agency, 'legal'>): boolean => legal.courts !== ''

/** Whether the agency has said who it is: before that, search engines are asked not to list its site. */
export const isFinished = (agency: Pick<Agency, 'name' | 'contact' | 'legal'>): boolean =>
  isNamed(agency) && isReachable(agency) && isLegal(agency)
