import type { Config } from './config'

/** The variables that are also fields of the back office, which count where the environment says nothing. */
const SETTABLE = [
  'SMTP_URL',
  'MAIL_FROM',
  'GOOGLE_CLIENT_ID',
  'FACEBOOK_APP_ID',
  'FACEBOOK_APP_SECRET',
  'CLARITY_PROJECT_ID',
  'RETENTION_UPLOAD_HOURS',
  'RETENTION_REJECTED_DAYS',
  'RETENTION_ENQUIRY_MONTHS',
  'RETENTION_BOOKING_MONTHS',
] as const satisfies readonly (keyof Config)[]
export type Settable = (typeof SETTABLE)[number]

/** Puts what the back office says into effect, for the variables that the environment leaves unset. */
export function takeOverSettings(config: Config, settings: Pick<Config, Settable>): void {
  const open = SETTABLE.filter((name) => !config.fromEnvironment.has(name))
  Object.assign(config, Object.fromEntries(open.map((name) => [name, settings[name]])))
}
