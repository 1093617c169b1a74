import type { RateSum } from '../../../../shared/money/reckoning'
import { plainRupees } from '../../../../shared/money/rupees'
import { grouped } from '../../../core/grouped'
import type { Paper } from '../papers/repository'
import type { Advances, PartOfRate } from './advances.rules'
import { isWithGst, placeOf, type Table } from './tables.rules'

/** Above this an unregistered buyer's invoice from another state is listed by itself. */
const LARGE_PAISE = 1_00_000_00
export type Referred = Pick<Paper, 'id' | 'number' | 'issuedOn' | 'totalPaise'>

const TAXES = ['Rate', 'Taxable value', 'IGST', 'CGST', 'SGST/UTGST']
const taxesOf = ({ rateBp, taxablePaise, igst, cgst, sgst }: RateSum, sign = 1) => [
  rateBp / 100,
  ...[taxablePaise, igst, cgst, sgst].map((paise) => plainRupees(sign * paise)),
]
const isAbroad = ({ supply }: Paper) => supply === 'abroad_lut' || supply === 'abroad_taxed'
const isB2b = (paper: Paper) => !isAbroad(paper) && paper.buyer.gstin !== null
const isNote = ({ kind }: Paper) => kind === 'credit note' || kind === 'debit note'
const NO_TAX_PAPER: readonly Paper['kind'][] = ['quote', 'proforma']
/** Under a letter of undertaking the rate is there, and no tax. */
const ratesOf = (paper: Paper) =>
  paper.supply === 'abroad_lut' ? paper.rates.map((rate) => ({ ...rate, rateBp: 0 })) : paper.rates

const taxedOnes = (papers: readonly Paper[]) =>
  papers.filter((paper) => isWithGst(paper) && paper.rates.length > 0)

/**
 * The tables of GSTR-1 for a month, of papers with GST; `refunds` are the vouchers for what went back in it. A credit note
 * without tax is in none of them, and neither a quote nor a proforma is a document of the law.
 */
export function gstr1(
  all: readonly Paper[],
  {
    referred,
    advances,
    refunds,
    names,
  }: {
    referred: readonly Referred[]
    advances: Advances
    refunds: readonly Paper[]
    names: ReadonlyMap<string, string>
  },
): Table[] {
  const papers = all.filter((paper) => isWithGst(paper) && !NO_TAX_PAPER.includes(paper.kind))
  const taxed = taxedOnes(papers)
  const originals = new Map(referred.map((paper) => [paper.id, paper]))
  const originalOf = ({ refersToId }: Paper) => (refersToId === null ? undefined : originals.get(refersToId))
  const isListed = (paper: Paper) => {
    const totalPaise = isNote(paper) ? (originalOf(paper)?.totalPaise ?? 0) : paper.totalPaise
    return isAbroad(paper) || (paper.supply === 'other_state' && totalPaise > LARGE_PAISE)
  }
  const invoices = taxed.filter(({ kind }) => kind === 'invoice')
  const notes = taxed.filter(isNote)
  const others = [...invoices, ...notes].filter((paper) => !isB2b(paper) && !isListed(paper))
  return [
    b2bInvoices(invoices.filter(isB2b)),
    largeInvoices(invoices.filter((paper) => !isB2b(paper) && !isAbroad(paper) && isListed(paper))),
    exportsTable(invoices.filter(isAbroad)),
    smallSales(others),
    notesTable([...notes.filter((note) => isB2b(note) || isListed(note)), ...taxedOnes(refunds)], originalOf),
    advancesTable('11A-advances-received', advances.received),
    advancesTable('11B-advances-adjusted', advances.adjusted),
    bySac('12-b2b-by-sac', [...invoices, ...notes].filter(isB2b), names),
    bySac(
      '12-b2c-by-sac',
      [...invoices, ...notes].filter((paper) => !isB2b(paper)),
      names,
    ),
    documents(papers),
  ]
}

const b2bInvoices = (papers: readonly Paper[]): Table => ({
  name: '4-b2b',
  head: [
    'GSTIN of recipient',
    'Name',
    'Invoice',
    'Date',
    'Invoice value',
    'Place of supply',
    'Reverse charge',
    ...TAXES,
  ],
  rows: papers.flatMap((paper) =>
    ratesOf(paper).map((rate) => [
      ...[paper.buyer.gstin, paper.buyerName, paper.number, paper.issuedOn, plainRupees(paper.totalPaise)],
      ...[placeOf(paper), 'N', ...taxesOf(rate)],
    ]),
  ),
})

const largeInvoices = (papers: readonly Paper[]): Table => ({
  name: '5-b2c-large',
  head: ['Invoice', 'Date', 'Invoice value', 'Place of supply', ...TAXES],
  rows: papers.flatMap((paper) =>
    ratesOf(paper).map((rate) => [
      ...[paper.number, paper.issuedOn, plainRupees(paper.totalPaise), placeOf(paper), ...taxesOf(rate)],
    ]),
  ),
})

const exportsTable = (papers: readonly Paper[]): Table => ({
  name: '6A-exports',
  head: ['Type', 'Invoice', 'Date', 'Invoice value', ...TAXES],
  rows: papers.flatMap((paper) =>
    ratesOf(paper).map((rate) => [
      ...[paper.supply === 'abroad_lut' ? 'WOPAY' : 'WPAY', paper.number, paper.issuedOn],
      ...[plainRupees(paper.totalPaise), ...taxesOf(rate)],
    ]),
  ),
})

const signOf = ({ kind }: Paper) => (kind === 'credit note' ? -1 : 1)

/** Sums of rates by a key, in the order in which the keys come up. */
function summed<Key extends readonly (string | number)[]>(
  parts: readonly { key: Key; rate: RateSum; sign: number }[],
) {
  const sums = new Map<string, { key: Key; rate: RateSum }>()
  for (const { key, rate, sign } of parts) {
    const name = JSON.stringify([key, rate.rateBp])
    const { rate: before } = sums.get(name) ?? { rate: { taxablePaise: 0, cgst: 0, sgst: 0, igst: 0 } }
    const add = (field: 'taxablePaise' | 'cgst' | 'sgst' | 'igst') => before[field] + sign * rate[field]
    const sum = { taxablePaise: add('taxablePaise'), cgst: add('cgst'), sgst: add('sgst'), igst: add('igst') }
    sums.set(name, { key, rate: { rateBp: rate.rateBp, ...sum } })
  }
  return [...sums.values()]
}

/** Sales to buyers without a GSTIN, by place and rate, less what was credited of them. */
const smallSales = (papers: readonly Paper[]): Table => ({
  name: '7-b2c-others',
  head: ['Place of supply', ...TAXES],
  rows: summed(
    papers.flatMap((paper) =>
      ratesOf(paper).map((rate) => ({ key: [placeOf(paper)] as const, rate, sign: signOf(paper) })),
    ),
  ).map(({ key, rate }) => [...key, ...taxesOf(rate)]),
})

const LETTERS: Partial<Record<Paper['kind'], string>> = {
  'credit note': 'C',
  'debit note': 'D',
  'refund voucher': 'R',
}
const notesTable = (papers: readonly Paper[], originalOf: (paper: Paper) => Referred | undefined): Table => ({
  name: '9B-notes',
  head: [
    ...['GSTIN of recipient', 'Name', 'Note', 'Date', 'Type', 'Of invoice', 'Of date'],
    ...['Note value', 'Place of supply', ...TAXES],
  ],
  rows: papers.flatMap((paper) =>
    ratesOf(paper).map((rate) => [
      ...[paper.buyer.gstin, paper.buyerName, paper.number, paper.issuedOn, LETTERS[paper.kind] ?? null],
      ...[
        originalOf(paper)?.number ?? null,
        originalOf(paper)?.issuedOn ?? null,
        plainRupees(paper.totalPaise),
      ],
      ...[placeOf(paper), ...taxesOf(rate)],
    ]),
  ),
})

const advancesTable = (name: string, parts: readonly PartOfRate[]): Table => ({
  name,
  head: ['Place of supply', 'Rate', 'Advance without tax', 'IGST', 'CGST', 'SGST/UTGST'],
  rows: summed(parts.map(({ place, rate }) => ({ key: [place] as const, rate, sign: 1 }))).map(
    ({ key, rate }) => [...key, ...taxesOf(rate)],
  ),
})

/** By code and rate. The tax of a rate is shared out by the codes' sums; the last code has what rounding leaves. */
function bySac(name: string, papers: readonly Paper[], names: ReadonlyMap<string, string>): Table {
  const parts = papers.flatMap((paper) =>
    paper.rates.flatMap((rate) => sharesOf(paper, rate).map((part) => ({ ...part, sign: signOf(paper) }))),
  )
  return {
    name,
    head: ['SAC', 'Description', 'Unit', 'Quantity', 'Total value', ...TAXES],
    rows: summed(parts).map(({ key: [sac], rate }) => [
      ...[sac, names.get(sac) ?? null, 'NA', 0],
      plainRupees(rate.taxablePaise + rate.cgst + rate.sgst + rate.igst),
      ...taxesOf(rate),
    ]),
  }
}

function sharesOf(paper: Paper, rate: RateSum) {
  const sums = new Map<string, number>()
  for (const line of paper.lines)
    if (line.isTaxable && line.rateBp === rate.rateBp)
      sums.set(line.sac ?? '', (sums.get(line.sac ?? '') ?? 0) + line.amountPaise)
  const left = { ...rate, rateBp: paper.supply === 'abroad_lut' ? 0 : rate.rateBp }
  return [...sums].map(([sac, taxablePaise], at) => {
    const isLast = at === sums.size - 1
    const part = (paise: number) => Math.round((paise * taxablePaise) / (rate.taxablePaise || 1))
    const own = isLast
      ? { ...left }
      : { ...left, taxablePaise, cgst: part(rate.cgst), sgst: part(rate.sgst), igst: part(rate.igst) }
    for (const field of ['taxablePaise', 'cgst', 'sgst', 'igst'] as const) left[field] -= own[field]
    return { key: [sac] as const, rate: own }
  })
}

const NATURES: Partial<Record<Paper['kind'], string>> = {
  invoice: 'Invoices for outward supply',
  'debit note': 'Debit note',
  'credit note': 'Credit note',
  'receipt voucher': 'Receipt voucher',
  'refund voucher': 'Refund voucher',
}
const countIn = ({ number }: Paper) => Number(number.slice(number.lastIndexOf('/') + 1))
/** Numbers that follow each other. After a restore some are missing, which are in `missing-numbers.csv`. */
function runsOf(papers: readonly Paper[]): Paper[][] {
  const runs: Paper[][] = []
  for (const paper of papers.toSorted((a, b) => countIn(a) - countIn(b))) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && countIn(paper) === countIn(last) + 1) run.push(paper)
    else runs.push([paper])
  }
  return runs
}
/** Each series with its first and last number. What is issued is never cancelled. */
function documents(papers: readonly Paper[]): Table {
  const series = grouped(papers, ({ series, financialYear }) => `${series} ${financialYear}`)
  return {
    name: '13-documents',
    head: ['Nature of document', 'From', 'To', 'Total', 'Cancelled', 'Net issued'],
    rows: [...series.values()]
      .flatMap(runsOf)
      .map((run) => [
        ...[NATURES[run[0]?.kind ?? 'invoice'] ?? null, run[0]?.number ?? null, run.at(-1)?.number ?? null],
        ...[run.length, 0, run.length],
      ]),
  }
}
