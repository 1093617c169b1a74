import { z } from 'zod'
import { half } from '../format'
import type { Digital, Gender, ReadingSource } from '../lists'
import { noFilter, paging, search } from '../paging'
import { day, id, line } from '../text/text'
import type { Face } from './faces'
import { CM_PER_INCH, EU_SHOE, feet, heightCm, isOf, plain, UK_SHOE } from './measures'

/** The sizes of a reading. They are kept in whole millimetres; a shoe is the length of its last. */
export const SIZES = ['height', 'bust', 'chest', 'waist', 'hips', 'inseam', 'shoe'] as const
export type Size = (typeof SIZES)[number]
export type Sizes = Record<Size, number | null>

export const MM_PER_INCH = 10 * CM_PER_INCH
const LENGTH = /^(\d{1,4}(?:[.,]\d{1,2})?)\s*(cms?|centimet(?:er|re)s?|mm|"|''|in\.?|inch(?:es)?)?\.?$/
/** A bare number up to this is read as inches, a larger one as centimetres: nobody has a waist of 50 cm. */
const BARE_INCHES_MAX = 50
const LENGTH_MM = { min: 400, max: 1_800 }
/** The most that a size differs from the last one without a question. */
export const ASK_ABOVE_MM = 30

/**
 * A typed length: `61`, `61 cm`, `24`, `24.5 in`; a height also `5'10`, `70 in` or `1.78 m`. Null when unreadable.
 */
export function lengthOf(
  size: Exclude<Size, 'shoe'>,
  text: string,
): { mm: number; isMetric: boolean } | null {
  const given = plain(text)
  if (size === 'height') {
    const cm = heightCm(given)
    return cm === null ? null : { mm: cm * 10, isMetric: !/['"i]|f/.test(given) }
  }
  const [, value = '', unit = ''] = LENGTH.exec(given) ?? []
  if (value === '') return null
  const figure = Number(value.replace(',', '.'))
  const isMetric = unit === '' ? figure > BARE_INCHES_MAX : /^[cm]/.test(unit)
  const mm = Math.round(figure * (isMetric ? (unit === 'mm' ? 1 : 10) : MM_PER_INCH))
  return isOf(LENGTH_MM, mm) ? { mm, isMetric } : null
}

// — Shoes ————————————————————————————————————————————————————————————————————————————————————————————

type ShoeSystem = 'UK' | 'EU' | 'US'
type Shoe = { system: ShoeSystem; size: number }
const SHOE = /^(uk|eu|us)?\s*(\d{1,2}(?:[.,]\d)?)$/
/** How far a US size is above the UK one. */
const US_ABOVE: Partial<Record<Gender, number>> = { female: 2, male: 1 }
/** A UK size is a third of an inch and starts at 25 thirds, an EU size two thirds of a centimetre. */
const UK_MM = MM_PER_INCH / 3
const EU_MM = 20 / 3

/** `UK 7`, `EU 41`, `US 9`; a bare number tells its own system, because UK and EU sizes do not overlap. */
export function shoeOf(text: string): Shoe | null {
  const [, given = '', value = ''] = SHOE.exec(plain(text)) ?? []
  if (value === '') return null
  const size = half(Number(value.replace(',', '.')))
  const system = (given.toUpperCase() || (isOf(EU_SHOE, size) ? 'EU' : 'UK')) as ShoeSystem
  const range = system === 'EU' ? EU_SHOE : UK_SHOE
  return isOf(range, size) ? { system, size } : null
}

/** The length of a shoe's last; null for a US size of somebody who is neither male nor female. */
export function shoeMm({ system, size }: Shoe, gender: Gender | null): number | null {
  if (system === 'EU') return Math.round(size * EU_MM)
  const above = system === 'UK' ? 0 : gender && US_ABOVE[gender]
  return above === undefined || above === null ? null : Math.round((size - above + 25) * UK_MM)
}

/** The size of a last in one system, to the half; null as above. */
export function shoeIn(system: ShoeSystem, mm: number, gender: Gender | null): number | null {
  if (system === 'EU') return half(mm / EU_MM)
  const above = system === 'UK' ? 0 : gender && US_ABOVE[gender]
  return above === undefined || above === null ? null : half(mm / UK_MM - 25) + above
}

// — Shown ————————————————————————————————————————————————————————————————————————————————————————————

const figure = (value: number) => String(Math.round(value * 10) / 10)

/** A size as a booker reads it, and the same in the other unit: `178` and `5 ft 10`, `61` and `24 in`, `UK 7` and `EU 41`. */
export function sizeWords(size: Size, mm: number, gender: Gender | null): [main: string, other: string] {
  if (size === 'shoe') {
    const us = shoeIn('US', mm, gender)
    const others = [`EU ${shoeIn('EU', mm, gender)}`, ...(us === null ? [] : [`US ${us}`])]
    return [`UK ${shoeIn('UK', mm, gender)}`, others.join(', ')]
  }
  const cm = String(Math.round(mm / 10))
  if (size === 'height')
    return [
      cm,
      feet(Math.round(mm / 10))
        .replace('ft', ' ft')
        .replace(/in$/, ''),
    ]
  return [cm, `${figure(half(mm / MM_PER_INCH))} in`]
}

/** What a typed size comes to, in the unit that was not typed: `24 in` for `61`; null when unreadable. */
export function otherUnit(size: Size, text: string, gender: Gender | null): string | null {
  if (size === 'shoe') {
    const shoe = shoeOf(text)
    const mm = shoe && shoeMm(shoe, gender)
    if (!shoe || mm === null) return null
    const system = shoe.system === 'UK' ? 'EU' : 'UK'
    return `${system} ${shoeIn(system, mm, gender)}`
  }
  const length = lengthOf(size, text)
  if (!length) return null
  const [cm, imperial] = sizeWords(size, length.mm, gender)
  return length.isMetric ? imperial : `${cm} cm`
}

// — Sent —————————————————————————————————————————————————————————————————————————————————————————————

const typed = line(20).default('')
const EXAMPLES = { height: "178 or 5'10", length: '61 or 24 in', shoe: 'UK 7, EU 41 or US 9' }

const measured = (size: Exclude<Size, 'shoe'>) =>
  typed.transform((given, ctx) => {
    if (given === '') return null
    const length = lengthOf(size, given)
    if (length) return length.mm
    const example = size === 'height' ? EXAMPLES.height : EXAMPLES.length
    ctx.addIssue({ code: 'custom', message: `Write it as ${example}` })
    return z.NEVER
  })
const shoe = typed.transform((given, ctx) => {
  if (given === '') return null
  const found = shoeOf(given)
  if (found) return found
  ctx.addIssue({ code: 'custom', message: `Write it as ${EXAMPLES.shoe}` })
  return z.NEVER
})

/** A reading as it was typed; what is blank was not measured. Without a day it is of today. */
export const newReading = z.object({
  modelId: id,
  day: day.optional(),
  height: measured('height'),
  bust: measured('bust'),
  chest: measured('chest'),
  waist: measured('waist'),
  hips: measured('hips'),
  inseam: measured('inseam'),
  shoe,
})
export type NewReading = z.output<typeof newReading>

/** The readings of one model. */
export const measuredModel = z.object({ modelId: id })
/** Whom the page of measuring lists; a board by its id. */
export const measuringFilters = paging().extend({ search, board: line(80).optional().transform(noFilter) })
export type MeasuringFilters = z.output<typeof measuringFilters>

/** A talent on that page. */
export type MeasuringRow = {
  id: string
  name: string
  gender: Gender | null
  city: string | null
  face: Face | null
  /** the day of the agency's newest reading */
  measuredOn: string | null
  isDue: boolean
  digitals: Digital[]
  /** the day of the newest of them */
  digitalsOn: string | null
  sizes: CurrentSizes
}

/** The hand of a reading that nobody took: what the model's row said before the first reading of these sizes. */
export const ON_FILE = ''

/** One reading: what was measured on a day, and by whom. */
export type Reading = Sizes & { day: string; source: ReadingSource; by: string }

/** A size that holds now; the day and the person are unknown where it is older than the readings. */
type CurrentSize = { mm: number; day: string | null; source: ReadingSource | null; by: string | null }
export type CurrentSizes = Partial<Record<Size, CurrentSize>>

/** The sizes of the model's own row, in millimetres. */
export function sizesOfModel(model: {
  heightCm: number | null
  bust: number | null
  chest: number | null
  waist: number | null
  hips: number | null
  shoeSize: number | null
}): Omit<Sizes, 'inseam'> {
  const { heightCm: cm, shoeSize } = model
  const shoe = shoeSize === null ? null : shoeOf(String(shoeSize))
  return {
    height: cm === null ? null : cm * 10,
    bust: ofInches(model.bust),
    chest: ofInches(model.chest),
    waist: ofInches(model.waist),
    hips: ofInches(model.hips),
    shoe: shoe && shoeMm(shoe, null),
  }
}
const ofInches = (inches: number | null) => (inches === null ? null : Math.round(inches * MM_PER_INCH))

/** A length as the model keeps it: inches to the half. */
export const halfInches = (mm: number) => half(mm / MM_PER_INCH)

/** Whether two readings of a size are the same to what a model's row keeps. */
export const isSame = (size: Size, one: number, other: number) =>
  size === 'shoe'
    ? Math.abs(one - other) <= EU_MM
    : size === 'height'
      ? Math.round(one / 10) === Math.round(other / 10)
      : halfInches(one) === halfInches(other)

/**
 * What the model shows now, with the reading that each size is of: the newest one that says the same. `readings` are the
 * newest first. The inseam is in readings only.
 */
export function currentSizes(model: Omit<Sizes, 'inseam'>, readings: readonly Reading[]): CurrentSizes {
  const current: CurrentSizes = {}
  for (const size of SIZES) {
    const newest = readings.find((reading) => reading.by !== ON_FILE && reading[size] !== null)
    const known = size === 'inseam' ? (newest?.inseam ?? null) : model[size]
    if (known === null) continue
    const read = newest?.[size] ?? null
    current[size] =
      newest && read !== null && isSame(size, read, known)
        ? { mm: read, day: newest.day, source: newest.source, by: newest.by }
        : { mm: known, day: null, source: null, by: null }
  }
  return current
}
