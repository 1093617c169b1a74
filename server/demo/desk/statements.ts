import { dayAfter } from '../../../shared/days'
import { localDay } from '../../../shared/format'
import type { AppContext, Session } from '../../core/context'
import { newId } from '../../core/db/ids'
import { issueNow } from '../../features/money/statements/issuing.service'
import { insertDraft, insertPayout } from '../../features/money/statements/repository'
import { listDue, reckonDraft, statementOf } from '../../features/money/statements/service'
import { putRule, putSettings } from '../../features/money/statements/settings.repository'
import { deskOf } from './day'

const DAY_MS = 24 * 60 * 60_000
/** One code of the list, as an example: a real agency asks its accountant. */
const EXAMPLE_CODE = 'withholding-1027'

/** How the demo pays its talents: of those who are due something one is paid, one is not yet, and one has a draft. */
export function seedStatements(app: AppContext, by: Session['account']) {
  const { db } = app
  putSettings(db, { talentDue: 'client paid', dueDays: 30, codeId: EXAMPLE_CODE, catchesUp: true }, 0)
  putRule(db, { id: newId(), modelId: null, percentBp: 2000, fromDay: '2020-04-01', untilDay: null })
  const now = app.clock().getTime()
  const [paid, issued, drafted] = listDue(app)
  for (const [talent, daysAgo, isPaid] of [
    [paid, 4, true],
    [issued, 1, false],
  ] as const) {
    if (!talent) continue
    const ctx = deskOf(app, by, now - daysAgo * DAY_MS)
    const id = draft(ctx, talent)
    const { sums, problems } = reckonDraft(ctx, statementOf(db, id))
    if (problems.length > 0) continue
    issueNow(ctx, { id, netPaise: sums.netPaise })
    const today = localDay(ctx.clock())
    if (isPaid)
      insertPayout(db, {
        ...{ id: newId(), statementId: id, paidOn: today, amountPaise: sums.netPaise, way: 'bank' },
        ...{ reference: 'EXAM26112600417', recordedBy: by.name, createdAt: ctx.clock().toISOString() },
      })
  }
  if (drafted) draft(app, drafted)
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
