/** The zero of each Indian and Arabic script; its other nine digits follow it in Unicode. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66]

/** Every phone number has a digit, in whatever script and notation; `1-800-FLOWERS` has four. */
export const hasDigits = (given: string): boolean => /\p{Nd}/u.test(given)

/** Replaces the digits of all scripts by ASCII digits. */
export const withLatinDigits = (given: string): string =>
  given.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find((first) => point >= first && point < first + 10)
    return zero === undefined ? digit : String(point - zero)
  })
