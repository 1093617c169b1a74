import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { agency } from '../../../../shared/agency'
import { localDay } from '../../../../shared/format'
import {
  type AccountantMonth,
  daysOf,
  type MissingNumbers,
  missingWords,
} from '../../../../shared/money/accountant'
import type { SignedInContext } from '../../../core/context'
import type { Db } from '../../../core/db/database'
import { type ZipEntry, zipStream } from '../../../core/files/zipStream'
import { audit } from '../../../core/security/audit'
import { paperFile } from '../papers/files.service'
import type { Paper } from '../papers/repository'
import { daysOfMoney } from '../papers/vouchers.repository'
import { missingIn } from '../settings/numbers.service'
import { findMoneySettings, listTaxCodes } from '../settings/repository'
import { statementFile } from '../statements/files.service'
import { advancesOfMonth, dayOf } from './advances.rules'
import { gstr1 } from './gstReturn.rules'
import {
  paymentsTable,
  payoutsTable,
  refundsTable,
  statementLinesTable,
  statementsTable,
  withheldByClients,
  withheldFromTalents,
} from './paid.rules'
import * as repository from './repository'
import {
  clientsTable,
  isWithGst,
  linesTable,
  missingTable,
  papersTable,
  type Table,
  tableText,
} from './tables.rules'

const BATCH = 100
const FOLDERS: Record<Paper['kind'], string> = {
  quote: 'Quotes',
  proforma: 'Proformas',
  invoice: 'Invoices',
  'credit note': 'Credit notes',
  'debit note': 'Debit notes',
  'receipt voucher': 'Receipt vouchers',
  'refund voucher': 'Refund vouchers',
}

/**
 * All of a month for the accountant as a ZIP: the PDFs of papers and statements, what they say as CSV, and the tables of
 * GSTR-1 where the agency is registered. Other requests run between its parts.
 */
export async function monthForAccountant(
  ctx: SignedInContext,
  given: AccountantMonth,
): Promise<AsyncIterable<Uint8Array>> {
  const { db, session } = ctx
  const { month } = given
  const span = daysOf(given)
  const papers = await papersOf(db, span)
  const statements = repository.statementsIn(db, span)
  const hasGst = findMoneySettings(db)?.registration === 'regular' || papers.some(isWithGst)
  const missing = missingIn(ctx, span)
  const tables: Table[] = []
  for await (const table of tablesOf(db, span, papers, statements, hasGst)) {
    tables.push(table)
    await setImmediate()
  }
  const hasTax = tables.some(({ name }) => name === 'withheld-by-clients')
  const today = localDay(ctx.clock())
  const texts: Record<string, string> = { 'about.txt': aboutText(month, { hasGst, hasTax, today, missing }) }
  for (const table of missing.length > 0 ? [missingTable(missing), ...tables] : tables) {
    texts[`${table.name}.csv`] = await tableText(table)
    await setImmediate()
  }
  audit(db, ctx.clock(), 'files for the accountant taken', session.account, undefined, month)
  const files: ZipEntry[] = papers.map(({ id, kind, number, issuedAt }) => ({
    path: `${FOLDERS[kind]}/${fileName(number)}`,
    at: new Date(issuedAt),
    open: async () => Readable.from([await paperFile(ctx, id)]),
  }))
  const own: ZipEntry[] = statements.map(({ statement: { id, number, issuedAt, createdAt } }) => ({
    path: `Statements/${fileName(number ?? id)}`,
    at: new Date(issuedAt ?? createdAt),
    open: async () => Readable.from([await statementFile(ctx, id)]),
  }))
  return zipStream(texts, [...files, ...own])
}

const fileName = (number: string) => `${number.replaceAll('/', '-')}.pdf`

async function papersOf(db: Db, span: repository.Span): Promise<Paper[]> {
  const papers: Paper[] = []
  for (;;) {
    const batch = repository.papersIn(db, span, BATCH, papers.length)
    papers.push(...batch)
    if (batch.length < BATCH) return papers
    await setImmediate()
  }
}

async function* tablesOf(
  db: Db,
  span: repository.Span,
  papers: readonly Paper[],
  statements: ReturnType<typeof repository.statementsIn>,
  hasGst: boolean,
): AsyncGenerator<Table> {
  const payments = repository.paymentsIn(db, span)
  const days = daysOfMoney(db, null)
  const refunds = refundVouchers(db, span, papers, days)
  const ids = [...new Set([...papers, ...refunds].flatMap(({ refersToId }) => refersToId ?? []))]
  const referred: ReturnType<typeof repository.referredPapers> = []
  for (let at = 0; at < ids.length; at += BATCH)
    referred.push(...repository.referredPapers(db, ids.slice(at, at + BATCH)))
  await setImmediate()
  const hasTax =
    hasGst ||
    payments.some(({ payment }) => payment.withheldPaise > 0) ||
    statements.some(({ statement }) => statement.withheldPaise > 0)
  yield papersTable(papers, new Map(referred.map(({ id, number }) => [id, number])), hasGst)
  yield linesTable(papers, hasGst)
  yield paymentsTable(payments, hasTax)
  yield refundsTable(repository.refundsIn(db, span))
  if (hasTax) {
    yield withheldByClients(payments)
    yield withheldFromTalents(statements)
  }
  yield statementsTable(statements, hasTax)
  yield statementLinesTable(repository.statementLinesIn(db, span), hasTax)
  yield payoutsTable(repository.payoutsIn(db, span))
  yield clientsTable(papers, hasGst)
  if (hasGst) yield* returnsOf(db, span, papers, { referred, refunds, days })
}

/** Vouchers for advances that went back in a span, whenever they were made. */
function refundVouchers(
  db: Db,
  { from, to }: repository.Span,
  papers: readonly Paper[],
  days: ReadonlyMap<string, string>,
): Paper[] {
  const made = papers.filter(({ id, kind }) => kind === 'refund voucher' && !days.has(id))
  const ids = [...days].flatMap(([id, day]) => (from <= day && day <= to ? [id] : []))
  const moved: Paper[] = []
  for (let at = 0; at < ids.length; at += BATCH)
    moved.push(...repository.papersById(db, ids.slice(at, at + BATCH)))
  return [...made, ...moved.filter(({ kind }) => kind === 'refund voucher')]
}

type Returned = {
  referred: ReturnType<typeof repository.referredPapers>
  refunds: readonly Paper[]
  days: ReadonlyMap<string, string>
}
/** The tables of GSTR-1. */
function returnsOf(
  db: Db,
  span: repository.Span,
  papers: readonly Paper[],
  { referred, refunds, days }: Returned,
): Table[] {
  const isInMonth = (day: string) => day >= span.from && day <= span.to
  // A voucher that was made later may be for money of this month.
  const events = repository
    .advanceEvents(db, span.to)
    .filter(isWithGst)
    .map((event) => ({ ...event, moneyOn: days.get(event.id) }))
    .filter((event) => dayOf(event) <= span.to)
  const advances = advancesOfMonth(events, isInMonth)
  const names = new Map(listTaxCodes(db).map(({ sac, name }) => [sac, name]))
  return gstr1(papers, { referred, advances, refunds, names }).map((table) => ({
    ...table,
    name: `GSTR-1/${table.name}`,
  }))
}

type About = { hasGst: boolean; hasTax: boolean; today: string; missing: readonly MissingNumbers[] }
function aboutText(month: string, { hasGst, hasTax, today, missing }: About): string {
  const lines = [
    `${agency.name}, ${month}, made on ${today}.`,
    '',
    ...missing.map((each) => `${missingWords(each)} See missing-numbers.csv.`),
    ...(missing.length > 0 ? [''] : []),
    'papers.csv, lines.csv: what was issued in the month. The PDFs are in the folders.',
    'payments.csv, given-back.csv: what came and what went back in the month.',
    ...(hasTax ? ['withheld-by-clients.csv, withheld-from-talents.csv: tax withheld, by day.'] : []),
    'statements.csv, statement-lines.csv: what was issued to talents. payouts.csv: what was paid to them.',
    'clients.csv: to whom papers were made out.',
    'Amounts are rupees with two decimals.',
  ]
  const returns = [
    '',
    'GSTR-1 has a file for each table. A credit note without tax is in papers.csv only.',
    'An advance belongs to the month in which it came, and what went back to that in which it went, also where the voucher was made later.',
    'An advance that an invoice of the same month takes off is in neither 11A nor 11B.',
  ]
  return `${[...lines, ...(hasGst ? returns : [])].join('\r\n')}\r\n`
}
