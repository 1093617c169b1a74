import type { AskedTalent, DeskItemLine } from '../../../../shared/desk/deskItems'
import type { SignedInContext } from '../../../core/context'
import { type findItem, othersAskedFor, takenOn } from './repository'
import { askedView } from './rules'

/** All whom a booking request asks for, and what holds its day. */
export function askedFor(
  { db }: Pick<SignedInContext, 'db'>,
  { booking }: NonNullable<ReturnType<typeof findItem>>,
  { face }: DeskItemLine,
): AskedTalent[] {
  if (!booking) return []
  const first = { id: booking.modelId, stageName: booking.modelName, face }
  const asked = [first, ...othersAskedFor(db, [booking.id]).map(askedView)]
  const ids = asked.flatMap(({ id }) => id ?? [])
  const taken = new Map(takenOn(db, booking.dateRequired, ids).map(({ modelId, by }) => [modelId, by]))
  return asked.map((each) => ({ ...each, taken: taken.get(each.id ?? '') ?? null }))
}
