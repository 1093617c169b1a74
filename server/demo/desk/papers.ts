import { asc } from 'drizzle-orm'
import { clientBilling, clients, jobs, moneySettings, taxCodes } from '../../../drizzle/schema'
import { localDay } from '../../../shared/format'
import { reckon } from '../../../shared/money/reckoning'
import type { AppContext, Session, SignedInContext } from '../../core/context'
import { newId } from '../../core/db/ids'
import { readValue } from '../../features/money/jobValue/service'
import { issueNow, putPaper } from '../../features/money/papers/issuing.service'
import { insertPayment } from '../../features/money/papers/repository'
import { deskOf } from './day'

const DAY_MS = 24 * 60 * 60_000
/** GST codes of the states of the demo's clients; the others are in Delhi. */
const STATE_OF: Record<string, string> = { Mumbai: '27', Goa: '30', Jaipur: '08', Kolkata: '19' }

/** Money settings, papers of the year before, and for jobs at work an overdue, a paid and an open paper. */
export function seedPapers(app: AppContext, by: Session['account']) {
  seedSettings(app)
  const now = app.clock().getTime()
  const at = (daysAgo: number) => deskOf(app, by, now - daysAgo * DAY_MS)
  for (const [daysAgo, days] of [
    [405, 2],
    [392, 1],
    [380, 3],
  ] as const)
    earlier(at(daysAgo), days)
  const worth = app.db.select({ id: jobs.id }).from(jobs).orderBy(asc(jobs.createdAt)).all()
  const ready = (kind: 'invoice' | 'proforma') =>
    worth.map(({ id }) => readValue(app, { id })).filter(({ problems }) => problems[kind].length === 0)
  const issue = (kind: 'invoice' | 'proforma', place: number, daysAgo: number, isPaid = false) => {
    const value = ready(kind)[place]
    if (!value?.preview) return
    const { totalPaise } = value.preview
    const ctx = at(daysAgo)
    const id = issueNow(ctx, kind, { jobId: value.jobId, totalPaise, poNumber: null, abroad: null })
    if (isPaid) pay(ctx, id, totalPaise)
  }
  // Each leaves the jobs that can still be invoiced, so the first of them is another one.
  issue('invoice', 0, 38)
  issue('invoice', 0, 30, true)
  issue('invoice', 0, 21, true)
  issue('invoice', 0, 14, true)
  issue('invoice', 0, 6)
  const open = ready('proforma').filter(({ problems }) => problems.invoice.includes('not confirmed'))
  const last = ready('proforma').findIndex(({ jobId }) => jobId === open.at(-1)?.jobId)
  issue('proforma', last, 2)
}

function pay(ctx: SignedInContext, paperId: string, totalPaise: number) {
  insertPayment(ctx.db, {
    ...{ id: newId(), paperId, receivedOn: localDay(ctx.clock()), amountPaise: totalPaise, withheldPaise: 0 },
    ...{ way: 'bank', reference: 'EXAM26110093', recordedBy: ctx.session.account.name },
    createdAt: ctx.clock().toISOString(),
  })
}

function seedSettings({ db }: AppContext) {
  db.insert(moneySettings)
    .values({
      id: 'agency',
      ...{ legalName: 'Tehkhana Talent LLP', stateCode: '07', registration: 'regular' },
      address: 'Lower ground floor, Lane 4, Shahpur Jat\nNew Delhi 110049',
      ...{ gstin: '07AAAFT0000K1ZQ', pan: 'AAAFT0000K' },
      ...{ bankName: 'Example Bank, Delhi', bankHolder: 'Tehkhana Talent LLP' },
      ...{ bankAccount: '000000004127', bankIfsc: 'EXAM0000049' },
      ...{ upiId: 'tehkhana@examplebank', upiMaxPaise: 100_000_00, prefix: 'TK', paymentDays: 15 },
      ...{ advancePercent: 50, serviceChargeBp: 2000, serviceChargeSac: '998599', feeSac: '999631' },
      terms: 'Cancelled within 48 h: 50 %. Within 24 h: 100 %.',
    })
    .run()
  db.insert(taxCodes)
    .values({
      ...{ id: newId(), sac: '998599', name: 'Agency services (an example)', rateBp: 1800 },
      ...{ fromDay: '2017-07-01', isUnchecked: true },
    })
    .run()
  for (const { id, name, city, country } of db.select().from(clients).all())
    db.insert(clientBilling)
      .values({
        ...{ clientId: id, legalName: name, address: [city, country].filter(Boolean).join(', ') },
        isAbroad: country !== null && country !== 'India',
        stateCode: country !== null && country !== 'India' ? null : (STATE_OF[city ?? ''] ?? '07'),
      })
      .run()
}

/** A paid invoice of the financial year before, from the books that were kept by hand. */
function earlier(ctx: SignedInContext, days: number) {
  const client = ctx.db.select().from(clients).orderBy(asc(clients.createdAt)).get()
  const line = {
    ...{ kind: 'day fee' as const, words: 'Zoya, day fee', more: 'Look book', sac: '999631', rateBp: 1800 },
    ...{ quantityMilli: days * 1000, unit: days === 1 ? 'day' : 'days', unitPaise: 38_000_00 },
    ...{ amountPaise: days * 38_000_00, isTaxable: true },
  }
  const sums = reckon([line], 'other_state')
  const day = localDay(ctx.clock())
  const buyer = {
    ...{ name: client?.name ?? 'Rao Casting', address: 'Mumbai, India', stateCode: '27' },
    ...{ gstin: null, isAbroad: false },
  }
  const id = putPaper(ctx, 'invoice', {
    ...sums,
    ...{ issuedOn: day, dueOn: day, jobTitle: 'Look book', clientId: client?.id ?? null },
    ...{ buyer, buyerName: buyer.name, supply: 'other_state', placeName: 'Maharashtra (27)' },
    ...{ placeWhy: 'your address is there', lines: [line], seller: sellerOf() },
  })
  pay(ctx, id, sums.totalPaise)
}

const sellerOf = () => ({
  ...{ name: 'Tehkhana Talent LLP', address: 'Lower ground floor, Lane 4, Shahpur Jat\nNew Delhi 110049' },
  ...{ stateCode: '07', gstin: '07AAAFT0000K1ZQ', isAbroad: false, pan: 'AAAFT0000K', lutNumber: null },
  ...{ bank: null, upiId: null, upiMaxPaise: 100_000_00 },
})
