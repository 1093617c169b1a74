import { transliterate } from '../../../shared/text/transliterate'

const NOT_DEVANAGARI = /[\u0980-\u0D7F][\u0980-\u0D7F\u200C\u200D]*/gu
// The characters of Archivo's Latin font (its cmap, read with fontkit), those of Noto Sans Devanagari, and the joiners
// inside its words.
const UNSET =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: joiners are looked at one by one
  /[^\u0020-\u007E\u00A0-\u017F\u0218-\u021B\u0900-\u097F\u1E80-\u1E85\u1EA0-\u1EF9\u200C\u200D\u2013\u2014\u2018-\u201E\u2032\u2033\u20B9]|(?<![\u0900-\u097F])[\u200C\u200D]/gu

/** Text that the fonts of PDFs can show, on one line: Latin letters and Devanagari. Other characters are dropped. */
export const settable = (text: string | null): string =>
  transliterate(text ?? '', NOT_DEVANAGARI)
    .replace(/\s+/gu, ' ')
    .replace(UNSET, '')
    .replace(/ {2,}/g, ' ')
    .trim()

/** The same in Latin letters alone, for the agency's icon and link picture. */
export const settableInLatin = (text: string): string => settable(transliterate(text))

/** The parts that are there as one such line: `+91 98100 12345, bookings@agency.example`. */
export const settableLine = (parts: readonly (string | null | undefined)[]): string =>
  parts
    .filter(Boolean)
    .map((part) => settable(part ?? null))
    .join(', ')
