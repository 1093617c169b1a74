import { localDay } from '../../../../shared/format'
import type { ReadingSource } from '../../../../shared/lists'
import { SIZES, type Size, type Sizes, sizesOfModel } from '../../../../shared/roster/measurements'
import type { Db } from '../../../core/db/database'
import { insertReading } from './repository'

type ModelSizes = Parameters<typeof sizesOfModel>[0]

/**
 * Keeps what a change of a model's own fields says of its sizes as a reading of that day; a change of nothing else, or
 * one that only clears, is none. Belongs into the transaction of the change.
 */
export function keepReading(
  db: Db,
  now: Date,
  about: { modelId: string; source: ReadingSource; by: { id: string; name: string } },
  before: ModelSizes,
  after: ModelSizes,
) {
  const [was, is] = [sizesOfModel(before), sizesOfModel(after)]
  const said: Partial<Sizes> = {}
  for (const size of SIZES) if (size !== 'inseam' && is[size] !== was[size]) said[size] = is[size]
  addReading(db, now, { ...about, day: localDay(now) }, said)
}

/** Adds a reading with these sizes; one without any is none. */
export function addReading(
  db: Db,
  now: Date,
  about: { modelId: string; day: string; source: ReadingSource; by: { id: string; name: string } },
  sizes: Partial<Record<Size, number | null>>,
) {
  if (!SIZES.some((size) => (sizes[size] ?? null) !== null)) return
  const { by, ...rest } = about
  insertReading(db, { ...rest, ...sizes, byId: by.id, byName: by.name, createdAt: now.toISOString() })
}
