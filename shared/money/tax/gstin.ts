import { isStateCode } from './states'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const PAN = /^[A-Z]{5}\d{4}[A-Z]$/
const TAN = /^[A-Z]{4}\d{5}[A-Z]$/
/** As printed on a registration: UDYAM-DL-01-0012345. */
const UDYAM = /^UDYAM-[A-Z]{2}-\d{2}-\d{7}$/

/** The last character of a GSTIN, from its first fourteen. */
function gstinCheckDigit(first14: string): string {
  let sum = 0
  for (const [at, character] of [...first14].entries()) {
    const product = DIGITS.indexOf(character) * (at % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return DIGITS.charAt((36 - (sum % 36)) % 36)
}

/** Why a text is no GSTIN: its form, its state, or its check digit. Null when it is one. */
export function gstinProblem(gstin: string): 'form' | 'state' | 'check digit' | null {
  if (!FORM.test(gstin)) return 'form'
  if (!isStateCode(gstin.slice(0, 2))) return 'state'
  return gstinCheckDigit(gstin.slice(0, 14)) === gstin[14] ? null : 'check digit'
}

/** Whether a text has the form of a PAN. */
export const isPan = (pan: string): boolean => PAN.test(pan)
/** Whether a text has the form of a TAN, by which withheld tax is paid. */
export const isTan = (tan: string): boolean => TAN.test(tan)
/** Whether a text has the form of an Udyam registration, which micro and small enterprises have. */
export const isUdyam = (udyam: string): boolean => UDYAM.test(udyam)
