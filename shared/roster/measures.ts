import { bothUnits } from '../format'
import type { Gender } from '../lists'

/** Heights and weights are stored as typed and parsed here. Unreadable or implausible values give `null`. */

export const CM_PER_INCH = 2.54
const KG_PER_POUND = 0.45359237
const HEIGHT_CM = { min: 100, max: 250 }
const WEIGHT_KG = { min: 25, max: 250 }

const METRIC_HEIGHT = /^(\d+(?:[.,]\d+)?)\s*(cms?|centimet(?:er|re)s?|m|met(?:er|re)s?)?\.?$/
const FEET = /^(\d)\s*(?:'|ft\.?|feet|foot)\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|''|in\.?|inch(?:es)?)?)?$/
const INCHES = /^(\d{2}(?:\.\d+)?)\s*(?:"|''|in\.?|inch(?:es)?)$/
const WEIGHT = /^(\d+(?:[.,]\d+)?)\s*(kgs?|kilos?|kilograms?|lbs?|pounds?)?\.?$/

/** Unifies look-alike characters: typographic quotes, primes, ½. */
export const plain = (text: string) =>
  text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[’‘′`]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/\s?½/g, '.5')

const number = (text: string) => Number(text.replace(',', '.'))
const within = (value: number, { min, max }: { min: number; max: number }) =>
  value >= min && value <= max ? Math.round(value) : null

/** Centimetres of `5ft 11in`, `5'11"`, `71 in`, `180 cm`, `1.80 m` or `180`; null when unreadable. */
export function heightCm(text: string): number | null {
  const given = plain(text)
  const feet = FEET.exec(given)
  if (feet) {
    const inches = Number(feet[2] ?? 0)
    return inches < 12 ? within((Number(feet[1]) * 12 + inches) * CM_PER_INCH, HEIGHT_CM) : null
  }
  const inches = INCHES.exec(given)
  if (inches) return within(Number(inches[1]) * CM_PER_INCH, HEIGHT_CM)
  const [, value = '', unit = ''] = METRIC_HEIGHT.exec(given) ?? []
  if (value === '') return null
  const isMetres = unit.startsWith('m') || (unit === '' && number(value) < 3)
  return within(number(value) * (isMetres ? 100 : 1), HEIGHT_CM)
}

/** Kilograms of `70 kg`, `154 lbs` or `70`; null when unreadable. */
export function weightKg(text: string): number | null {
  const [, value = '', unit = ''] = WEIGHT.exec(plain(text)) ?? []
  if (value === '') return null
  const isPounds = unit.startsWith('lb') || unit.startsWith('pound')
  return within(number(value) * (isPounds ? KG_PER_POUND : 1), WEIGHT_KG)
}

/** Centimetres as feet and half inches: 180 is `5ft 11in`, 174 is `5ft 8.5in`. */
export function feet(cm: number): string {
  const inches = Math.round((cm / CM_PER_INCH) * 2) / 2
  return `${Math.floor(inches / 12)}ft ${inches % 12}in`
}

/** A height in both units, `180 cm / 5ft 11in`, the agency's first, or the text as given when unreadable. */
export function bothHeights(text: string): string {
  const cm = heightCm(text)
  return cm === null ? text : bothUnits(`${cm} cm`, feet(cm))
}

/** A weight in both units, `70 kg / 154 lbs`, the agency's first, or the text as given when unreadable. */
export function bothWeights(text: string): string {
  const kg = weightKg(text)
  return kg === null ? text : bothUnits(`${kg} kg`, `${Math.round(kg / KG_PER_POUND)} lbs`)
}

/** Adult shoe sizes. The EU and UK ranges do not overlap, so a number tells its system. */
export const EU_SHOE = { min: 33, max: 52 }
export const UK_SHOE = { min: 1, max: 17 }
/** Whether a value is within a range. */
export const isOf = ({ min, max }: { min: number; max: number }, size: number) => size >= min && size <= max
const nearestHalf = (size: number) => Math.round(size * 2) / 2

/**
 * A shoe size in all systems: `EU 40.5 / US 9 / UK 7`. India uses UK sizes: thirds of an inch, starting at 25 thirds.
 * EU sizes are two thirds of a centimetre, starting at zero. US sizes depend on gender and are left out when it is
 * neither male nor female. Converted sizes are rounded to the half size; a size of no system is shown as given.
 */
export function shoeSizes(size: number, gender: Gender | null): string {
  const isEu = isOf(EU_SHOE, size)
  if (!isEu && !isOf(UK_SHOE, size)) return String(size)
  const perUk = CM_PER_INCH / 2
  const uk = isEu ? nearestHalf(size / perUk - 25) : size
  const eu = isEu ? size : nearestHalf((size + 25) * perUk)
  const usOf = (above: number) => [`US ${nearestHalf(uk + above)}`]
  const us = gender === 'female' ? usOf(2) : gender === 'male' ? usOf(1) : []
  return [`EU ${eu}`, ...us, `UK ${uk}`].join(' / ')
}
