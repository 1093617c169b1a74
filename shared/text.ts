import { z } from 'zod'
import { EMAIL_MAX, LINK_MAX, PHONE_MAX, PHONE_MIN } from './limits'

// Zero-width and byte-order marks that `trim` leaves in place; a name made of them would look empty.
const EDGE = /^[\s\u200B-\u200D\u2060\uFEFF]+|[\s\u200B-\u200D\u2060\uFEFF]+$/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point (S38)
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/u
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point (S38)
const CONTROL_OR_BREAK = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]/u

/** The number of characters a person would count: code points, not UTF-16 units. */
export function length(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

/** Unicode NFC without white space (zero-width marks too) at either end (S38). */
export function tidy(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC').replace(EDGE, '')
}

function text(max: number, forbidden: RegExp, missing = 'Enter a text', tidied = tidy) {
  return z
    .string(missing)
    .transform((given) => (given.isWellFormed() ? tidied(given) : given))
    .refine(
      (given) => given.isWellFormed() && !forbidden.test(given),
      'Contains characters that cannot be kept',
    )
    .refine((given) => length(given) <= max, `At most ${max.toLocaleString('en-US')} characters`)
}

/** One line of text, up to `max` code points; may be empty. */
export const line = (max: number) => text(max, CONTROL_OR_BREAK)

/** Text of several lines, up to `max` code points; may be empty. */
export const prose = (max: number) => text(max, CONTROL)

/** One line that must not be empty; `message` says what is missing. */
export const requiredLine = (max: number, message = 'Required') =>
  text(max, CONTROL_OR_BREAK, message).refine((given) => given !== '', message)

/** Text of several lines that must not be empty. */
export const requiredProse = (max: number, message = 'Required') =>
  text(max, CONTROL, message).refine((given) => given !== '', message)

/** Empty text means: not given. */
export const blankAsNull = (given: string): string | null => (given === '' ? null : given)

const cleared = (given: string | null | undefined) => (typeof given === 'string' ? blankAsNull(given) : given)
/** One line that may be left out (stays as it was), or blank or null (is cleared). */
export const clearableLine = (max: number) => line(max).nullish().transform(cleared)
/** Text of several lines, likewise. */
export const clearableProse = (max: number) => prose(max).nullish().transform(cleared)

/**
 * zod's own shape of an address, whose last part may also be the plain spelling of one in another script: browsers send
 * `asha@डाटामेल.भारत` as `asha@xn--c2bd4bq1db8d.xn--h2brj9c`. HTML's shape would take a name without a dot, too.
 */
export const EMAIL_SHAPE =
  /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]{0,58}[a-z0-9])$/i
const EMAIL = z.email({ pattern: EMAIL_SHAPE, error: 'Enter a valid email address' })

/** An e-mail address in lower case. Anything that a mail header could misread is refused (S33). */
export const email = text(EMAIL_MAX, CONTROL_OR_BREAK, 'Enter a valid email address')
  .refine((given) => EMAIL.safeParse(given).success, 'Enter a valid email address')
  .transform((given) => given.toLowerCase())

/** A number out of an address book or a chat: its unseen marks gone, its spaces and dashes those of a keyboard. */
const typedNumber = (given: string) =>
  tidy(
    given
      .replace(/\p{Cf}/gu, '')
      .replace(/\p{Zs}/gu, ' ')
      .replace(/\p{Pd}/gu, '-'),
  )

/** A phone number as typed: 7 to 20 of `+0-9 ()-`, of which at least seven are digits. */
export const phone = text(PHONE_MAX, CONTROL_OR_BREAK, 'Enter a valid phone number', typedNumber).refine(
  (given) =>
    length(given) >= PHONE_MIN &&
    /^\+?[0-9 ()-]+$/.test(given) &&
    given.replace(/\D/g, '').length >= PHONE_MIN,
  'Enter a valid phone number',
)

// Without both strokes and a host behind them an address is one of the site that the page is of.
const WITH_HOST = /^https?:\/\/[^/\\]/i

/** An https or http address without credentials, at most 500 characters (S25), kept as it was typed. */
export const link = line(LINK_MAX).refine((given) => {
  if (!WITH_HOST.test(given) || !URL.canParse(given)) return false
  const url = new URL(given)
  return url.username === '' && url.password === ''
}, 'Enter a web address that starts with https:// or http://')

/**
 * A number, or a text that reads as one. Each part says `message`: a form's resolver takes the words of the first
 * part that refuses, not those of the whole.
 */
export const numeral = (pattern: RegExp, message: string) =>
  z.union([z.number(message), z.string(message).trim().regex(pattern, message).transform(Number)], message)

/** A field that no person sees: what fills it in is a machine, and its request is marked as spam (S34). */
export const honeypot = line(LINK_MAX).optional().default('')

/** A day as `YYYY-MM-DD` that exists in the calendar. */
export const day = text(10, CONTROL_OR_BREAK, 'Enter a date as YYYY-MM-DD').refine(
  (given) => isDay(given),
  'Enter a date as YYYY-MM-DD',
)

/** True for `YYYY-MM-DD` that names a real day between 1900 and 2199. */
export function isDay(given: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(given)) return false
  const date = new Date(`${given}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(given)
}
