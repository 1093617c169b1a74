import { halfInches, SIZES, type Size, type Sizes } from '../../../../shared/roster/measurements'
import type { ReadingRow } from './repository'

/** How long a reading holds before the talent is due to be measured again. */
const MONTHS = 6

/** Whether somebody is due on `today`: never measured by the agency, or half a year ago. */
export function isDue(measuredOn: string | null, today: string): boolean {
  if (measuredOn === null) return true
  const [year = 0, month = 1, day = 1] = measuredOn.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + MONTHS, day)).toISOString().slice(0, 10) <= today
}

/** The sizes of which the agency's newest reading is this one: a reading entered later for an earlier day is history. */
export const newestSizes = (readings: readonly ReadingRow[], number: number): Size[] =>
  SIZES.filter(
    (size) =>
      readings.find((reading) => reading.source === 'agency' && reading[size] !== null)?.number === number,
  )

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
