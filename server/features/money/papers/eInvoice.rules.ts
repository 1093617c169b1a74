import type { PaperKind } from '../../../../shared/money/moneyLists'
import { chargedRate, type RateSum, type Supply } from '../../../../shared/money/reckoning'
import { pinOf } from '../../../../shared/money/tax/eInvoices'
import { stateWords } from '../../../../shared/money/tax/states'
import type { Paper } from './repository'

// A paper by the government's schema INV-01, version 1.1, as the e-invoice portal takes it.

const TYPES: Partial<Record<PaperKind, string>> = {
  invoice: 'INV',
  'credit note': 'CRN',
  'debit note': 'DBN',
}
const SUPPLY_TYPES: Partial<Record<Supply, string>> = { abroad_taxed: 'EXPWP', abroad_lut: 'EXPWOP' }
const ABROAD = { code: '96', pin: 999999 }

const inRupees = (paise: number) => paise / 100
const dateOf = (day: string) => day.split('-').toReversed().join('/')
/** The schema takes neither of these two signs. */
const words = (text: string, max: number) =>
  text.replaceAll('"', "'").replaceAll('\\', '/').trim().slice(0, max)

type Original = Pick<Paper, 'number' | 'issuedOn'> | null

/** A paper as INV-01. `pin` is the agency's, for a paper of before whose address has none. */
export function inv01(paper: Paper, original: Original, pin: number | null) {
  const { seller, buyer, supply } = paper
  const isAbroad = supply === 'abroad_lut' || supply === 'abroad_taxed'
  const state = buyer.gstin?.slice(0, 2) ?? buyer.stateCode ?? ''
  const buyerPin = isAbroad ? ABROAD.pin : pinOf(buyer.address)
  return {
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: SUPPLY_TYPES[supply] ?? 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
    DocDtls: { Typ: TYPES[paper.kind], No: paper.number, Dt: dateOf(paper.issuedOn) },
    SellerDtls: {
      Gstin: seller.gstin,
      ...partyOf(seller, seller.stateCode ?? ''),
      Pin: pinOf(seller.address) ?? pin,
      Stcd: seller.stateCode,
    },
    BuyerDtls: {
      Gstin: isAbroad ? 'URP' : buyer.gstin,
      Pos: isAbroad ? ABROAD.code : state,
      ...partyOf(buyer, state),
      ...(buyerPin !== null && { Pin: buyerPin }),
      Stcd: isAbroad ? ABROAD.code : state,
    },
    ItemList: itemsOf(paper),
    ValDtls: {
      AssVal: inRupees(paper.taxablePaise),
      CgstVal: inRupees(paper.cgst),
      SgstVal: inRupees(paper.sgst),
      IgstVal: inRupees(paper.igst),
      // A pure agent's expenses: on the bill, and outside the taxable value.
      OthChrg: inRupees(paper.untaxedPaise),
      RndOffAmt: inRupees(paper.roundOffPaise),
      TotInvVal: inRupees(paper.totalPaise),
    },
    ...(original && {
      RefDtls: { PrecDocDtls: [{ InvNo: original.number, InvDt: dateOf(original.issuedOn) }] },
    }),
  }
}

/** Name and address: the place is what stands last, without the PIN code. */
function partyOf({ name, address }: Paper['buyer'], state: string) {
  const lines = address
    .replace(/\b[1-9]\d{2} ?\d{3}\b/g, '')
    .split(/[\n,]/)
    .map((part) => words(part, 100))
    .filter(Boolean)
  const place = lines.at(-1) ?? stateWords(state).replace(/ \(.*/, '')
  const street = lines.slice(0, -1).join(', ') || place
  const more = street.slice(100).trim()
  return {
    LglNm: words(name, 100),
    Addr1: street.slice(0, 100),
    ...(more.length >= 3 && { Addr2: more.slice(0, 100) }),
    Loc: place.slice(0, 50),
  }
}

/** The taxed lines. The schema knows no line below 0: what is taken off at a rate is shared out over its lines. */
function itemsOf(paper: Paper) {
  const lines = paper.lines.filter(({ isTaxable, amountPaise }) => isTaxable && amountPaise > 0)
  const shares = paper.rates.map((rate) => sharesOf(paper, rate))
  return lines.map((line, at) => {
    const { discount, cgst, sgst, igst } = shares.find((of) => of.has(line))?.get(line) ?? NOTHING
    const net = line.amountPaise - discount
    return {
      SlNo: String(at + 1),
      PrdDesc: words([line.words, line.more].filter(Boolean).join(', '), 300),
      IsServc: 'Y',
      HsnCd: line.sac,
      Qty: line.quantityMilli / 1000,
      Unit: 'OTH',
      UnitPrice: inRupees(line.unitPaise),
      TotAmt: inRupees(line.amountPaise),
      Discount: inRupees(discount),
      AssAmt: inRupees(net),
      GstRt: chargedRate(line.rateBp, paper.supply) / 100,
      CgstAmt: inRupees(cgst),
      SgstAmt: inRupees(sgst),
      IgstAmt: inRupees(igst),
      TotItemVal: inRupees(net + cgst + sgst + igst),
    }
  })
}

const NOTHING = { discount: 0, cgst: 0, sgst: 0, igst: 0 }

/** For each line of a rate its part of what is taken off, and of the tax. */
function sharesOf({ lines }: Paper, rate: RateSum) {
  const own = lines.filter(({ isTaxable, rateBp }) => isTaxable && rateBp === rate.rateBp)
  const taxed = own.filter(({ amountPaise }) => amountPaise > 0)
  const gross = taxed.map(({ amountPaise }) => amountPaise)
  const discounts = parts(gross.reduce((sum, each) => sum + each, 0) - rate.taxablePaise, gross)
  const net = gross.map((amountPaise, at) => amountPaise - (discounts[at] ?? 0))
  const [cgst, sgst, igst] = [rate.cgst, rate.sgst, rate.igst].map((tax) => parts(tax, net))
  return new Map(
    taxed.map((line, at) => [
      line,
      {
        ...{ discount: discounts[at] ?? 0, cgst: cgst?.[at] ?? 0 },
        ...{ sgst: sgst?.[at] ?? 0, igst: igst?.[at] ?? 0 },
      },
    ]),
  )
}

/** A sum in parts by their weights; the last one has what rounding leaves. */
function parts(sum: number, weights: readonly number[]): number[] {
  const all = weights.reduce((total, weight) => total + weight, 0) || 1
  let left = sum
  return weights.map((weight, at) => {
    const part = at === weights.length - 1 ? left : Math.round(sum * (weight / all))
    left -= part
    return part
  })
}
