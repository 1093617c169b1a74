import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

const COUNTRY = 'IN' // the agency sits in India: a number without a country code is an Indian one

/**
 * A phone number as E.164 (`+919810012345`), so that one number is one text however it was typed; null for what
 * can be no number anywhere. Only lengths are judged: new ranges come into use faster than lists of them.
 */
export function toE164(given: string): string | null {
  const number = parsePhoneNumberFromString(given, COUNTRY)
  return number?.isPossible() ? number.number : null
}
