import type { Db } from '../../core/db/database'
import { begin, lineOf } from '../activities/service'
import { claimsOfModel, datesOfClaims } from '../claims/repository'
import { isLiving } from '../claims/rules'
import { saveClaim } from '../claims/service'
import { addVacancy } from '../confirmations/service'
import { isPast } from '../heldHalves/rules'
import { endDate } from '../heldHalves/service'
import { finish } from '../queues/service'

/**
 * Ends everything that a leaving model holds at the desk, in the transaction that deletes it: options are released,
 * confirmed dates ahead are withdrawn, and each such job gets one vacancy of its booker (D22). Past dates stay.
 */
export function leaveJobs(db: Db, now: Date, modelId: string) {
  const decision = begin(db, now, null)
  for (const { claim, job } of claimsOfModel(db, modelId)) {
    const open = datesOfClaims(db, [claim.id]).filter(({ date }) => isLiving(date.state))
    const ahead = open.filter(({ date, day }) => date.state !== 'confirmed' || !isPast(day.day, now))
    if (ahead.length === 0) continue
    const line = lineOf(decision, 'withdrawn', { claimId: claim.id, jobId: job.id, modelId })
    saveClaim(decision, line, claim)
    for (const { date } of ahead)
      endDate(
        decision,
        line,
        date.id,
        date.state === 'confirmed' ? 'withdrawn' : 'released',
        'left the agency',
      )
    if (ahead.some(({ date }) => date.state === 'confirmed'))
      addVacancy(decision, line, { claim, job, isTaken: true })
  }
  finish(decision)
}
