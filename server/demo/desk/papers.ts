import { asc, notInArray } from 'drizzle-orm'
import { jobs, outbox } from '../../../drizzle/schema'
import { localDay } from '../../../shared/format'
import type { IssuedKind, JobValue } from '../../../shared/money/papers'
import type { AppContext, Session, SignedInContext } from '../../core/context'
import { newId, newSecretName } from '../../core/db/ids'
import { sha256 } from '../../core/security/secrets'
import { markCertificate } from '../../features/money/certificates/service'
import { readValue } from '../../features/money/jobValue/service'
import { issueNow } from '../../features/money/papers/issuing.service'
import { insertLink } from '../../features/money/papers/links.repository'
import { creditNow, debitNow } from '../../features/money/papers/notes.service'
import { recordNow } from '../../features/money/papers/payments.service'
import { paymentsOf } from '../../features/money/papers/repository'
import { paperOf, withdrawProforma } from '../../features/money/papers/service'
import { acceptNow } from '../../features/money/quotes/service'
import { listWithholdingCodes } from '../../features/money/settings/repository'
import { deskOf, workingDays } from './day'
import { LAST_YEAR_TITLES, lastYearEnd, NEWEST } from './lastYear'
import { seedMoneySettings } from './moneySettings'

const DAY_MS = 24 * 60 * 60_000

/**
 * 21 papers over two financial years, issued, paid and credited by the services on the days on which it happened. What
 * those would have mailed is dropped.
 */
export function seedPapers(app: AppContext, by: Session['account']) {
  const mailed = app.db.select({ id: outbox.id }).from(outbox).all()
  const now = app.clock().getTime()
  const at = (daysAgo: number) => deskOf(app, by, now - daysAgo * DAY_MS)
  seedMoneySettings(at(0))
  lastYear(app, at)
  thisYear(app, at)
  const ids = mailed.map(({ id }) => id)
  app.db.delete(outbox).where(notInArray(outbox.id, ids)).run()
}

type At = (daysAgo: number) => SignedInContext

const valuesOf = (app: AppContext): JobValue[] =>
  app.db
    .select({ id: jobs.id })
    .from(jobs)
    .orderBy(asc(jobs.createdAt))
    .all()
    .map(({ id }) => readValue(app, { id }))

type More = { quoteId?: string; validUntil?: string }
function issue(ctx: SignedInContext, kind: IssuedKind, jobId: string, more: More = {}) {
  const totalPaise = readValue(ctx, { id: jobId }).preview?.totalPaise ?? 0
  const given = { jobId, totalPaise, shown: null, poNumber: null, abroad: null, quoteId: null, ...more }
  return issueNow(ctx, kind, given)
}

/** All that is owed on several papers of one client comes in one transfer. */
function payTogether(ctx: SignedInContext, ids: readonly string[], reference: string) {
  const [first, ...others] = ids.map((paperId) => {
    const { totalPaise, advancesPaise } = paperOf(ctx.db, paperId)
    return { paperId, amount: totalPaise - advancesPaise, withheld: 0, withheldCode: null }
  })
  if (first) recordNow(ctx, { ...first, others, receivedOn: localDay(ctx.clock()), way: 'bank', reference })
}

type Paid = { percent?: number; withheld?: boolean; reference: string }
/** A part of what is still owed comes in; of the whole the client may withhold a tenth of what is taxed. */
function pay(ctx: SignedInContext, id: string, { percent = 100, withheld = false, reference }: Paid) {
  const { totalPaise, advancesPaise, taxablePaise } = paperOf(ctx.db, id)
  const receivedOn = localDay(ctx.clock())
  const rule = listWithholdingCodes(ctx.db).find(
    ({ name, fromDay, untilDay }) =>
      name === 'Professional services' &&
      fromDay <= receivedOn &&
      (untilDay === null || receivedOn <= untilDay),
  )
  const kept = withheld ? Math.round(taxablePaise / 1000) * 100 : 0
  const sum = Math.round(((totalPaise - advancesPaise) * percent) / 10_000) * 100
  recordNow(ctx, {
    ...{ paperId: id, receivedOn, amount: sum - kept, withheld: kept },
    ...{ withheldCode: rule?.code ?? null, way: 'bank', reference, others: [] },
  })
}

/** A reminder of a paper went, by a link of its own. */
function remind(ctx: SignedInContext, paperId: string) {
  const now = ctx.clock().toISOString()
  insertLink(ctx.db, {
    ...{ id: newId(), paperId, tokenHash: sha256(newSecretName()), createdAt: now },
    ...{ handedAt: now, handedBy: ctx.session.account.name, handedAs: 'reminder' },
  })
}

/** How many days ago the certificate of last year's tax was seen. */
const SEEN = 3

/**
 * The books of before: two jobs with a proforma, one of them with an advance, whose invoices one transfer paid, and one job
 * that was paid with tax withheld.
 */
function lastYear(app: AppContext, at: At) {
  const end = lastYearEnd(workingDays(app))
  const [first = '', second = '', third = ''] = LAST_YEAR_TITLES.flatMap(
    (title) =>
      app.db
        .select()
        .from(jobs)
        .all()
        .find((job) => job.title === title)?.id ?? [],
  )
  const advance = issue(at(end + 32), 'proforma', first)
  pay(at(end + 31), advance, { percent: 50, reference: 'EXAM00310031' })
  issue(at(end + 22), 'proforma', second)
  const billed = issue(at(end + 20), 'invoice', first)
  const other = issue(at(end + 18), 'invoice', second)
  payTogether(at(end + 6), [billed, other], 'EXAM00310052')
  const last = issue(at(end + 8), 'invoice', third)
  pay(at(end), last, { withheld: true, reference: 'EXAM00310067' })
  const paymentIds = paymentsOf(app.db, last).map(({ id }) => id)
  markCertificate(at(SEEN), { paymentIds, isSeen: true })
}

function thisYear(app: AppContext, at: At) {
  const values = valuesOf(app)
  const billable = values.filter(({ problems }) => problems.invoice.length === 0).map(({ jobId }) => jobId)
  const open = values
    .filter(
      ({ problems: { proforma, invoice } }) => proforma.length === 0 && invoice.includes('not confirmed'),
    )
    .map(({ jobId }) => jobId)
  const invoice = (place: number, daysAgo: number) => issue(at(daysAgo), 'invoice', billable[place] ?? '')
  const asked = (place: number) => open[place % Math.max(1, open.length)] ?? ''

  remind(at(9), invoice(0, 38))
  pay(at(22), invoice(1, 30), { reference: 'EXAM11060093' })
  pay(at(15), invoice(2, 24), { withheld: true, reference: 'EXAM11120118' })
  invoice(3, 19)
  const wrong = invoice(4, 16)
  creditNow(at(15), { id: wrong, reason: 'The work did not take place', lines: null, withoutTax: false })
  pay(at(5), invoice(5, 12), { percent: 40, reference: 'EXAM11220204' })
  pay(at(8), issue(at(9), 'proforma', billable[6] ?? ''), { percent: 50, reference: 'EXAM11190177' })
  const more = invoice(7, 6)
  debitNow(at(5), { id: more, at: 0, words: 'A second car for the late wrap', amount: 2_400_00 })
  const quote = issue(at(7), 'quote', asked(0), { validUntil: localDay(at(-7).clock()) })
  acceptNow(at(5), paperOf(app.db, quote), 'Anita Rao')
  withdrawProforma(at(4), { id: issue(at(4), 'proforma', asked(1)) })
  issue(at(3), 'quote', asked(2), { validUntil: localDay(at(-11).clock()) })
  issue(at(NEWEST), 'proforma', open.at(-1) ?? '')
}
