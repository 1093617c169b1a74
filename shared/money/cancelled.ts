import { daySpans } from '../desk/dayWords'
import { feesMilli } from '../desk/jobs/jobMoney'
import type { JobRecord } from '../desk/jobs/jobs'
import { owedPercent } from './cancellation'
import { isPaidDate, talentsOf } from './jobLines'
import type { CancellationStep } from './moneyLists'
import { dividedHalfUp } from './rounding'

/** A confirmed talent who was cancelled on dates of a job, and what the client owes for them. */
export type CancelledTalent = {
  claimId: string
  modelName: string
  days: string
  percent: number
  paise: number
}
/** When a confirmed talent's date was cancelled. */
export type Ended = { claimId: string; jobDateId: string; endedAt: string }

/**
 * What could be asked for talents who were confirmed and cancelled: the percent that the desk said of each date, else the
 * one of the scale at the moment at which it was cancelled. Nothing of it is asked for by itself.
 */
export function cancelledTalents(
  job: Pick<JobRecord, 'dates' | 'claims'>,
  ended: readonly Ended[],
  scale: readonly CancellationStep[],
): CancelledTalent[] {
  const counted = new Set(talentsOf(job).map(({ claim }) => claim.id))
  return job.claims.flatMap((claim) => {
    const own = ended.filter(({ claimId }) => claimId === claim.id)
    const days = job.dates.filter(
      (date) => isPaidDate(date) && own.some(({ jobDateId }) => jobDateId === date.id),
    )
    const { feePaise, feeUnit } = claim
    // A fee for the whole job is owed as a whole while any day of it stays.
    if (feePaise === null || days.length === 0 || (feeUnit === 'flat' && counted.has(claim.id))) return []
    const at = new Date(own.map(({ endedAt }) => endedAt).toSorted()[0] ?? 0)
    const byScale = owedPercent(scale, days, at)
    const percentOf = ({ cancelPercent }: (typeof days)[number]) => cancelPercent ?? byScale
    const percents = [...new Set(days.map(percentOf))].filter((percent) => percent !== null)
    return percents.map((percent) => {
      const of = days.filter((date) => percentOf(date) === percent)
      const fees = BigInt(feePaise) * BigInt(feesMilli(feeUnit, of))
      return {
        ...{ claimId: claim.id, modelName: claim.modelName, percent },
        days: daySpans(of.map(({ day }) => day)),
        paise: dividedHalfUp(fees * BigInt(percent), 100_000n),
      }
    })
  })
}
