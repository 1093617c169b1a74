import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { newPassword } from '../../shared/access/accounts'
import { agency } from '../../shared/agency'
import { RETENTION_MAX } from '../../shared/agency/retention'
import { CLARITY_PROJECT } from '../../shared/agency/serverSettings'
import { EMAIL_SHAPE } from '../../shared/text/text'
import { bucketPlace, MEDIA_URL_SHAPE } from './files/mediaUrl'
import { REPLICA_URL_SHAPE, replicaPlace } from './replica/place'
import { StartupError } from './startupError'

// Digits only: `coerce` would read a blank as 0.
const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`
  const digits = z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, error)
  return digits.transform(Number).pipe(z.number().min(least, error).max(most, error))
}
const upTo = (most: number) => whole(1, most).default(most)
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`)
const optional = z
  .string()
  .trim()
  .optional()
  .transform((given) => given || undefined)
const bucketAddress = optional.pipe(
  z
    .string()
    .refine((given) => bucketPlace(given) !== null, MEDIA_URL_SHAPE)
    .optional(),
)
const longSecret = optional.pipe(z.string().min(32, 'must have at least 32 characters').optional())
const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
// Served from the root: a path would make broken links. `URL` normalizes the scheme and international host names.
const siteAddress = httpAddress.pipe(
  z
    .string()
    .refine((given) => new URL(given).href === `${new URL(given).origin}/`, 'must be without a path')
    .transform((given) => `${new URL(given).origin}${given.endsWith('/') ? '/' : ''}`),
)
// `Name <address>` or an address alone. A comma would mean two senders, a line break a header (S33).
const SENDER = /^(?:"[^"<>\r\n]*" *|[^"<>,;:\r\n]*)<([^<>\s]+)>$|^([^<>\s]+)$/
const isSender = (given: string) => {
  const [, named, bare] = SENDER.exec(given) ?? []
  return z.email({ pattern: EMAIL_SHAPE }).safeParse(named ?? bare).success
}
const list = optional.transform((given) => given?.split(',').map((part) => part.trim()) ?? [])

const variables = z.object({
  NODE_ENV: oneOf(['production', 'development', 'test']).default('production'),
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: optional.pipe(siteAddress.optional()),
  DATABASE_PATH: z.string().min(1).default('data/agency.sqlite'),
  UPLOADS_DIR: z.string().min(1).default('uploads'),
  REPLICA_URL: optional.pipe(
    z
      .string()
      .refine((given) => replicaPlace(given) !== null, REPLICA_URL_SHAPE)
      .optional(),
  ),
  MEDIA_URL: bucketAddress,
  BACKUP_URL: bucketAddress,
  MEDIA_CACHE_MB: whole(100, 99_999_999).default(2_048),
  AWS_ACCESS_KEY_ID: optional,
  AWS_SECRET_ACCESS_KEY: optional,
  AWS_REGION: optional,
  // The default follows PUBLIC_URL: see readConfig.
  DEMO_DATA: z.stringbool({ error: 'must be true or false' }).optional(),
  // For tests: which sizes of the demo's photos are stored. `few` means those that are ready made.
  DEMO_PICTURES: z.enum(['all', 'few', 'none'], 'must be all, few or none').default('all'),
  ADMIN_EMAIL: optional.pipe(z.email({ pattern: EMAIL_SHAPE, error: 'must be an email address' }).optional()),
  // Not trimmed: passwords are taken as typed.
  ADMIN_PASSWORD: z
    .string()
    .refine(
      (given) => newPassword.safeParse(given).success,
      'must have at least 8 characters and at most 72 bytes',
    )
    .optional(),
  JWT_SECRET: longSecret,
  // It is sent as a header, so other characters would block every request.
  AGENCY_KEY: optional.pipe(
    z
      .string()
      .regex(/^[ -~]+$/, 'must be plain ASCII: no accents, no other scripts, no tabs')
      .optional(),
  ),
  SMTP_URL: optional.pipe(
    z
      .url({
        protocol: /^smtps?$/,
        hostname: /./,
        error: 'must start with smtp:// or smtps:// and name a server',
      })
      .optional(),
  ),
  MAIL_FROM: optional.pipe(
    z.string().refine(isSender, 'must be an email address, or a name and an address in <>').optional(),
  ),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_ISSUER: httpAddress.default('https://accounts.google.com'),
  FACEBOOK_APP_ID: optional,
  FACEBOOK_APP_SECRET: optional,
  FACEBOOK_GRAPH_URL: httpAddress.default('https://graph.facebook.com'),
  CLARITY_PROJECT_ID: optional.pipe(
    z.string().regex(CLARITY_PROJECT, 'must be the letters and digits of a project id').optional(),
  ),
  TRUST_PROXY: whole(0, 10).default(0),
  NIGHTLY_BACKUP: z.enum(['on', 'off', 'auto'], 'must be on, off or auto').default('auto'),
  RATE_LIMIT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  OFFLINE_SHEETS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  // At most what the privacy notices promise: shorter is allowed, longer is not.
  RETENTION_UPLOAD_HOURS: upTo(RETENTION_MAX.uploadHours),
  RETENTION_REJECTED_DAYS: upTo(RETENTION_MAX.rejectedDays),
  RETENTION_ENQUIRY_MONTHS: upTo(RETENTION_MAX.enquiryMonths),
  RETENTION_BOOKING_MONTHS: upTo(RETENTION_MAX.bookingMonths),
  STATUS_TOKEN: longSecret,
  METRICS_TOKEN: longSecret,
  ALLOWED_ORIGINS: list.pipe(z.array(httpAddress)),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

/** One without the other enables nothing: the button would answer 501. */
const PAIRS = [
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  ['FACEBOOK_APP_SECRET', 'FACEBOOK_APP_ID'],
  ['MEDIA_URL', 'AWS_ACCESS_KEY_ID'],
  ['MEDIA_URL', 'AWS_SECRET_ACCESS_KEY'],
  ['BACKUP_URL', 'AWS_ACCESS_KEY_ID'],
  ['BACKUP_URL', 'AWS_SECRET_ACCESS_KEY'],
] as const
const paired = variables.superRefine((given, { addIssue }) => {
  for (const [one, other] of PAIRS)
    if (given[one] && !given[other])
      addIssue({ code: 'custom', path: [one], message: `must be set together with ${other}` })
})

export type Config = Readonly<
  Omit<ReturnType<typeof readVariables>, 'DEMO_DATA'> & {
    /** Default: true unless PUBLIC_URL names another machine. */
    DEMO_DATA: boolean
    /** Absolute; `:memory:` is unchanged. */
    databasePath: string
    uploadsDir: string
    /** Holds the secret, the outbox and the database copies made before migrations. */
    dataDir: string
    /** The variables that the environment sets. */
    fromEnvironment: ReadonlySet<string>
  }
>

/** Fills unset variables from the project's .env; `npm start` has already done so for the server. */
export function takeOverEnvFile(root: string) {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/** Reads and checks the environment. Throws a StartupError whose one line names every wrong variable. */
export function readConfig(environment: NodeJS.ProcessEnv, root: string): Config {
  const given = readVariables(environment)
  const databasePath = given.DATABASE_PATH === ':memory:' ? ':memory:' : resolve(root, given.DATABASE_PATH)
  return {
    ...given,
    DEMO_DATA: given.DEMO_DATA ?? !hasPublicAddress(given),
    databasePath,
    uploadsDir: resolve(root, given.UPLOADS_DIR),
    dataDir: databasePath === ':memory:' ? join(root, 'data') : dirname(databasePath),
    fromEnvironment: new Set(Object.keys(set(environment))),
  }
}

// An empty value in a .env file means: not set.
const set = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))

function readVariables(environment: NodeJS.ProcessEnv) {
  const read = paired.safeParse(set(environment))
  if (read.success) return read.data
  // One value can break two rules with the same message.
  const wrong = new Set(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  throw new StartupError(`Wrong configuration. ${[...wrong].join('; ')}`)
}

/** Base of every address in a mail, a sitemap or a preview tag; never the request's Host header (S8). */
export function publicUrl(config: Pick<Config, 'PUBLIC_URL' | 'PORT'>): string {
  return (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/+$/, '')
}

const HERE = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])
const isElsewhere = (address: string) => !HERE.has(new URL(address).hostname)

/** True when PUBLIC_URL names another machine. HOST alone does not count. */
export const hasPublicAddress = (config: Pick<Config, 'PUBLIC_URL' | 'PORT'>): boolean =>
  isElsewhere(publicUrl(config))

/** The demo agency's content: found without demo data, nobody has set up the agency. */
const DEMO_AGENCY = {
  name: 'Tehkhana',
  contact: { email: 'hello@tehkhana.example', bookings: 'bookings@tehkhana.example' },
}
const isStillDemo = ({ name, contact }: typeof DEMO_AGENCY) =>
  name === DEMO_AGENCY.name ||
  [DEMO_AGENCY.contact.email, DEMO_AGENCY.contact.bookings].some((address) =>
    [contact.email, contact.bookings].includes(address),
  )

/**
 * Warnings about a valid but probably unintended configuration, one line each. The demo passwords are checked
 * elsewhere, because only the database knows whether they still work.
 */
export function doubtsAbout(config: Config, says: typeof DEMO_AGENCY = agency): string[] {
  const address = publicUrl(config)
  const isPublic = hasPublicAddress(config)
  const doubts: [isDoubtful: boolean, line: string][] = [
    [
      isPublic && new URL(address).protocol === 'http:',
      `PUBLIC_URL ${address}: passwords are sent unencrypted. Use HTTPS and an https:// address.`,
    ],
    [
      !isPublic && !HERE.has(config.HOST),
      `PUBLIC_URL is not a public address, but HOST ${config.HOST} is open to other machines: links in emails lead to ${address}${config.DEMO_DATA ? ', and the passwords of the demo agency are in the public source code' : ''}.`,
    ],
    [
      isPublic && HERE.has(config.HOST) && config.TRUST_PROXY === 0,
      `TRUST_PROXY is 0, but only a proxy can reach HOST ${config.HOST}. All visitors then share one rate limit, so one visitor can block the rest. With one proxy, set it to 1.`,
    ],
    [
      isPublic && !config.SMTP_URL,
      `SMTP_URL is not set, nor a mail server in the settings: emails are saved in ${join(config.dataDir, 'outbox')} and are not sent.`,
    ],
    [
      config.SMTP_URL !== undefined && !config.MAIL_FROM,
      'MAIL_FROM is not set: emails have a sender that does not exist, and most mail servers will refuse them.',
    ],
    [
      isPublic && config.RATE_LIMIT === 'off',
      'RATE_LIMIT is off: nothing slows down people who guess passwords or flood the forms.',
    ],
    [
      !config.DEMO_DATA && isStillDemo(says),
      `DEMO_DATA is false, but the settings still have the name or an address of the demo agency. The site shows them, and emails about bookings and enquiries go to ${says.contact.email}.`,
    ],
  ]
  return doubts.flatMap(([isDoubtful, line]) => (isDoubtful ? [line] : []))
}
