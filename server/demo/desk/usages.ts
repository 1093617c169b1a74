import { asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { claimDates, claims, jobs } from '../../../drizzle/schema'
import { localDay } from '../../../shared/format'
import type { Medium } from '../../../shared/money/usages'
import { dayAfter } from '../../../shared/time/days'
import type { AppContext, Session } from '../../core/context'
import { newId } from '../../core/db/ids'
import { insertUsage } from '../../features/money/usages/repository'

type Given = [until: number, days: number, media: Medium[], territory: string, fee: number, only?: string]
/** From the day that ends first; the last one covers the whole of its job. */
const USAGES: Given[] = [
  [20, 365, ['Online', 'Print', 'Outdoor'], 'India', 60_000_00, 'eyewear'],
  [96, 180, ['Online', 'Social'], 'India', 25_000_00],
  [210, 365, ['Online', 'Shop'], 'Delhi and Mumbai', 40_000_00],
  [330, 365, ['TV', 'Cinema'], 'Worldwide', 1_50_000_00],
]

/** Usages of pictures from jobs that were confirmed; one ends soon. It is on a job of `by`, who sees it in *Mine*. */
export function seedUsages({ db, clock }: AppContext, by: Session['account']) {
  const today = localDay(clock())
  const confirmed = db
    .select({ id: claimDates.claimId })
    .from(claimDates)
    .where(inArray(claimDates.state, ['confirmed', 'done']))
  const found = db
    .select({ jobId: claims.jobId, claimId: claims.id })
    .from(claims)
    .innerJoin(jobs, eq(jobs.id, claims.jobId))
    .where(
      sql`${claims.id} in ${confirmed} and ${isNotNull(claims.feePaise)} and ${isNotNull(jobs.clientId)}`,
    )
    .orderBy(sql`${jobs.bookerId} is not ${by.id}`, asc(jobs.createdAt), asc(claims.id))
    .all()
  const once = [...new Map(found.toReversed().map((each) => [each.jobId, each])).values()].toReversed()
  for (const [place, [until, days, media, territory, feePaise, exclusivity = null]] of USAGES.entries()) {
    const claim = once[place]
    if (!claim) return
    const untilDay = dayAfter(today, until)
    insertUsage(db, {
      ...{ id: newId(), jobId: claim.jobId, claimId: place === USAGES.length - 1 ? null : claim.claimId },
      ...{ media, territory, exclusivity, feePaise, untilDay, fromDay: dayAfter(untilDay, -days) },
      createdAt: clock().toISOString(),
    })
  }
}
