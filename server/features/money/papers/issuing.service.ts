import { cancellationWords } from '../../../../shared/money/cancellation'
import type { Issuing, Quoting } from '../../../../shared/money/issuing'
import { type PaperKind, SERIES_LETTER } from '../../../../shared/money/moneyLists'
import { dayProblem, paperNumber, yearWords } from '../../../../shared/money/paperNumbers'
import type { IssuedKind, PaperProblem, PaperRecord } from '../../../../shared/money/papers'
import { fold } from '../../../../shared/text/fold'
import type { SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { once } from '../../../core/db/idempotency'
import { newId } from '../../../core/db/ids'
import { conflict, conflictWith, invalid } from '../../../core/errors'
import { audit } from '../../../core/security/audit'
import { findJob } from '../../desk/jobs/repository'
import { readValue } from '../jobValue/service'
import { counterOf } from '../settings/counters.repository'
import { IN_DOUBT, nextCount } from '../settings/numbers.service'
import { findMoneySettings, type MoneySettings } from '../settings/repository'
import { keepFile } from './files.service'
import * as repository from './repository'
import { readPaper } from './service'
import { moveJobOf } from './stages.service'

/** Why a paper is not issued yet, as a sentence. */
const SENTENCES: Record<PaperProblem, string> = {
  settings: 'A superadmin has to fill in the money settings first.',
  client: 'This job has no client yet.',
  lines: 'There is nothing to ask for yet: agree a fee, or add a line.',
  sac: 'A code of the tax list is missing: a superadmin sets it in the money settings.',
  rate: 'A code has no rate on this day: a superadmin adds it in the money settings.',
  state: 'Enter the GSTIN or the state of the client first.',
  abroad: 'Say whether this goes abroad with tax or without, and why.',
  lut: 'The letter of undertaking is missing or no longer holds.',
  address: 'From ₹50,000 on, an invoice needs the address and the state of the client.',
  pin: 'An e-invoice needs the PIN code in the address of the client.',
  day: 'A later day was issued before: is the clock right?',
  invoiced: 'This job has an invoice already. A mistake in it is mended by a credit note.',
  'not confirmed': 'Nobody is confirmed on this job yet. Send a proforma.',
  restored: IN_DOUBT,
}

/** Issues a quote, which asks for no money: it holds until a day. Throws as the others, and 400 for a day that is over. */
export const issueQuote = (ctx: SignedInContext, given: Quoting) =>
  issue(ctx, 'quote', { ...given, quoteId: null })
/** Issues a proforma, which asks for an advance and is no tax document. Throws as `issue`. */
export const issueProforma = (ctx: SignedInContext, given: Issuing) => issue(ctx, 'proforma', given)
/** Issues an invoice. Throws as `issue`. */
export const issueInvoice = (ctx: SignedInContext, given: Issuing) => issue(ctx, 'invoice', given)

type Given = Issuing & { validUntil?: string }

/**
 * Issues a paper about a job with the next number of its series, as its dialog showed it. Throws 409 with the reason while
 * something is missing, and when the total is another one now.
 */
async function issue(ctx: SignedInContext, kind: IssuedKind, given: Given): Promise<PaperRecord> {
  const { db, session } = ctx
  const { decisionKey = null, ...body } = given
  const request = {
    scope: `paper ${session.account.id}`,
    key: decisionKey ?? ctx.idempotencyKey,
    body: { kind, ...body },
  }
  const { id } = transaction(db, () => once(db, ctx.clock(), request, () => issueNow(ctx, kind, given)))
  await keepFile(ctx, id)
  return readPaper(ctx, { id })
}

/** The same in the caller's transaction, without its file; returns the id. */
export function issueNow(ctx: SignedInContext, kind: IssuedKind, given: Given): string {
  const { db } = ctx
  const value = readValue(ctx, { id: given.jobId }, given.abroad)
  const [problem] = value.problems[kind]
  if (problem) throw conflict(SENTENCES[problem])
  const { preview } = value
  if (!preview) throw conflict(SENTENCES.settings)
  const changed = { kind: 'changed' as const, since: [], now: value }
  if (preview.totalPaise !== given.totalPaise)
    throw conflictWith('The total is another one now. Look at it again.', changed)
  if (given.shown !== null && given.shown !== value.shown)
    throw conflictWith('Something on it is different now. Look at it again.', changed)
  if (given.validUntil && given.validUntil < preview.issuedOn)
    throw invalid('validUntil', 'Choose today or a later day')
  const settings = findMoneySettings(db)
  const id = putPaper(ctx, kind, {
    ...preview,
    dueOn: given.validUntil ?? preview.dueOn,
    refersToId: quoteOf(ctx, given),
    jobId: value.jobId,
    jobNumber: value.number,
    jobTitle: findJob(db, value.jobId)?.title ?? null,
    clientId: value.clientId,
    buyerName: preview.buyer.name,
    poNumber: given.poNumber,
    lines: value.lines.map(({ id: _, ...line }) => line),
    askedPaise: kind === 'proforma' ? value.askedPaise : 0,
    advancesPaise: kind === 'invoice' ? value.advancesPaise : 0,
    terms: settings ? termsOf(kind, settings) : null,
  })
  moveJobOf(ctx, value)
  return id
}

/** What stands at the foot of a paper: before the work also what is owed when it is cancelled. */
function termsOf(kind: IssuedKind, { terms, cancellation }: MoneySettings): string | null {
  const scale = kind === 'invoice' ? '' : cancellationWords(cancellation)
  return [scale, terms].filter(Boolean).join(' ') || null
}

/** The quote that a paper follows; null where it follows none. */
function quoteOf({ db }: SignedInContext, { quoteId, jobId }: Given): string | null {
  if (quoteId === null) return null
  const quote = repository.findPaper(db, quoteId)
  if (quote?.kind !== 'quote' || quote.jobId !== jobId || quote.withdrawnAt !== null)
    throw invalid('quoteId', 'Choose a quote of this job')
  return quote.id
}

type Facts = Omit<
  Parameters<typeof repository.insertPaper>[1],
  'id' | 'kind' | 'number' | 'series' | 'financialYear' | 'issuedBy' | 'issuedAt' | 'searchText'
>

/** Writes a paper with the next number of its series, in the caller's transaction. Throws 409 for a day before its last. */
export function putPaper(ctx: SignedInContext, kind: PaperKind, facts: Facts): string {
  const { db, session } = ctx
  const settings = findMoneySettings(db)
  if (!settings) throw conflict(SENTENCES.settings)
  const series = settings.prefix + SERIES_LETTER[kind]
  const year = yearWords(facts.issuedOn)
  const lastOn = counterOf(db, series, year)?.lastOn ?? null
  if (dayProblem(facts.issuedOn, lastOn, facts.issuedOn)) throw conflict(SENTENCES.day)
  const number = paperNumber(series, year, nextCount(db, series, year, facts.issuedOn))
  const now = ctx.clock()
  const id = newId()
  repository.insertPaper(db, {
    ...facts,
    id,
    kind,
    number,
    series,
    financialYear: year,
    issuedBy: session.account.name,
    issuedAt: now.toISOString(),
    searchText: fold([number, facts.buyerName, facts.jobTitle ?? '', facts.jobNumber ?? ''].join('\n')),
  })
  audit(db, now, 'paper issued', session.account, id, number)
  return id
}
