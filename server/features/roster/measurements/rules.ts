import { halfInches, ON_FILE, SIZES, type Size, type Sizes } from '../../../../shared/roster/measurements'
import type { ReadingRow } from './repository'

/** How long a reading holds before the talent is due to be measured again. */
const MONTHS = 6

/** Whether somebody is due on `today`: never measured by the agency, or half a year ago. */
export function isDue(measuredOn: string | null, today: string): boolean {
  if (measuredOn === null) return true
  const [year = 0, month = 1, day = 1] = measuredOn.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + MONTHS, day)).toISOString().slice(0, 10) <= today
}

/** What a reading of a day says newest of each size: one that the agency measured on a later day leaves it as history. */
export const newestSizes = (
  sizes: Partial<Sizes>,
  day: string,
  readings: readonly ReadingRow[],
): Partial<Sizes> => {
  const isLater = (size: Size) => (reading: ReadingRow) =>
    reading.source === 'agency' && reading.by !== ON_FILE && reading.day > day && reading[size] !== null
  const shown: Partial<Sizes> = {}
  for (const size of SIZES) if (sizes[size] && !readings.some(isLater(size))) shown[size] = sizes[size]
  return shown
}

/**
 * The fields of a model that a reading changes. A height that is the same to the centimetre keeps its text, and lengths
 * are kept as inches to the half.
 */
export function fieldsOf(model: { heightCm: number | null }, sizes: Partial<Sizes>, shoeSize: number | null) {
  const { height } = sizes
  const cm = height ? Math.round(height / 10) : null
  const isOther = cm !== null && cm !== model.heightCm
  const lengths = (['bust', 'chest', 'waist', 'hips'] as const).flatMap((size) => {
    const mm = sizes[size] ?? null
    return mm === null ? [] : [[size, halfInches(mm)]]
  })
  return {
    ...(Object.fromEntries(lengths) as Partial<Record<'bust' | 'chest' | 'waist' | 'hips', number>>),
    ...(isOther && { height: `${cm} cm`, heightCm: cm }),
    ...(sizes.shoe && shoeSize !== null && { shoeSize }),
  }
}
