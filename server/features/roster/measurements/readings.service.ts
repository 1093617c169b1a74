import { localDay } from '../../../../shared/format'
import type { ReadingSource } from '../../../../shared/lists'
import {
  currentSizes,
  isSame,
  ON_FILE,
  SIZES,
  type Size,
  type Sizes,
  sizesOfModel,
} from '../../../../shared/roster/measurements'
import type { Db } from '../../../core/db/database'
import { insertReading, readingsOf } from './repository'

type ModelSizes = Parameters<typeof sizesOfModel>[0]
type About = { modelId: string; day: string; source: ReadingSource; by: { id: string | null; name: string } }

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
  const day = localDay(now)
  keepUndated(db, now, { modelId: about.modelId, day }, was, said)
  addReading(db, now, { ...about, day }, said)
}

/**
 * Keeps, as a reading that nobody took, the sizes of the model's own row that no reading says and that the sizes `said`
 * replace. Belongs before them, into the same transaction.
 */
export function keepUndated(
  db: Db,
  now: Date,
  about: { modelId: string; day: string },
  was: ReturnType<typeof sizesOfModel>,
  said: Partial<Sizes>,
) {
  const lost: Partial<Sizes> = {}
  for (const [name, { mm, day }] of Object.entries(currentSizes(was, readingsOf(db, [about.modelId])))) {
    const size = name as Size
    const is = said[size]
    if (day === null && is !== undefined && (is === null || !isSame(size, is, mm))) lost[size] = mm
  }
  addReading(db, now, { ...about, source: 'agency', by: { id: null, name: ON_FILE } }, lost)
}

/** Adds a reading with these sizes; one without any is none. */
export function addReading(db: Db, now: Date, about: About, sizes: Partial<Record<Size, number | null>>) {
  if (!SIZES.some((size) => (sizes[size] ?? null) !== null)) return
  const { by, ...rest } = about
  insertReading(db, { ...rest, ...sizes, byId: by.id, byName: by.name, createdAt: now.toISOString() })
}
