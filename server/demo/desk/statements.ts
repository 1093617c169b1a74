import { localDay } from '../../../shared/format'
import { dayAfter } from '../../../shared/time/days'
import type { AppContext, Session } from '../../core/context'
import { newId } from '../../core/db/ids'
import { issueNow } from '../../features/money/statements/issuing.service'
import { insertDraft, insertPayout } from '../../features/money/statements/repository'
import { listDue, reckonDraft, statementOf } from '../../features/money/statements/service'
import { putRule, putSettings } from '../../features/money/statements/settings.repository'
import { deskOf, workingDays } from './day'
import { lastYearEnd } from './lastYear'

/** Days after the end of the year before, in which all of its talents were paid. */
const PAID_WITHIN = 5
const DAY_MS = 24 * 60 * 60_000
/** One code of the list for each era, as an example: a real agency asks its accountant. */
const codeOn = (day: string) => (day < '2026-04-01' ? 'withholding-194j' : 'withholding-1027')

/**
 * How the demo pays its talents: those of the year before were paid then; of those who are due something now one is paid,
 * one is not yet, and one has a draft.
 */
export function seedStatements(app: AppContext, by: Session['account']) {
  const { db } = app
  const days = workingDays(app)
  const end = lastYearEnd(days)
  const settle = (day: string, version: number) =>
    putSettings(db, { talentDue: 'client paid', dueDays: 30, codeId: codeOn(day), catchesUp: true }, version)
  settle(days.day(PAID_WITHIN - end), 0)
  putRule(db, { id: newId(), modelId: null, percentBp: 2000, fromDay: '2020-04-01', untilDay: null })
  const before = listDue(app).filter(({ since }) => since <= days.day(-end))
  for (const talent of before) state(app, by, talent, end - PAID_WITHIN, true)
  settle(days.day(0), 1)
  const [paid, issued, drafted] = listDue(app)
  if (paid) state(app, by, paid, 4, true)
  if (issued) state(app, by, issued, 1, false)
  if (drafted) draft(app, drafted)
}

/** Issues the statement of a talent so many days ago, and pays it where it was paid. */
function state(app: AppContext, by: Session['account'], talent: Talent, daysAgo: number, isPaid: boolean) {
  const { db } = app
  const ctx = deskOf(app, by, app.clock().getTime() - daysAgo * DAY_MS)
  const id = draft(ctx, talent)
  const { sums, problems } = reckonDraft(ctx, statementOf(db, id))
  if (problems.length > 0) return
  issueNow(ctx, { id, netPaise: sums.netPaise })
  const today = localDay(ctx.clock())
  if (isPaid)
    insertPayout(db, {
      ...{ id: newId(), statementId: id, paidOn: today, amountPaise: sums.netPaise, way: 'bank' },
      ...{ reference: `EXAM${today.replaceAll('-', '').slice(2)}417`, recordedBy: by.name },
      createdAt: ctx.clock().toISOString(),
    })
}

type Talent = { modelId: string; name: string; since: string }

function draft({ db, clock }: Pick<AppContext, 'db' | 'clock'>, { modelId, name, since }: Talent): string {
  const id = newId()
  const today = localDay(clock())
  insertDraft(db, {
    ...{ id, state: 'draft', modelId, modelName: name, expenses: [], createdAt: clock().toISOString() },
    ...{ fromDay: dayAfter(since, -10), toDay: today },
  })
  return id
}
