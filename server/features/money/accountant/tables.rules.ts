import { type MissingNumbers, missingWords } from '../../../../shared/money/accountant'
import { plainRupees } from '../../../../shared/money/rupees'
import { stateWords } from '../../../../shared/money/tax/states'
import { csv } from '../../../core/files/csv'
import type { Paper } from '../papers/repository'

type Cell = string | number | null
/** A file of a month: its name without `.csv`, its heads, its rows. */
export type Table = { name: string; head: readonly string[]; rows: Cell[][] }

/** A table as CSV text. */
export async function tableText({ head, rows }: Table): Promise<string> {
  const columns = head.map((name, at) => [name, (row: Cell[]) => row[at] ?? null] as const)
  const batches = Array.from({ length: Math.ceil(rows.length / 500) }, (_, at) =>
    rows.slice(at * 500, at * 500 + 500),
  )
  let text = ''
  for await (const part of csv(columns, batches)) text += part
  return text
}

/** True for a paper that was issued by an agency registered for GST. */
export const isWithGst = ({ supply }: Pick<Paper, 'supply'>) => supply !== 'without_gst'
const stateOf = ({ stateCode, gstin }: Paper['buyer']) => stateCode ?? gstin?.slice(0, 2) ?? null

/** Every paper of the month. Without GST there is no column of it. */
export function papersTable(
  papers: readonly Paper[],
  numbers: ReadonlyMap<string, string>,
  hasGst: boolean,
): Table {
  const head = [
    'Kind',
    'Number',
    'Day',
    'Due',
    'Client',
    ...(hasGst ? ['GSTIN', 'Place of supply', 'Taxable value'] : ['Sum']),
  ]
  const taxes = hasGst ? ['Not taxed', 'CGST', 'SGST', 'IGST'] : []
  return {
    name: 'papers',
    head: [
      ...head,
      ...taxes,
      'Round off',
      'Total',
      'Less advance',
      'Refers to',
      'Reason',
      'Job',
      'Work',
      'Purchase order',
      'Withdrawn',
    ],
    rows: papers.map((paper) => [
      ...[paper.kind, paper.number, paper.issuedOn, paper.dueOn, paper.buyerName],
      ...(hasGst
        ? [
            paper.buyer.gstin,
            placeOf(paper),
            plainRupees(paper.taxablePaise),
            plainRupees(paper.untaxedPaise),
          ]
        : [plainRupees(paper.taxablePaise + paper.untaxedPaise)]),
      ...(hasGst ? [paper.cgst, paper.sgst, paper.igst].map(plainRupees) : []),
      ...[paper.roundOffPaise, paper.totalPaise, paper.advancesPaise].map(plainRupees),
      ...[paper.refersToId === null ? null : (numbers.get(paper.refersToId) ?? null), paper.reason],
      ...[paper.jobNumber, paper.jobTitle, paper.poNumber, paper.withdrawnAt === null ? null : 'yes'],
    ]),
  }
}

/** Every line of the month's papers. */
export function linesTable(papers: readonly Paper[], hasGst: boolean): Table {
  return {
    name: 'lines',
    head: [
      'Paper',
      'Line',
      'For',
      'Words',
      'Quantity',
      'Unit',
      'Rate',
      'Amount',
      ...(hasGst ? ['SAC', 'Tax %'] : []),
    ],
    rows: papers.flatMap(({ number, lines }) =>
      lines.map((line, at) => [
        ...[number, at + 1, line.kind, [line.words, line.more].filter(Boolean).join(', ')],
        ...[line.quantityMilli / 1000, line.unit, plainRupees(line.unitPaise), plainRupees(line.amountPaise)],
        ...(hasGst ? [line.sac, line.isTaxable ? line.rateBp / 100 : 0] : []),
      ]),
    ),
  }
}

/** The numbers that were given out after a backup from which the site was restored, and why they are in no other table. */
export const missingTable = (missing: readonly MissingNumbers[]): Table => ({
  name: 'missing-numbers',
  head: ['Kind', 'From', 'To', 'Numbers', 'Why'],
  rows: missing.flatMap((each): Cell[][] =>
    each.numbers.length === 0
      ? [[null, null, null, null, missingWords(each)]]
      : each.numbers.map(({ kind, from, to, count }) => [kind, from, to, count, missingWords(each)]),
  ),
})

/** To whom papers of the month were made out, each as its last paper says. */
export function clientsTable(papers: readonly Paper[], hasGst: boolean): Table {
  const last = new Map(papers.map((paper) => [paper.clientId ?? paper.buyerName, paper.buyer]))
  return {
    name: 'clients',
    head: ['Name', 'Address', 'State', 'Abroad', ...(hasGst ? ['GSTIN'] : [])],
    rows: [...last.values()].map((buyer) => {
      const state = stateOf(buyer)
      return [
        ...[
          buyer.name,
          buyer.address,
          state === null ? null : stateWords(state),
          buyer.isAbroad ? 'yes' : 'no',
        ],
        ...(hasGst ? [buyer.gstin] : []),
      ]
    }),
  }
}

/** Where a paper's work counts as supplied, as returns write it: `27-Maharashtra`, `96-Other Countries`. */
export function placeOf({ supply, buyer, seller }: Pick<Paper, 'supply' | 'buyer' | 'seller'>): string {
  if (supply === 'abroad_lut' || supply === 'abroad_taxed') return '96-Other Countries'
  const code = stateOf(buyer) ?? stateOf(seller) ?? '97'
  return `${code}-${stateWords(code).replace(/ \(.*/, '')}`
}
