import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { newPassword } from '../../shared/accounts'
import { EMAIL_SHAPE } from '../../shared/text'
import { Refusal } from './refusal'

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
const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
// Every path of the site begins at its root: an address with one of its own would make links that lead nowhere.
// It is spelled as browsers spell it, so that https is seen to be https and a name in any script fits everywhere.
const siteAddress = httpAddress.pipe(
  z
    .string()
    .refine((given) => new URL(given).href === `${new URL(given).origin}/`, 'must be without a path')
    .transform((given) => `${new URL(given).origin}${given.endsWith('/') ? '/' : ''}`),
)
// `Name <address>` or an address alone. A comma would be two senders, a line break a header (S33).
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
  DEMO_DATA: z.stringbool({ error: 'must be true or false' }).default(true),
  // For tests: which of the demo agency's pictures are drawn. `few` are small profile pictures only.
  DEMO_PICTURES: z.enum(['all', 'few', 'none'], 'must be all, few or none').default('all'),
  ADMIN_EMAIL: optional.pipe(
    z.email({ pattern: EMAIL_SHAPE, error: 'must be an e-mail address' }).optional(),
  ),
  // Not trimmed, as no password is: what stands here is what is typed.
  ADMIN_PASSWORD: z
    .string()
    .refine(
      (given) => newPassword.safeParse(given).success,
      'must have 8 characters at least and 72 bytes at most',
    )
    .optional(),
  JWT_SECRET: optional.pipe(z.string().min(32, 'must have at least 32 characters').optional()),
  // A header carries it: with anything else in it no browser could ask, and nobody sign in.
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
    z.string().refine(isSender, 'must be an e-mail address, or a name and the address in <>').optional(),
  ),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_ISSUER: httpAddress.default('https://accounts.google.com'),
  FACEBOOK_APP_ID: optional,
  FACEBOOK_APP_SECRET: optional,
  FACEBOOK_GRAPH_URL: httpAddress.default('https://graph.facebook.com'),
  CLARITY_PROJECT_ID: optional.pipe(
    z
      .string()
      .regex(/^[a-z0-9]{4,32}$/i, 'must be the letters and digits of a project id')
      .optional(),
  ),
  TRUST_PROXY: whole(0, 10).default(0),
  RATE_LIMIT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  // At most what the site promises to everybody who fills in a form: shorter is allowed, longer is not.
  RETENTION_UPLOAD_HOURS: upTo(24),
  RETENTION_REJECTED_DAYS: upTo(90),
  RETENTION_ENQUIRY_MONTHS: upTo(12),
  RETENTION_BOOKING_MONTHS: upTo(36),
  ALLOWED_ORIGINS: list.pipe(z.array(httpAddress)),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

/** One without the other turns nothing on: the button would answer 501. */
const PAIRS = [
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  ['FACEBOOK_APP_SECRET', 'FACEBOOK_APP_ID'],
] as const
const paired = variables.superRefine((given, { addIssue }) => {
  for (const [one, other] of PAIRS)
    if (given[one] && !given[other])
      addIssue({ code: 'custom', path: [one], message: `must stand beside ${other}, which is not set` })
})

export type Config = Readonly<
  ReturnType<typeof readVariables> & {
    /** Absolute; `:memory:` stays as it is. */
    databasePath: string
    uploadsDir: string
    /** Where the secret, the outbox and backups of the database before a migration lie. */
    dataDir: string
  }
>

/** Takes over from the project's .env what the environment does not say; `npm start` has done so before the server. */
export function takeOverEnvFile(root: string) {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/**
 * Reads and checks the environment (contract, 'Starting it').
 * Throws a Refusal whose message is one line that names every wrong variable.
 */
export function readConfig(environment: NodeJS.ProcessEnv, root: string): Config {
  const given = readVariables(environment)
  const databasePath = given.DATABASE_PATH === ':memory:' ? ':memory:' : resolve(root, given.DATABASE_PATH)
  return {
    ...given,
    databasePath,
    uploadsDir: resolve(root, given.UPLOADS_DIR),
    dataDir: databasePath === ':memory:' ? join(root, 'data') : dirname(databasePath),
  }
}

function readVariables(environment: NodeJS.ProcessEnv) {
  // An empty value in a .env file means: not set.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = paired.safeParse(set)
  if (read.success) return read.data
  const wrong = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Refusal(`Wrong configuration. ${wrong.join('; ')}`)
}

/** Base of every address in a mail, a sitemap or a preview tag; never the request's Host header (S8). */
export function publicUrl(config: Pick<Config, 'PUBLIC_URL' | 'PORT'>): string {
  return (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/+$/, '')
}

const HERE = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])
const isElsewhere = (address: string) => !HERE.has(new URL(address).hostname)

/** True when others than who sits at this machine are meant to reach the site. */
export const isReachable = (config: Pick<Config, 'PUBLIC_URL' | 'PORT' | 'HOST'>): boolean =>
  !HERE.has(config.HOST) || isElsewhere(publicUrl(config))

/**
 * What an operator may not have meant, a line for each: allowed, so that nothing stops the start, but seldom right.
 * The demo's passwords are not among it: only who looks into the database knows whether they still hold.
 */
export function doubtsAbout(config: Config): string[] {
  const address = publicUrl(config)
  const isPublic = isElsewhere(address)
  const doubts: [isDoubtful: boolean, line: string][] = [
    [
      isPublic && new URL(address).protocol === 'http:',
      `PUBLIC_URL ${address}: passwords travel without encryption. Put HTTPS in front and say https:// here.`,
    ],
    [
      !isPublic && isReachable(config),
      `PUBLIC_URL is not the address that others type: links in mails lead to ${address}.`,
    ],
    [
      isPublic && HERE.has(config.HOST) && config.TRUST_PROXY === 0,
      `TRUST_PROXY is 0, but only a proxy reaches HOST ${config.HOST}: every visitor counts as one address, and one shuts out all. With one proxy say 1.`,
    ],
    [
      isPublic && !config.SMTP_URL,
      `SMTP_URL is not set: mails are written to ${join(config.dataDir, 'outbox')} and reach nobody.`,
    ],
    [
      config.SMTP_URL !== undefined && !config.MAIL_FROM,
      'MAIL_FROM is not set: mails come from an address that does not exist, which most mail servers refuse.',
    ],
    [
      isPublic && config.RATE_LIMIT === 'off',
      'RATE_LIMIT is off: nobody who guesses passwords or floods the forms is slowed down.',
    ],
  ]
  return doubts.flatMap(([isDoubtful, line]) => (isDoubtful ? [line] : []))
}
