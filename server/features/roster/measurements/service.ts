import { localDay } from '../../../../shared/format'
import { DIGITALS } from '../../../../shared/lists'
import { type Page, pageOf } from '../../../../shared/paging'
import {
  currentSizes,
  type MeasuringFilters,
  type MeasuringRow,
  type NewReading,
  type Reading,
  shoeIn,
  shoeMm,
  sizesOfModel,
} from '../../../../shared/roster/measurements'
import { fold } from '../../../../shared/text/fold'
import type { AppContext, SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { invalid, notFound } from '../../../core/errors'
import { updateModel } from '../profile/repository'
import { fittingBustAndChest } from '../profile/rules'
import { storedFace } from '../publicRoster/rules'
import { publish } from '../publicRoster/service'
import { addReading, keepUndated } from './readings.service'
import * as repository from './repository'
import { fieldsOf, isDue, newestSizes } from './rules'

type Reader = Pick<AppContext, 'db' | 'clock'>

/** One page of the talents of the roster, those who are due first. */
export function listMeasuring(
  { db, clock }: Reader,
  { page, limit, search, board }: MeasuringFilters,
): Page<MeasuringRow> {
  const today = localDay(clock())
  const wanted = { search: fold(search), board }
  const rows = repository.modelsToMeasure(db, { ...wanted, limit, offset: (page - 1) * limit })
  const readings = repository.readingsOf(
    db,
    rows.map(({ id }) => id),
  )
  const items = rows.map(({ id, name, gender, city, measuredOn, face, digitals, digitalsAt, ...model }) => ({
    id,
    name,
    gender,
    city,
    face: storedFace(face),
    measuredOn,
    isDue: isDue(measuredOn, today),
    digitals: DIGITALS.filter((type) => digitals?.split(' ').includes(type)),
    digitalsOn: digitalsAt === null ? null : localDay(new Date(digitalsAt)),
    sizes: currentSizes(
      sizesOfModel(model),
      readings.filter((each) => each.modelId === id),
    ),
  }))
  return pageOf(items, repository.countToMeasure(db, wanted), limit)
}

/** Every reading of one model, the newest first. Throws notFound. */
export function listReadings({ db }: Pick<AppContext, 'db'>, modelId: string): Reading[] {
  if (!repository.modelOf(db, modelId)) throw notFound('Model')
  return historyOf(db, modelId)
}

/** The same of a model that is known to exist. */
export const historyOf = (db: Db, modelId: string): Reading[] =>
  repository.readingsOf(db, [modelId]).map(({ number: _, modelId: __, ...reading }) => reading)

/**
 * Adds a reading by the agency. What it says newest of each size becomes the model's own field, and is public at once.
 * Throws notFound, and 400 for a reading without a size, of a day to come, or in US shoe sizes of somebody who is
 * neither male nor female.
 */
export function saveReading(ctx: SignedInContext, reading: NewReading): MeasuringRow['sizes'] {
  const { db, session } = ctx
  const now = ctx.clock()
  const { modelId, day = localDay(now), shoe, ...lengths } = reading
  if (day > localDay(now)) throw invalid('day', 'This day is still to come')
  return transaction(db, () => {
    const model = repository.modelOf(db, modelId)
    if (!model) throw notFound('Model')
    const mm = shoe && shoeMm(shoe, model.gender)
    if (shoe && mm === null) throw invalid('shoe', 'Give this size as UK or EU')
    const sizes = { ...fittingBustAndChest(model.gender, lengths), shoe: mm }
    if (Object.values(sizes).every((size) => size === null))
      throw invalid('height', 'Measure one size at least')
    const shown = newestSizes(sizes, day, repository.readingsOf(db, [modelId]))
    keepUndated(db, now, { modelId, day }, sizesOfModel(model), shown)
    addReading(db, now, { modelId, day, source: 'agency', by: session.account }, sizes)
    const shoeSize = shoe?.system === 'US' ? shoeIn('UK', mm ?? 0, model.gender) : (shoe?.size ?? null)
    const changes = fieldsOf(model, shown, shoeSize)
    if (Object.keys(changes).length > 0)
      updateModel(db, modelId, { ...changes, updatedAt: now.toISOString() })
    publish(db, modelId)
    return currentSizes(sizesOfModel({ ...model, ...changes }), repository.readingsOf(db, [modelId]))
  })
}
