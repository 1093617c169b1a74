import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { claimDates, claims, jobDates } from '../../../drizzle/schema'
import { localDay } from '../../../shared/format'
import type { AppContext, Session } from '../../core/context'
import { saveHours } from '../../features/desk/hours/service'
import { deskOf, workingDays } from './day'

/** Eight hours each, so that no demo job is worth more than its papers say; the last are not confirmed yet. */
const TIMES = { onSet: '09:00', wrapped: '18:00', breakMinutes: 60, saidBy: 'Tara', isEarly: false }

/** The hours of the last day that was worked: the first talent's are confirmed. */
export function seedHours(app: AppContext, account: Session['account']) {
  const rows = app.db
    .select({ claimId: claims.id, dateId: jobDates.id })
    .from(claimDates)
    .innerJoin(claims, eq(claims.id, claimDates.claimId))
    .innerJoin(jobDates, eq(jobDates.id, claimDates.jobDateId))
    .where(and(inArray(claimDates.state, ['confirmed', 'done']), lt(jobDates.day, localDay(app.clock()))))
    .orderBy(desc(jobDates.day), claims.createdAt)
    .limit(20)
    .all()
  const ctx = deskOf(app, account, workingDays(app).worked(2))
  for (const [at, { claimId, dateId }] of rows.filter((row) => row.dateId === rows[0]?.dateId).entries())
    saveHours(ctx, { ...TIMES, claimId, dateId, isConfirmed: at === 0, reason: undefined })
}
