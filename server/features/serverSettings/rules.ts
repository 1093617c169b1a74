import type { EditedSection, SectionSave } from '../../../shared/agencySettings'
import {
  type Locks,
  SECRET_FIELDS,
  type SecretSection,
  type ServerSection,
  type ServerSettings,
} from '../../../shared/serverSettings'
import type { Config } from '../../core/config'
import type { Settable } from '../../core/settableConfig'

/** The variable that wins over each field. */
const VARIABLES: { [Section in ServerSection]: Record<keyof ServerSettings[Section], Settable> } = {
  socialSignIn: {
    googleClientId: 'GOOGLE_CLIENT_ID',
    facebookAppId: 'FACEBOOK_APP_ID',
    facebookAppSecret: 'FACEBOOK_APP_SECRET',
  },
  privacy: {
    clarityProject: 'CLARITY_PROJECT_ID',
    uploadHours: 'RETENTION_UPLOAD_HOURS',
    rejectedDays: 'RETENTION_REJECTED_DAYS',
    enquiryMonths: 'RETENTION_ENQUIRY_MONTHS',
    bookingMonths: 'RETENTION_BOOKING_MONTHS',
  },
}

/** What a form may show of a variable: nothing of one that contains a secret. */
const SHOWN = new Set<Settable>([
  'GOOGLE_CLIENT_ID',
  'FACEBOOK_APP_ID',
  'CLARITY_PROJECT_ID',
  'RETENTION_UPLOAD_HOURS',
  'RETENTION_REJECTED_DAYS',
  'RETENTION_ENQUIRY_MONTHS',
  'RETENTION_BOOKING_MONTHS',
])

/** The fields of a section that the environment says. */
export function locksOf(config: Config, section: EditedSection): Locks {
  if (!(section in VARIABLES)) return {}
  const variables = Object.entries<Settable>(VARIABLES[section as ServerSection])
  const locked = variables.filter(([, variable]) => config.fromEnvironment.has(variable))
  return Object.fromEntries(
    locked.map(([field, variable]) => {
      const shown = SHOWN.has(variable) ? String(config[variable] ?? '') : ''
      return [field, { variable, shown }]
    }),
  )
}

/** What the settings say, as the variables that the environment would set. `secrets` are null where they cannot be read. */
export const variablesOf = (
  { socialSignIn, privacy }: ServerSettings,
  secrets: Record<SecretSection, string | null>,
): Pick<Config, Settable> => ({
  GOOGLE_CLIENT_ID: socialSignIn.googleClientId || undefined,
  FACEBOOK_APP_ID: socialSignIn.facebookAppId || undefined,
  FACEBOOK_APP_SECRET: secrets.socialSignIn ?? undefined,
  CLARITY_PROJECT_ID: privacy.clarityProject || undefined,
  RETENTION_UPLOAD_HOURS: privacy.uploadHours,
  RETENTION_REJECTED_DAYS: privacy.rejectedDays,
  RETENTION_ENQUIRY_MONTHS: privacy.enquiryMonths,
  RETENTION_BOOKING_MONTHS: privacy.bookingMonths,
})

/** What is wrong with a section as a whole, and at which field. */
export function problemOf(given: SectionSave): { field: string; message: string } | null {
  if (given.section !== 'socialSignIn') return null
  const { facebookAppId, facebookAppSecret } = given
  const hasSecret = facebookAppSecret.state !== 'none'
  if (facebookAppId !== '' && !hasSecret)
    return { field: 'facebookAppSecret', message: 'Enter the secret of the app too' }
  if (facebookAppId === '' && hasSecret)
    return { field: 'facebookAppId', message: 'Enter the id of the app, or remove its secret' }
  return null
}

/** The section with a secret, if it has one. */
export const secretSection = (section: string): SecretSection | null =>
  section in SECRET_FIELDS ? (section as SecretSection) : null

/** A section's value without its secret, as it is stored. */
export function withoutSecret(section: string, value: object): object {
  const of = secretSection(section)
  if (of === null) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== SECRET_FIELDS[of]))
}
