import { z } from 'zod'
import { localDay } from '../format'
import { EMAIL_MAX, LINK_MAX, PHONE_MAX } from '../limits'

// `trim` keeps zero-width and byte-order marks; a name made of them would look empty.
const EDGE = /[\s\u200B-\u200D\u2060\uFEFF]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point (S38)
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/u
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point (S38)
const CONTROL_OR_BREAK = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]/u
// No script needs more marks on one letter (UAX #15), and sorting a longer run takes quadratic time.
const TOO_MANY_MARKS = /\p{M}{31}/u

/** Length in code points. */
export function length(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

/**
 * The most UTF-16 units to process where `max` code points are allowed: surrogate pairs, decomposed letters and
 * surrounding blanks make the input longer than its result.
 */
const rawMax = (max: number) => 4 * max + 100

/** True when no spelling of `max` code points can be this long. */
const isFarTooLong = (given: string, max: number) => given.length > rawMax(max)

/** Trims white space and zero-width marks in linear time. */
function trimmed(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && EDGE.test(text.charAt(start))) start++
  while (end > start && EDGE.test(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

/** NFC, trimmed, with `\n` line ends (S38). Check the length first. */
export const tidy = (text: string): string => trimmed(text.replace(/\r\n?/g, '\n').normalize('NFC'))

const WORD_MAX = 100
/**
 * Trims a short text: a choice, a date, a number. A longer one is returned as it is, and fails the validation that
 * follows.
 */
export const word = (given: string): string => (isFarTooLong(given, WORD_MAX) ? given : tidy(given))

/** Null for a blank text; other values unchanged. */
export const blankAsNothing = (given: unknown) =>
  typeof given === 'string' && word(given) === '' ? null : given

const isReadable = (given: string) => given.isWellFormed() && !TOO_MANY_MARKS.test(given)

function text(max: number, forbidden: RegExp, missing = 'Enter some text', tidied = tidy) {
  const tooLong = `At most ${max.toLocaleString('en-US')} characters`
  return z
    .string(missing)
    .refine((given) => !isFarTooLong(given, max), { error: tooLong, abort: true })
    .transform((given) => (isReadable(given) ? tidied(given) : given))
    .refine(
      (given) => isReadable(given) && !forbidden.test(given),
      'Contains characters that we cannot store',
    )
    .refine((given) => length(given) <= max, { error: tooLong, abort: true })
}

/** One line of up to `max` code points; may be empty. */
export const line = (max: number) => text(max, CONTROL_OR_BREAK)

/** Several lines of up to `max` code points; may be empty. */
export const prose = (max: number) => text(max, CONTROL)

/** One line that must not be empty; `message` is shown when it is. */
export const requiredLine = (max: number, message = 'Please fill this in') =>
  text(max, CONTROL_OR_BREAK, message).refine((given) => given !== '', message)

/** Several lines that must not be empty. */
export const requiredProse = (max: number, message = 'Please fill this in') =>
  text(max, CONTROL, message).refine((given) => given !== '', message)

/** Null where a text is empty. */
export const blankAsNull = (given: string): string | null => (given === '' ? null : given)

const cleared = (given: string | null | undefined) => (typeof given === 'string' ? blankAsNull(given) : given)
/** Optional: absent leaves the stored value, blank or null clears it. */
export const clearable = <Input>(schema: z.ZodType<string, Input>) => schema.nullish().transform(cleared)
/** An optional line, which blank or null clears. */
export const clearableLine = (max: number) => clearable(line(max))
/** An optional text of several lines, which blank or null clears. */
export const clearableProse = (max: number) => clearable(prose(max))

/**
 * zod's email pattern, extended by punycode top-level domains: browsers send `asha@डाटामेल.भारत` as `asha@xn--
 * c2bd4bq1db8d.xn--h2brj9c`. HTML's pattern would accept a domain without a dot.
 */
export const EMAIL_SHAPE =
  /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]{0,58}[a-z0-9])$/i
const EMAIL = z.email({ pattern: EMAIL_SHAPE, error: 'Enter a valid email address' })

/** An email address in lower case, without characters that a mail header could misread (S33). */
export const email = text(EMAIL_MAX, CONTROL_OR_BREAK, 'Enter a valid email address')
  .refine((given) => EMAIL.safeParse(given).success, 'Enter a valid email address')
  .transform((given) => given.toLowerCase())

/** An email address, or blank. Not a union with the empty text, whose error message would be the wrong one. */
export const emailOrBlank = text(EMAIL_MAX, CONTROL_OR_BREAK)
  .refine((given) => given === '' || EMAIL.safeParse(given).success, 'Enter a valid email address')
  .transform((given) => given.toLowerCase())

/** An array whose length is checked before its elements. `message` is shown when it is no array. */
export const shortList = <Element extends z.ZodType>(
  element: Element,
  max: number,
  tooMany: string,
  message = 'Send a list',
) =>
  z.preprocess(
    (given, ctx) => {
      if (!Array.isArray(given) || given.length <= max) return given
      ctx.addIssue({ code: 'custom', message: tooMany })
      return z.NEVER
    },
    z.array(element, message),
    // `z.preprocess` types its input as unknown; form fields need the element's type.
  ) as unknown as z.ZodType<z.output<Element>[], z.input<Element>[]>

/** Accepts a number too, because API clients send heights and phone numbers as numbers. */
export const textOrNumber = <Text extends z.ZodType>(schema: Text) =>
  z.preprocess(
    (given) => (typeof given === 'number' && Number.isFinite(given) ? String(given) : given),
    schema,
  ) as unknown as z.ZodType<z.output<Text>, z.input<Text>>

const LIST_AS_TEXT_MAX = 200
/** Accepts a list of texts too, and joins it with commas. */
export const textOrList = <Text extends z.ZodType>(schema: Text) =>
  z.preprocess(
    (given) =>
      Array.isArray(given) &&
      given.length <= LIST_AS_TEXT_MAX &&
      given.every((each) => typeof each === 'string')
        ? given.join(', ')
        : given,
    schema,
  ) as unknown as z.ZodType<z.output<Text>, z.input<Text>>

/** Removes invisible characters from a pasted number, and normalizes its spaces and dashes. */
const typedNumber = (given: string) =>
  tidy(
    given
      .replace(/\p{Cf}/gu, '')
      .replace(/\p{Zs}/gu, ' ')
      .replace(/\p{Pd}/gu, '-'),
  )

/** A phone number in any notation. */
export const phone = textOrNumber(
  text(PHONE_MAX, CONTROL_OR_BREAK, 'Enter a valid phone number', typedNumber).refine(
    (given) => given !== '',
    'Enter a valid phone number',
  ),
)

// Without `//` and a host a URL is relative to the current site.
const WITH_HOST = /^https?:\/\/[^/\\]/i

/** False for an address with a user or a password in it. */
export function hasNoCredentials(given: string): boolean {
  if (!URL.canParse(given)) return true
  const { username, password } = new URL(given)
  return username === '' && password === ''
}

const isLink = (given: string): boolean =>
  WITH_HOST.test(given) && URL.canParse(given) && hasNoCredentials(given)
const NO_LINK = 'Enter a web address that starts with https:// or http://'

/** An http or https address without credentials (S25), stored as typed. */
export const linkUpTo = (max: number) => line(max).refine(isLink, NO_LINK)

/** A link of the usual maximum length. */
export const link = linkUpTo(LINK_MAX)

// Users omit the scheme: `zoya.example/book`.
const withScheme = (given: unknown) =>
  typeof given === 'string' && /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(given.trim())
    ? `https://${given.trim()}`
    : given

/** A link with or without its scheme. */
export const typedLink = z.preprocess(withScheme, link) as unknown as z.ZodType<string, string>

/** The same, or blank. Not a union with the empty text, whose error message would be the wrong one. */
export const typedLinkOrBlank = z.preprocess(
  withScheme,
  line(LINK_MAX).refine((given) => given === '' || isLink(given), NO_LINK),
)

/**
 * A number, or a text that reads as one. Each step has `message`, because a form shows the message of the first step
 * that fails.
 */
export const numeral = (pattern: RegExp, error: string | (() => string)) =>
  z.union(
    [z.number({ error }), z.string({ error }).overwrite(word).regex(pattern, { error }).transform(Number)],
    { error },
  )

/** A hidden field that only bots fill in, which marks the request as spam (S34). */
export const honeypot = line(LINK_MAX).optional().default('')

const MOMENT = /^(\d{4}-\d\d-\d\d)[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/
/** The date of an ISO moment at the agency; without a time zone, its own date. Other texts are unchanged. */
export function dayOfMoment(given: string): string {
  const [, written, zone] = MOMENT.exec(given) ?? []
  if (written === undefined || !isDay(written)) return given
  if (zone === undefined) return written
  const moment = new Date(given.replace(' ', 'T'))
  return Number.isNaN(moment.getTime()) ? given : localDay(moment)
}

/** An existing date as `YYYY-MM-DD`, or an ISO 8601 moment, which becomes its date at the agency. */
export const day = text(10, CONTROL_OR_BREAK, 'Enter a date as YYYY-MM-DD', (given) =>
  dayOfMoment(tidy(given)),
).refine((given) => isDay(given), 'Enter a date as YYYY-MM-DD')

/** A date field that may be empty: absent leaves the stored value, blank or null clears it. */
export const clearableDay = z.preprocess(blankAsNothing, day.nullish())

/** True for an existing date `YYYY-MM-DD` from 1900 to 2199. */
export function isDay(given: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(given)) return false
  const date = new Date(`${given}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(given)
}

const ID_MAX = 64
/** The id of a row. */
export const id = line(ID_MAX)
