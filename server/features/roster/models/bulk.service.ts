import { setImmediate } from 'node:timers/promises'
import type { ManyModels, ManyModelsDone } from '../../../../shared/roster/boards'
import { modelInfo } from '../../../../shared/roster/modelRecord'
import type { SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { conflict, toErrorResponse } from '../../../core/errors'
import { audit } from '../../../core/security/audit'
import { addToBoard, removeFromBoard } from '../boards/repository'
import { boardName } from '../boards/service'
import { rosterSource } from '../publicRoster/repository'
import { openPictures } from '../publicRoster/rules'
import { readModel, saveInfo, saveStanding, setStatus } from './service'

/** True when a model has a picture that visitors may see, on the roster or not. */
const hasOpenPicture = (db: Db, id: string) => openPictures(rosterSource(db, id)?.pictures ?? []).length > 0

/**
 * Changes up to 50 models alike, each in its own transaction, so that one refused model does not stop the others; other
 * requests have their turn between two. The audit names the fields, not their values. Throws 400 for a board that was
 * deleted.
 */
export async function changeModels(ctx: SignedInContext, given: ManyModels): Promise<ManyModelsDone> {
  const { db, clock, session } = ctx
  const { ids, city, dailyRate, availability, status, needsPicture, isFeatured, addToId, removeFromId } =
    given
  const namesOfBoards = () => ({
    from: removeFromId === undefined ? null : boardName(db, 'removeFromId', removeFromId),
    to: addToId === undefined ? null : boardName(db, 'addToId', addToId),
  })
  namesOfBoards()
  const info = { ...(city && { city }), ...(typeof dailyRate === 'number' && { dailyRate }) }

  const change = (id: string) =>
    transaction(db, () => {
      readModel(ctx, id)
      if (needsPicture && !hasOpenPicture(db, id)) throw conflict('No picture yet')
      // A colleague may have deleted the board since the last model.
      const { from, to } = namesOfBoards()
      const done: string[] = []
      if (Object.keys(info).length > 0) saveInfo(ctx, modelInfo.parse({ id, ...info }))
      if (city) done.push('city')
      if (info.dailyRate !== undefined) done.push('daily rate')
      if (availability) {
        saveStanding(ctx, { id, availability })
        done.push('availability')
      }
      if (isFeatured !== undefined) {
        saveStanding(ctx, { id, isFeatured })
        done.push(isFeatured ? 'featured' : 'not featured')
      }
      // It has an entry of its own in the audit.
      if (status !== undefined) setStatus(ctx, { id, status })
      if (addToId !== undefined && addToBoard(db, id, addToId)) done.push(`added to ${to}`)
      if (removeFromId !== undefined && removeFromBoard(db, id, removeFromId))
        done.push(`removed from ${from}`)
      if (done.length > 0)
        audit(db, clock(), 'model changed with others', session.account, id, done.join(', '))
    })

  const answer: ManyModelsDone = { done: [], refused: [] }
  for (const id of new Set(ids)) {
    try {
      change(id)
      answer.done.push(id)
    } catch (error) {
      const { status, message } = toErrorResponse(error)
      if (status >= 500) throw error
      answer.refused.push({ id, why: message })
    }
    await setImmediate()
  }
  return answer
}
