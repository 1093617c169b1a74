import { z } from 'zod'
import { RETENTION_MAX } from './retention'
import { line } from './text'

/** Microsoft Clarity's id of a project. */
export const CLARITY_PROJECT = /^[a-z0-9]{4,32}$/i

const period = (name: keyof typeof RETENTION_MAX) => {
  const most = RETENTION_MAX[name]
  const error = `Enter a whole number from 1 to ${most}`
  return z.int(error).min(1, error).max(most, error).default(most)
}

/** The settings that variables of the environment can say too, and win. */
export const serverSections = {
  privacy: z.object({
    /** Of session replay; blank for none. */
    clarityProject: line(60).refine(
      (given) => given === '' || CLARITY_PROJECT.test(given),
      'Enter the letters and digits of the project id',
    ),
    uploadHours: period('uploadHours'),
    rejectedDays: period('rejectedDays'),
    enquiryMonths: period('enquiryMonths'),
    bookingMonths: period('bookingMonths'),
  }),
}
export type ServerSection = keyof typeof serverSections
export type ServerSettings = { [Section in ServerSection]: z.output<(typeof serverSections)[Section]> }

/** A field that the environment says, so that its form cannot: the variable, and what may be shown of it. */
export type Lock = { variable: string; shown: string }
/** By field. */
export type Locks = Readonly<Record<string, Lock>>
