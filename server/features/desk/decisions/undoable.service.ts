import type { Undoable } from '../../../../shared/desk/desk'
import { activityWords } from '../../../../shared/desk/deskActions'
import type { SignedInContext } from '../../../core/context'
import { whomOf } from '../claims/service'
import { type ActivityRow, newestActivities, rowOf } from './activities.repository'
import { undoMsOf } from './service'

/** Decisions can be taken back for half an hour at most; more than so many lines are not read. */
const LINES_MAX = 500

/** The caller's decisions that can still be taken back, the newest first; those of one bulk press together. */
export function listUndoable(ctx: SignedInContext): Undoable[] {
  const { db } = ctx
  const { id } = ctx.session.account
  const mine = newestActivities(db, LINES_MAX).filter(({ actorId }) => actorId === id)
  const decisions = new Map<string, ActivityRow>()
  // The first line of a decision has the lowest number.
  for (const line of mine) decisions.set(line.decisionId, line)
  const found = new Map<string, Undoable>()
  for (const line of decisions.values()) {
    const undoMs = undoMsOf(ctx, line.decisionId)
    if (undoMs === 0) continue
    const key = line.batchId ?? line.decisionId
    const press = found.get(key)
    if (press) press.decisionIds.push(line.decisionId)
    else found.set(key, { decisionIds: [line.decisionId], undoMs, words: wordsOf(ctx, line) })
  }
  return [...found.values()]
}

/** `You placed an option on Zoya (J-2627-0143)`. */
function wordsOf({ db }: SignedInContext, { kind, claimId, jobId, modelId }: ActivityRow): string {
  const whom = whomOf(db, { claimId, modelId })
  const number = jobId ? rowOf(db, 'jobs', jobId)?.number : undefined
  return activityWords(kind, 'You', whom) + (number ? ` (${number})` : '')
}
