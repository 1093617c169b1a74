import type { EditedSection } from '../../../shared/agencySettings'
import type { Locks, ServerSection, ServerSettings } from '../../../shared/serverSettings'
import type { Config } from '../../core/config'
import type { Settable } from '../../core/settableConfig'

/** The variable that wins over each field. */
const VARIABLES: { [Section in ServerSection]: Record<keyof ServerSettings[Section], Settable> } = {
  privacy: {
    clarityProject: 'CLARITY_PROJECT_ID',
    uploadHours: 'RETENTION_UPLOAD_HOURS',
    rejectedDays: 'RETENTION_REJECTED_DAYS',
    enquiryMonths: 'RETENTION_ENQUIRY_MONTHS',
    bookingMonths: 'RETENTION_BOOKING_MONTHS',
  },
}

/** The fields of a section that the environment says. */
export function locksOf(config: Config, section: EditedSection): Locks {
  if (!(section in VARIABLES)) return {}
  const variables = Object.entries<Settable>(VARIABLES[section as ServerSection])
  const locked = variables.filter(([, variable]) => config.fromEnvironment.has(variable))
  return Object.fromEntries(
    locked.map(([field, variable]) => [field, { variable, shown: String(config[variable] ?? '') }]),
  )
}

/** What the settings say, as the variables that the environment would set. */
export const variablesOf = ({ privacy }: ServerSettings): Pick<Config, Settable> => ({
  CLARITY_PROJECT_ID: privacy.clarityProject || undefined,
  RETENTION_UPLOAD_HOURS: privacy.uploadHours,
  RETENTION_REJECTED_DAYS: privacy.rejectedDays,
  RETENTION_ENQUIRY_MONTHS: privacy.enquiryMonths,
  RETENTION_BOOKING_MONTHS: privacy.bookingMonths,
})
