import { deskDayOnPaper } from '../../../../shared/desk/dayWords'
import { isWithoutTax } from '../../../../shared/money/crediting'
import type { PaperLine } from '../../../../shared/money/moneyLists'
import { paperTitle } from '../../../../shared/money/paperWords'
import { chargedRate, type Supply } from '../../../../shared/money/reckoning'
import { amountWords, rupees, rupeesInWords } from '../../../../shared/money/rupees'
import { ASKING } from '../../../../shared/money/standing'
import { stateTaxName, stateWords } from '../../../../shared/money/tax/states'
import { upiAddress, upiIdFor } from '../../../../shared/money/upi'
import { settable } from '../../../core/text/settable'
import type { PaperPlan } from '../../../workers/paper/plan'
import type { Paper } from './repository'

type Extra = {
  /** it is not valid before the e-invoice portal has registered it */
  isWaiting?: boolean
  agency: PaperPlan['agency']
  outstandingPaise: number
  refersTo: Pick<Paper, 'number' | 'issuedOn'> | null
  /** of a voucher: when the money came or went back */
  moneyOn?: string | null
}

/** What the PDF of a paper says, word for word. Without registration there is no word of tax in it. */
export function paperPlan(
  paper: Paper,
  { agency, isWaiting, outstandingPaise, refersTo, moneyOn }: Extra,
): PaperPlan {
  const isRegistered = paper.supply !== 'without_gst'
  const hasTax = isRegistered && !isWithoutTax(paper)
  return {
    title: paperTitle(paper.kind, isRegistered, paper.seller),
    note: isWaiting ? 'Not valid yet: the IRN is missing' : noteOf(paper, isRegistered),
    documentTitle: `${paper.number}, ${settable(paper.seller.name)}`,
    agency,
    facts: factsOf(paper, refersTo?.number ?? null),
    from: partyLines(paper.seller, isRegistered, paper.seller),
    to: partyLines(paper.buyer, isRegistered, null),
    says: [...saysOf(paper, hasTax), ...dateOf(paper, refersTo), ...moneyOf(paper, moneyOn)],
    registered: paper.irn && paper.irnQr ? { irn: paper.irn, qr: paper.irnQr } : null,
    hasTax,
    lines: paper.lines.map((line, at) => planLine(line, at, hasTax ? paper.supply : 'without_gst')),
    words: rupeesInWords(paper.totalPaise),
    sums: sumsOf(paper, hasTax),
    total: rupees(paper.totalPaise),
    byRate: hasTax && WITH_RATES.includes(paper.kind) ? ratesOf(paper) : [],
    afterTotal: [
      ...(paper.advancesPaise > 0 ? [['Less advance', `−${amountWords(paper.advancesPaise)}`] as const] : []),
      ...(paper.advancesPaise > 0
        ? [['To pay', rupees(paper.totalPaise - paper.advancesPaise)] as const]
        : []),
    ],
    pay: payOf(paper, outstandingPaise),
    terms: settable(paper.terms),
    signatory: settable(paper.seller.name),
    foot: paper.seller.pan ? `PAN ${paper.seller.pan}` : '',
  }
}

function noteOf(paper: Paper, isRegistered: boolean): string {
  const { kind, supply, seller } = paper
  if (kind === 'quote' || kind === 'proforma') return isRegistered ? 'Not a tax invoice' : 'Not an invoice'
  if (isWithoutTax(paper)) return 'Without GST: the tax of the invoice stays as it is'
  if (supply === 'abroad_lut')
    return `Supply meant for export under letter of undertaking ${settable(seller.lutNumber)} without payment of integrated tax`
  return kind === 'invoice' && isRegistered ? 'Original for recipient' : ''
}

function factsOf(paper: Paper, refersTo: string | null): PaperPlan['facts'] {
  const { kind, number, issuedOn, dueOn, poNumber, jobNumber } = paper
  const due = kind === 'quote' ? 'Valid until' : kind === 'proforma' ? 'Pay by' : 'Due'
  return [
    ['Number', number],
    ['Date', deskDayOnPaper(issuedOn)],
    ...(dueOn ? [[due, deskDayOnPaper(dueOn)] as const] : []),
    ...(refersTo ? [['Refers to', refersTo] as const] : []),
    ...(poNumber ? [['Your PO', settable(poNumber)] as const] : []),
    ...(jobNumber && !(poNumber && refersTo) ? [['Job', jobNumber] as const] : []),
  ]
}

type Own = Pick<Paper['seller'], 'pan' | 'udyam'> | null
function partyLines(party: Paper['buyer'], isRegistered: boolean, own: Own): string[] {
  const address = party.address.split('\n').map(settable).filter(Boolean)
  const state = party.stateCode && isRegistered ? [stateWords(party.stateCode)] : []
  const codes = [
    ...(isRegistered && party.gstin ? [`GSTIN ${party.gstin}`] : []),
    ...(own?.pan ? [`PAN ${own.pan}`] : []),
    // Whoever buys from a micro or small enterprise has to pay within 45 days.
    ...(own?.udyam ? [`Udyam registration ${own.udyam}`] : []),
  ]
  return [settable(party.name), ...address, ...state, ...codes]
}

function saysOf({ placeName, placeWhy, reason }: Paper, isRegistered: boolean): PaperPlan['says'] {
  const why = reason ? ([['Reason', settable(reason)]] as const) : []
  if (!isRegistered) return [...why]
  const place = placeWhy ? `${placeName}: ${settable(placeWhy)}` : `${placeName}`
  return [['Place of supply', place], ['Reverse charge', 'No'], ...why]
}

/** The law wants the day of the invoice on a note about it. */
const dateOf = ({ kind }: Paper, refersTo: Extra['refersTo']): PaperPlan['says'] =>
  refersTo && (kind === 'credit note' || kind === 'debit note')
    ? [['Invoice of', deskDayOnPaper(refersTo.issuedOn)]]
    : []

/** Tax goes by the day on which an advance came or went back, which may be before that of its voucher. */
const moneyOf = ({ kind }: Paper, day: string | null | undefined): PaperPlan['says'] =>
  day ? [[kind === 'refund voucher' ? 'Given back on' : 'Received on', deskDayOnPaper(day)]] : []

const quantityWords = ({ quantityMilli, unit }: PaperLine) =>
  `${quantityMilli / 1000}${unit ? ` ${unit}` : ''}`

const planLine = (line: PaperLine, at: number, supply: Supply): PaperPlan['lines'][number] => ({
  number: String(at + 1),
  words: settable(line.words),
  more: settable(line.more),
  sac: supply === 'without_gst' ? '' : (line.sac ?? ''),
  rate: supply === 'without_gst' || !line.isTaxable ? '' : `${chargedRate(line.rateBp, supply) / 100} %`,
  quantity: quantityWords(line),
  unit: amountWords(line.unitPaise),
  amount: amountWords(line.amountPaise),
})

function sumsOf(paper: Paper, isRegistered: boolean): PaperPlan['sums'] {
  const roundOff =
    paper.roundOffPaise === 0 && !isRegistered
      ? []
      : [['Round off', `${paper.roundOffPaise > 0 ? '+' : ''}${amountWords(paper.roundOffPaise)}`] as const]
  if (!isRegistered) return [['Sum', amountWords(paper.taxablePaise + paper.untaxedPaise)], ...roundOff]
  const stateTax = stateTaxOf(paper)
  const taxes = paper.rates.flatMap(({ rateBp, cgst, sgst, igst }): (readonly [string, string])[] =>
    paper.supply === 'within'
      ? [
          [`CGST ${rateBp / 200} %`, amountWords(cgst)],
          [`${stateTax} ${rateBp / 200} %`, amountWords(sgst)],
        ]
      : [[`IGST ${chargedRate(rateBp, paper.supply) / 100} %`, amountWords(igst)]],
  )
  const agent =
    paper.untaxedPaise === 0 ? [] : [['Paid as pure agent', amountWords(paper.untaxedPaise)] as const]
  return [['Taxable value', amountWords(paper.taxablePaise)], ...taxes, ...agent, ...roundOff]
}

/** SGST, or UTGST where the buyer’s territory has no legislature. */
const stateTaxOf = ({ supply, buyer }: Paper) =>
  supply === 'within' ? stateTaxName(buyer.stateCode ?? '') : 'SGST'

/** The papers by which tax is owed or taken off. */
const WITH_RATES: readonly Paper['kind'][] = ['invoice', 'credit note', 'debit note']

function ratesOf(paper: Paper): PaperPlan['byRate'] {
  const orNone = (paise: number) => (paise === 0 ? '–' : amountWords(paise))
  return [
    ['GST by rate', 'Taxable ₹', 'CGST ₹', `${stateTaxOf(paper)} ₹`, 'IGST ₹', 'Tax ₹'],
    ...paper.rates.map(({ rateBp, taxablePaise, cgst, sgst, igst }) => [
      `${chargedRate(rateBp, paper.supply) / 100} %`,
      amountWords(taxablePaise),
      ...[cgst, sgst, igst].map(orNone),
      amountWords(cgst + sgst + igst),
    ]),
  ]
}

/** How to pay: the advance of a proforma, what is open of an invoice, nothing where nothing is asked. */
function payOf(paper: Paper, outstandingPaise: number): PaperPlan['pay'] {
  if (!ASKING.includes(paper.kind)) return null
  const { seller, askedPaise, totalPaise, number } = paper
  const isPart = paper.kind === 'proforma' && askedPaise > 0 && askedPaise < totalPaise
  const paise = isPart ? askedPaise : outstandingPaise
  if (paise <= 0) return null
  const { bank } = seller
  const upiId = upiIdFor(paper, paise)
  const percent = Math.round((askedPaise * 100) / totalPaise)
  return {
    head: isPart ? `Now, ${percent} % in advance` : 'To pay',
    amount: rupees(paise),
    upi: upiId
      ? {
          id: upiId,
          address: upiAddress({ upiId, name: seller.name, paise, note: number, reference: number }),
        }
      : null,
    bank: bank
      ? [
          ['Name', settable(bank.holder)],
          ['Account', bank.account],
          ['IFSC', bank.ifsc],
          ...(bank.name ? [['Bank', settable(bank.name)] as const] : []),
        ]
      : [],
    reference: `Reference ${number}`,
  }
}
