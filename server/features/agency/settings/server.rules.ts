import ipaddr from 'ipaddr.js'
import type { EditedSection, SectionRecord, SectionSave } from '../../../../shared/agency/agencySettings'
import {
  type Locks,
  type MailServer,
  SECRET_FIELDS,
  type SecretSection,
  type ServerSection,
  type ServerSettings,
} from '../../../../shared/agency/serverSettings'
import type { Config } from '../../../core/config'
import type { Settable } from '../../../core/settableConfig'
import { COUNTRIES } from '../../../core/text/phones'

/** The variable that wins over each field. */
const VARIABLES: { [Section in ServerSection]: Record<keyof ServerSettings[Section], Settable> } = {
  mailServer: {
    host: 'SMTP_URL',
    port: 'SMTP_URL',
    security: 'SMTP_URL',
    user: 'SMTP_URL',
    password: 'SMTP_URL',
    senderName: 'MAIL_FROM',
    senderAddress: 'MAIL_FROM',
  },
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
  'MAIL_FROM',
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
      const isServer = field === 'host' && config.SMTP_URL !== undefined
      return [field, { variable, shown: isServer ? new URL(config.SMTP_URL).host : shown }]
    }),
  )
}

/** What the settings say, as the variables that the environment would set. `secrets` are null where they cannot be read. */
export const variablesOf = (
  { mailServer, socialSignIn, privacy }: ServerSettings,
  secrets: Record<SecretSection, string | null>,
): Pick<Config, Settable> => ({
  SMTP_URL: mailServer.host ? smtpUrl(mailServer, secrets.mailServer ?? '') : undefined,
  MAIL_FROM: senderOf(mailServer),
  GOOGLE_CLIENT_ID: socialSignIn.googleClientId || undefined,
  FACEBOOK_APP_ID: socialSignIn.facebookAppId || undefined,
  FACEBOOK_APP_SECRET: secrets.socialSignIn ?? undefined,
  CLARITY_PROJECT_ID: privacy.clarityProject || undefined,
  RETENTION_UPLOAD_HOURS: privacy.uploadHours,
  RETENTION_REJECTED_DAYS: privacy.rejectedDays,
  RETENTION_ENQUIRY_MONTHS: privacy.enquiryMonths,
  RETENTION_BOOKING_MONTHS: privacy.bookingMonths,
})

/** The address of a mail server, as SMTP_URL names it. */
export function smtpUrl({ host, port, security, user }: MailServer, password: string): string {
  const options = new URLSearchParams()
  if (security === 'starttls') options.set('requireTLS', 'true')
  if (security === 'none') options.set('ignoreTLS', 'true')
  // A user that cannot sign in is a failure: some servers take mail of strangers too, and throw it away.
  if (user !== '') options.set('forceAuth', 'true')
  const name = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`
  const at = host.includes(':') ? `[${host}]` : host
  return `${security === 'tls' ? 'smtps' : 'smtp'}://${name}${at}:${port}?${options}`
}

/** The sender, as MAIL_FROM names it. */
export const senderOf = ({ senderName, senderAddress }: MailServer): string | undefined =>
  senderName && senderAddress ? `"${senderName}" <${senderAddress}>` : senderAddress || undefined

/** Whether a password may be sent there unencrypted: this machine or its network. */
function isNear(host: string): boolean {
  if (ipaddr.isValid(host))
    return ['loopback', 'private', 'uniqueLocal'].includes(ipaddr.process(host).range())
  return !host.includes('.') || /\.(local|internal|lan|home\.arpa)$/i.test(host)
}

export const NO_MAIL_ADDRESS = 'Emails cannot be sent to this address'

/** Whether mail may go to an IP address: not to those of a machine's own services, and to no group of machines. */
export const isMailAddress = (address: string): boolean =>
  ipaddr.isValid(address) &&
  !['linkLocal', 'unspecified', 'multicast', 'broadcast', 'reserved'].includes(
    ipaddr.process(address).range(),
  )

type Problem = { field: string; message: string }
const problem = (field: string, message: string): Problem => ({ field, message })

/** Whether the stored password would be sent to another server than the one for which it was saved. */
const isElsewhere = (given: MailServer, stored: MailServer) =>
  given.password.state === 'kept' &&
  (['host', 'port', 'security'] as const).some((name) => given[name] !== stored[name])

/** What is wrong with the server, its user and its password. */
function serverProblem(given: MailServer, stored: MailServer): Problem | null {
  const { host, security, user, password } = given
  const hasPassword = password.state !== 'none'
  if (host === '' && (user !== '' || hasPassword))
    return problem('host', 'Enter the server, or remove user and password')
  const isAddress = host.includes(':') || ipaddr.isValid(host)
  if (isAddress && !isMailAddress(host)) return problem('host', NO_MAIL_ADDRESS)
  if (isElsewhere(given, stored))
    return problem('password', 'Enter the password again, because the server has changed')
  if (user === '' && hasPassword) return problem('user', 'Enter the user, or remove the password')
  if (user !== '' && !hasPassword) return problem('password', 'Enter the password')
  if (host !== '' && security === 'none' && !isNear(host))
    return problem(
      'security',
      'Choose TLS or STARTTLS: without it, others could read your password and emails',
    )
  return null
}

/** What is wrong with a mail server as a whole, in the fields that the environment leaves open. */
export function mailProblem(given: MailServer, stored: MailServer, locked: Locks): Problem | null {
  const wrong = locked.host ? null : serverProblem(given, stored)
  if (wrong) return wrong
  const hasNoSender = given.host !== '' && given.senderAddress === ''
  return hasNoSender && !locked.senderAddress
    ? problem('senderAddress', 'Enter the address that your emails come from')
    : null
}

/** What is wrong with a section as a whole, and at which field. */
export function problemOf(given: SectionSave, stored: SectionRecord): Problem | null {
  if (given.section === 'mailServer') return mailProblem(given, stored.value as MailServer, stored.locked)
  if (given.section === 'region' && !COUNTRIES.includes(given.country))
    return problem('country', 'Choose a country')
  if (given.section !== 'socialSignIn') return null
  const { facebookAppId, facebookAppSecret } = given
  const hasSecret = facebookAppSecret.state !== 'none'
  if (facebookAppId !== '' && !hasSecret)
    return problem('facebookAppSecret', 'Enter the secret of the app too')
  if (facebookAppId === '' && hasSecret)
    return problem('facebookAppId', 'Enter the id of the app, or remove its secret')
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
