import type { Db } from '../../../core/db/database'
import * as held from '../calendarHolds/repository'
import { type HalfDay, untilOf } from '../calendarHolds/rules'
import { endChallenge, endDate, isFirst } from '../calendarHolds/service'
import { notify, notifyFreed } from '../notices/service'
import {
  activityAboutClaim,
  beginDecision,
  changeRow,
  type Decision,
  writeActivities,
} from './activities.service'

/**
 * Ends each challenge whose challenger left the queue, is before the other now, or would itself end before it: the
 * clock must never end an option for a challenger that is gone (D18).
 */
function endVoidChallenges(decision: Decision) {
  const { db } = decision
  const claimIds = [...decision.activities.values()].flatMap(({ claimId }) => claimId ?? [])
  for (const claimDateId of held.challengesWith(db, claimIds)) {
    const found = held.claimDateById(db, claimDateId)
    if (!found) continue
    const { challengedById: claimId, challengeEndsAt: endsAt } = found.date
    if (endsAt === null) continue
    const isStanding = claimId !== null && held.standsBehind(db, { claimDateId, claimId, endsAt })
    if (!isStanding) endChallenge(decision, found)
  }
}

/**
 * Tells each option of the changed queues that is now first, once (D9); clears the mark where it is not any more. `own`
 * are the claims that were decided about.
 */
function tellFirst(decision: Decision, own: ReadonlySet<string>) {
  const { db, at } = decision
  const ids = [...decision.queues.values()].flatMap(({ modelId, day, half }) =>
    held
      .queueOf(db, modelId, { day, half })
      .flatMap(({ claimDateId, firm }) => (claimDateId !== null && firm === 0 ? [claimDateId] : [])),
  )
  for (const date of held.optionsAmong(db, [...new Set(ids)])) {
    const first = isFirst(db, date.id, at)
    if (first === (date.toldFirstAt !== null)) continue
    const found = held.claimDateById(db, date.id)
    if (!found) continue
    const { claim } = found
    const line = activityAboutClaim(decision, 'moved up', claim)
    changeRow(decision, line, 'claimDates', date.id, { toldFirstAt: first ? at : null })
    // Who places the first option reads so at once.
    if (!first || own.has(claim.id)) continue
    notify(decision, 'now first', 'booker', claim.id, [date.id])
    notify(decision, 'now first', 'client', claim.id, [date.id])
  }
}

/** Finishes a decision: ends challenges that nobody makes any more, tells who is first now, writes its activities. */
export function finishDecision(decision: Decision) {
  const own = new Set(decision.activities.keys())
  endVoidChallenges(decision)
  tellFirst(decision, own)
  const queues = [...decision.queues].map(([id, { modelId, day, half }]) => ({
    table: 'queue',
    id,
    row: { rows: queueNow(decision.db, modelId, { day, half }) },
  }))
  writeActivities(decision, queues)
}

/** The queue of a half as an undo compares it. */
export const queueNow = (db: Db, modelId: string, at: HalfDay) =>
  held
    .queueOf(db, modelId, at)
    .map(({ claimDateId, bookoutId, firm, seq, until }) => ({ claimDateId, bookoutId, firm, seq, until }))

/**
 * Records every option that has ended by now, in the caller's transaction, then notifies who is first. Returns how many
 * dates ended.
 */
export function writeLapsed(db: Db, now: Date): number {
  const at = now.toISOString()
  const lapsed = held.lapsedDates(db, at)
  if (lapsed.length === 0) return 0
  const decision = beginDecision(db, now, null)
  for (const id of lapsed) {
    const found = held.claimDateById(db, id)
    if (!found) continue
    const { date, claim, day } = found
    const isChallenged =
      date.challengeEndsAt !== null &&
      date.challengeEndsAt === untilOf(day.day, { ...claim, challengeEndsAt: date.challengeEndsAt })
    const line = activityAboutClaim(decision, isChallenged ? 'challenge lost' : 'expired', claim)
    endDate(decision, line, id, isChallenged ? 'released' : 'expired', isChallenged ? 'challenge' : null)
    changeRow(decision, line, 'claims', claim.id, { version: claim.version + 1 })
    notifyFreed(decision, claim, [id])
  }
  finishDecision(decision)
  return lapsed.length
}
