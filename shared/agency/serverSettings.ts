import { z } from 'zod'
import { emailOrBlank, line } from '../text/text'
import { RETENTION_MAX } from './retention'

/** Microsoft Clarity's id of a project. */
export const CLARITY_PROJECT = /^[a-z0-9]{4,32}$/i

const period = (name: keyof typeof RETENTION_MAX) => {
  const most = RETENTION_MAX[name]
  const error = `Enter a whole number from 1 to ${most}`
  return z.int(error).min(1, error).max(most, error).default(most)
}

const SECRET_MAX = 300
/** A secret on its form. Its text is only ever sent to the server: a form gets `none` or `kept`. */
const secret = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('none') }),
    /** As it is stored, since `at`; `isReadable` is false where the server has another key than at that time. */
    z.object({ state: z.literal('kept'), at: z.iso.datetime(), isReadable: z.boolean() }),
    // Not trimmed: a password is taken as typed.
    z.object({
      state: z.literal('new'),
      text: z.string().min(1).max(SECRET_MAX, `At most ${SECRET_MAX} characters`),
    }),
  ])
  .default({ state: 'none' })
export type Secret = z.output<typeof secret>

const NO_PORT = 'Enter a port: 465 or 587, or the one your provider names'
const HOST_PART = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?'
/** A name or an IPv4 address, or an IPv6 address. No scheme, no port, no path. */
const HOST = new RegExp(`^(?:${HOST_PART}(?:\\.${HOST_PART})*|[0-9a-f:.]*:[0-9a-f:.]*)$`, 'i')

/** TLS from the first byte; a switch to TLS, without which nothing is sent; none at all. */
export const MAIL_SECURITY = ['tls', 'starttls', 'none'] as const

/** The settings that variables of the environment can say too, and win. */
export const serverSections = {
  mailServer: z.object({
    /** Blank for none: mails are then written as files. */
    host: line(253).refine(
      (given) => given === '' || HOST.test(given),
      'Enter the name of the server, without https:// and without its port',
    ),
    port: z.int(NO_PORT).min(1, NO_PORT).max(65_535, NO_PORT),
    security: z.enum(MAIL_SECURITY),
    user: line(200),
    password: secret,
    senderName: line(60).refine((given) => !/[<>"\\]/.test(given), 'Leave out < > " and \\'),
    senderAddress: emailOrBlank,
  }),
  socialSignIn: z.object({
    googleClientId: line(200).refine(
      (given) => given === '' || /^[\w-]+(\.[\w-]+)*\.apps\.googleusercontent\.com$/.test(given),
      'Enter a client id that ends with .apps.googleusercontent.com',
    ),
    facebookAppId: line(40).refine((given) => /^\d*$/.test(given), 'Enter the digits of the app id'),
    facebookAppSecret: secret,
  }),
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
export type MailServer = z.output<typeof serverSections.mailServer>
export type ServerSettings = { [Section in ServerSection]: z.output<(typeof serverSections)[Section]> }

/** The field of a section that is a secret. It is stored apart from its section, encrypted. */
export const SECRET_FIELDS = {
  mailServer: 'password',
  socialSignIn: 'facebookAppSecret',
} as const satisfies {
  [Section in ServerSection]?: keyof ServerSettings[Section]
}
export type SecretSection = keyof typeof SECRET_FIELDS

/** A field that the environment says, so that its form cannot: the variable, and what may be shown of it. */
type Lock = { variable: string; shown: string }
/** By field. */
export type Locks = Readonly<Record<string, Lock>>
