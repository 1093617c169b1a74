import { FEE_PAISE_MAX } from '../../../../shared/desk/claims'
import { localDay } from '../../../../shared/format'
import { cancelledTalents } from '../../../../shared/money/cancelled'
import { withoutFee } from '../../../../shared/money/jobLines'
import { type PaperKind, SERIES_LETTER } from '../../../../shared/money/moneyLists'
import { paperNumber, yearWords } from '../../../../shared/money/paperNumbers'
import type {
  Billing,
  BillingGiven,
  JobOfValue,
  JobValue,
  NewMoneyLine,
  PaperProblem,
  PaperRow,
} from '../../../../shared/money/papers'
import { lineAmount } from '../../../../shared/money/reckoning'
import { shareToRupee } from '../../../../shared/money/rounding'
import { rupees } from '../../../../shared/money/rupees'
import type { AppContext, SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { once } from '../../../core/db/idempotency'
import { newId } from '../../../core/db/ids'
import { conflictWith, invalid, notFound } from '../../../core/errors'
import { sha256 } from '../../../core/security/secrets'
import { readDeskSettings } from '../../agency/settings/desk.repository'
import { mergedInto } from '../../desk/claims/repository'
import { confirmedOvertime } from '../../desk/hours/service'
import { findJob } from '../../desk/jobs/repository'
import { readJob } from '../../desk/jobs/service'
import { rowsOfJob } from '../papers/repository'
import { paperRow } from '../papers/rules'
import { advancesOf } from '../papers/settling.repository'
import { quotesOf } from '../quotes/repository'
import { differing } from '../quotes/rules'
import { counterOf } from '../settings/counters.repository'
import { isInDoubt } from '../settings/numbers.service'
import { findMoneySettings, listTaxCodes, type MoneySettings } from '../settings/repository'
import { usagesOfJob } from '../usages/repository'
import * as repository from './repository'
import { invoiceProblems, previewOf, type ValueFacts, valueLines } from './rules'

const LINES_MAX = 60

/** All that the value of a job goes by. Throws 404. */
function factsOf(
  app: Pick<AppContext, 'db' | 'clock'>,
  key: { id: string } | { number: string },
  abroad: JobOfValue['abroad'],
): ValueFacts {
  const { db } = app
  const job = readJob(app, key)
  return {
    job,
    own: repository.linesOf(db, job.id),
    overtime: confirmedOvertime(db, job),
    hours: readDeskSettings(db),
    usages: usagesOfJob(db, job.id),
    settings: findMoneySettings(db),
    codes: listTaxCodes(db),
    billing: job.client ? (repository.findBilling(db, job.client.id) ?? null) : null,
    abroad,
    today: localDay(app.clock()),
  }
}

/** A job and the lines of its value. Throws 404. */
export function linesOfJob(app: Pick<AppContext, 'db' | 'clock'>, key: { number: string }) {
  const facts = factsOf(app, key, null)
  return { job: facts.job, lines: valueLines(facts) }
}

/** What a job is worth, its papers, and what stands in the way of the next one. Throws 404. */
export function readValue(
  app: Pick<AppContext, 'db' | 'clock'>,
  key: { id: string } | { number: string },
  abroad: JobOfValue['abroad'] = null,
): JobValue {
  const { db } = app
  const facts = factsOf(app, key, abroad)
  const { job, settings, today, billing, codes } = facts
  const lines = valueLines(facts)
  const { preview, problems: ofPaper } = previewOf(facts, lines)
  const problems: PaperProblem[] = [
    ...ofPaper,
    ...(isInDoubt(db) ? (['restored'] as const) : []),
    ...(job.isInvoiced ? (['invoiced'] as const) : []),
  ]
  const next = settings ? nextNumbers(db, settings, today) : null
  const totalPaise = preview?.totalPaise ?? 0
  const advancesPaise = Math.min(advancesOf(db, job.id, job.client?.id ?? null), totalPaise)
  const papers = rowsOfJob(db, job.id).map((row) => paperRow(row, today))
  const valuePaise = lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const scale = settings?.cancellation ?? []
  const proposed = cancelledTalents(job, repository.cancelledOf(db, job.id), scale)
  const forInvoice = preview
    ? invoiceProblems(facts, preview, {
        lastOn: next?.lastOn ?? null,
      })
    : []
  return {
    jobId: job.id,
    number: job.number,
    valuePaise,
    notInvoiced: notInvoicedOf(db, papers, valuePaise),
    lines,
    withoutFee: withoutFee(job),
    cancellation: scale,
    cancelled: proposed.filter(
      ({ claimId }) => !facts.own.some((line) => line.kind === 'cancellation' && line.claimId === claimId),
    ),
    isSetUp: settings !== undefined,
    isRegistered: settings?.registration === 'regular',
    hasServiceCharge: (settings?.serviceChargeBp ?? 0) > 0,
    clientId: job.client?.id ?? null,
    clientName: job.client?.name ?? null,
    billing,
    preview,
    askedPaise: shareToRupee(totalPaise, (settings?.advancePercent ?? 0) * 100),
    advancesPaise,
    shown: preview && sha256(JSON.stringify([preview, lines, advancesPaise])),
    next: next?.numbers ?? null,
    problems: { quote: problems, proforma: problems, invoice: [...problems, ...forInvoice] },
    papers,
    differing: differing(
      quotesOf(db, job.id).map((quote) => ({ ...quote, clientId: oneClient(db, quote.clientId) })),
      papers,
      { clientId: oneClient(db, job.client?.id ?? null), lines },
    ),
    sacs: codes.filter(({ fromDay }) => fromDay <= today).map(({ sac, name }) => ({ sac, name })),
  }
}

/** A client, or the one that it was merged into. */
const oneClient = (db: Db, id: string | null) => id && mergedInto(db, id)

/** What a job with an invoice is worth beyond that, as after the renewal of a usage. */
function notInvoicedOf(db: Db, papers: readonly PaperRow[], valuePaise: number): JobValue['notInvoiced'] {
  const invoice = papers.find(
    ({ kind, creditedPaise, totalPaise }) => kind === 'invoice' && creditedPaise < totalPaise,
  )
  const paise = invoice ? valuePaise - repository.askedWithoutTax(db, invoice.id) : 0
  return invoice && paise > 0 ? { paperId: invoice.id, number: invoice.number, paise } : null
}

function nextNumbers(db: Db, { prefix }: MoneySettings, today: string) {
  const year = yearWords(today)
  const of = (kind: PaperKind) => {
    const series = prefix + SERIES_LETTER[kind]
    const counter = counterOf(db, series, year)
    return { number: paperNumber(series, year, (counter?.last ?? 0) + 1), lastOn: counter?.lastOn ?? null }
  }
  const invoice = of('invoice')
  const numbers = { quote: of('quote').number, proforma: of('proforma').number, invoice: invoice.number }
  return { numbers, lastOn: invoice.lastOn }
}

/** Adds a line to what a job is worth. A discount counts against it. Throws 400 for an unknown job or too large a sum. */
export function addLine(ctx: SignedInContext, given: NewMoneyLine): JobValue {
  const { db } = ctx
  const { jobId, quantity, price, pureAgent, decisionKey = null, ...facts } = given
  if (!findJob(db, jobId)) throw invalid('jobId', 'Choose a job')
  refuseStranger(ctx, jobId, given.claimId)
  const size = Math.abs(lineAmount({ quantityMilli: quantity, unitPaise: price }))
  if (size > FEE_PAISE_MAX) throw invalid('price', `At most ${rupees(FEE_PAISE_MAX)} on a line`)
  const scope = `money line ${ctx.session.account.id}`
  transaction(db, () =>
    once(db, ctx.clock(), { scope, key: decisionKey ?? ctx.idempotencyKey, body: given }, () => {
      const before = repository.linesOf(db, jobId)
      if (before.length >= LINES_MAX) throw invalid('words', `At most ${LINES_MAX} lines`)
      const id = newId()
      const unitPaise = facts.kind === 'discount' ? -Math.abs(price) : price
      const position = (before.at(-1)?.position ?? 0) + 1
      const isPureAgent = pureAgent.length > 0
      repository.insertLine(db, {
        ...{ ...facts, id, jobId, quantityMilli: quantity, unitPaise, isPureAgent, position },
      })
      return id
    }),
  )
  return readValue(ctx, { id: jobId })
}

/** Throws 400 for a claim that is not one of the job; null is the whole job. */
export function refuseStranger(ctx: SignedInContext, jobId: string, claimId: string | null): void {
  if (claimId !== null && !readJob(ctx, { id: jobId }).claims.some(({ id }) => id === claimId))
    throw invalid('claimId', 'Choose a talent of this job')
}

/** Takes a line out again. Throws 404. */
export function removeLine(ctx: SignedInContext, { id }: { id: string }): JobValue {
  const removed = repository.removeLine(ctx.db, id)
  if (!removed) throw notFound('Line')
  return readValue(ctx, { id: removed.jobId })
}

/** Keeps to whom papers for a client are made out. Throws 409 when a colleague was faster. */
export function saveBilling({ db }: SignedInContext, given: BillingGiven): Billing {
  if (!repository.clientExists(db, given.clientId)) throw invalid('clientId', 'Choose a client')
  const stateCode = given.isAbroad ? null : (given.gstin?.slice(0, 2) ?? given.stateCode)
  const gstin = given.isAbroad ? null : given.gstin
  const isSaved = repository.putBilling(db, { ...given, gstin, stateCode })
  const stored = repository.findBilling(db, given.clientId)
  if (!stored) throw notFound('Client')
  if (!isSaved)
    throw conflictWith('A colleague changed these details in the meantime.', {
      kind: 'changed',
      since: [],
      now: stored,
    })
  return stored
}
