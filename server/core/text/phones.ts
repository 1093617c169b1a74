import { type CountryCode, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { region } from '../../../shared/region'
import { withLatinDigits } from '../../../shared/text/digits'

/** Countries by their code whose numbers are known. */
export const COUNTRIES: readonly string[] = getCountries()

/** A number without a country code is one of the agency's country. */
const read = (given: string) =>
  parsePhoneNumberFromString(withLatinDigits(given), region.country as CountryCode)

/**
 * A phone number as E.164 (`+919810012345`); null for what cannot be a number. Checks lengths only, because
 * new number ranges appear faster than library updates.
 */
export function toE164(given: string): string | null {
  const number = read(given)
  return number?.isPossible() ? number.number : null
}

/** A number as people abroad can call it: `98220 55555` as `+91 98220 55555`. One with a country code stays as typed. */
export function withCountryCode(given: string): string {
  const number = read(given)
  return given.startsWith('+') || !number?.isPossible() ? given : number.formatInternational()
}

/** A phone number as people read it: `+919810012345` as `+91 98100 12345`. One that was typed with spaces stays. */
export function spacedPhone(given: string): string {
  const number = read(given)
  if (/[\s-]/.test(given) || !number?.isPossible()) return given
  const { nationalNumber, countryCallingCode } = number
  return countryCallingCode === '91' && nationalNumber.length === 10
    ? `+91 ${nationalNumber.slice(0, 5)} ${nationalNumber.slice(5)}`
    : number.formatInternational()
}

/** A phone number for storing: E.164, which is needed for signing in, else as typed. */
export const keptPhone = (given: string): string => toE164(given) ?? given

/** The first of these that WhatsApp can open, with its country; null where none is a number. */
export function chatNumber(...given: (string | null | undefined)[]): string | null {
  const found = given.find((each) => each && toE164(each) !== null)
  return found ? withCountryCode(found) : null
}

type Numbers = { whatsapp: string | null; phone: string | null } | null | undefined
/** Where a talent is written by WhatsApp: at the number given for it, else at the account's, else at the model's. */
export const talentChat = (model: Numbers, accountPhone?: string | null): string | null =>
  chatNumber(model?.whatsapp, accountPhone, model?.phone)
