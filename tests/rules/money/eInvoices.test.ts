import { describe, expect, it } from 'vitest'
import { inv01 } from '../../../server/features/money/papers/eInvoice.rules'
import { reckon, type Supply } from '../../../shared/money/reckoning'
import { isQrOf, pinOf, registering } from '../../../shared/money/tax/eInvoices'
import { faultsOf, signedQr } from '../../helpers/money/eInvoices'

const DELHI = {
  ...{ name: 'Tehkhana Talent LLP', address: 'Lower ground floor, Shahpur Jat\nNew Delhi 110049' },
  ...{ stateCode: '07', gstin: '07AAGFF2194N1Z1', isAbroad: false },
}
const PINJRA = { ...DELHI, name: 'Pinjra Studio LLP', address: '22 Kaman Gali, Shahpur Jat, Delhi 110 049' }
const MUMBAI = {
  ...{ name: 'Sunday Loom "Mills"', address: 'Unit 4\nLower Parel\nMumbai 400013' },
  ...{ stateCode: '27', gstin: '27AAPFU0939F1ZV', isAbroad: false },
}
const LEIPZIG = { name: 'Tamba GmbH', address: 'Leipzig', stateCode: null, gstin: null, isAbroad: true }

type Given = [words: string, quantityMilli: number, unitPaise: number, isTaxable?: boolean]
function paper(supply: Supply, buyer: object, given: Given[], facts: object = {}) {
  const lines = given.map(([words, quantityMilli, unitPaise, isTaxable = true]) => ({
    ...{ kind: 'day fee', words, more: '', quantityMilli, unit: 'days', unitPaise, isTaxable },
    ...{ amountPaise: (quantityMilli * unitPaise) / 1000, sac: '999631', rateBp: 1800 },
  }))
  return {
    ...{
      kind: 'invoice',
      number: 'TK/26-27/0001',
      issuedOn: '2026-11-27',
      seller: DELHI,
      buyer,
      supply,
      lines,
    },
    ...reckon(lines, supply),
    ...facts,
  } as never
}
const INVOICE = { number: 'TK/26-27/0001', issuedOn: '2026-11-27' } as never

const FIRST: Given[] = [
  ['Zoya, day fee', 2000, 45_000_00],
  ['Agency service charge', 1000, 18_000_00],
]

describe('the worked examples by INV-01', () => {
  it('1: in the same state', () => {
    const made = inv01(paper('within', PINJRA, FIRST), null, null)
    expect(faultsOf(made)).toEqual([])
    expect(made).toEqual({
      Version: '1.1',
      TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
      DocDtls: { Typ: 'INV', No: 'TK/26-27/0001', Dt: '27/11/2026' },
      SellerDtls: {
        ...{ Gstin: '07AAGFF2194N1Z1', LglNm: 'Tehkhana Talent LLP' },
        ...{ Addr1: 'Lower ground floor, Shahpur Jat', Loc: 'New Delhi', Pin: 110049, Stcd: '07' },
      },
      BuyerDtls: {
        ...{ Gstin: '07AAGFF2194N1Z1', Pos: '07', LglNm: 'Pinjra Studio LLP' },
        ...{ Addr1: '22 Kaman Gali, Shahpur Jat', Loc: 'Delhi', Pin: 110049, Stcd: '07' },
      },
      ItemList: [
        {
          ...{ SlNo: '1', PrdDesc: 'Zoya, day fee', IsServc: 'Y', HsnCd: '999631', Qty: 2, Unit: 'OTH' },
          ...{ UnitPrice: 45000, TotAmt: 90000, Discount: 0, AssAmt: 90000, GstRt: 18 },
          ...{ CgstAmt: 8100, SgstAmt: 8100, IgstAmt: 0, TotItemVal: 106200 },
        },
        {
          ...{
            SlNo: '2',
            PrdDesc: 'Agency service charge',
            IsServc: 'Y',
            HsnCd: '999631',
            Qty: 1,
            Unit: 'OTH',
          },
          ...{ UnitPrice: 18000, TotAmt: 18000, Discount: 0, AssAmt: 18000, GstRt: 18 },
          ...{ CgstAmt: 1620, SgstAmt: 1620, IgstAmt: 0, TotItemVal: 21240 },
        },
      ],
      ValDtls: {
        ...{ AssVal: 108000, CgstVal: 9720, SgstVal: 9720, IgstVal: 0, OthChrg: 0, RndOffAmt: 0 },
        TotInvVal: 127440,
      },
    })
  })

  it('2: for another state, with half a day, overtime and usage', () => {
    const made = inv01(
      paper('other_state', MUMBAI, [
        ['Leima, day fee', 1500, 38_000_00],
        ['Leima, overtime', 2500, 7_125_00],
        ['Usage', 1000, 20_000_00],
        ['Agency service charge', 1000, 18_962_50],
      ]),
      null,
      null,
    )
    expect(faultsOf(made)).toEqual([])
    expect(made.ItemList[1]).toMatchObject({ Qty: 2.5, UnitPrice: 7125, TotAmt: 17812.5, IgstAmt: 3206.25 })
    expect(made.ValDtls).toMatchObject({
      ...{ AssVal: 113775, CgstVal: 0, IgstVal: 20479.5, RndOffAmt: 0.5, TotInvVal: 134255 },
    })
    expect(made.BuyerDtls).toMatchObject({ Pos: '27', Loc: 'Mumbai', LglNm: "Sunday Loom 'Mills'" })
  })

  it('5: a credit note, with the invoice that it is about', () => {
    const made = inv01(
      paper(
        'within',
        PINJRA,
        [
          ['Zoya, day fee', 1000, 22_500_00],
          ['Agency service charge', 1000, 4_500_00],
        ],
        { kind: 'credit note', number: 'TKC/26-27/0001' },
      ),
      INVOICE,
      null,
    )
    expect(faultsOf(made)).toEqual([])
    expect(made.DocDtls).toEqual({ Typ: 'CRN', No: 'TKC/26-27/0001', Dt: '27/11/2026' })
    expect(made.RefDtls).toEqual({ PrecDocDtls: [{ InvNo: 'TK/26-27/0001', InvDt: '27/11/2026' }] })
    expect(made.ValDtls).toMatchObject({ AssVal: 27000, CgstVal: 2430, SgstVal: 2430, TotInvVal: 31860 })
  })

  it.each([
    ['a', 'abroad_lut', 'EXPWOP', 0, 0, 300000],
    ['b', 'abroad_taxed', 'EXPWP', 18, 54000, 354000],
  ] as const)('6%s: abroad', (_letter, supply, SupTyp, GstRt, IgstVal, TotInvVal) => {
    const made = inv01(
      paper(supply, LEIPZIG, [
        ['Zoya, day fee', 1000, 2_50_000_00],
        ['Agency service charge', 1000, 50_000_00],
      ]),
      null,
      null,
    )
    expect(faultsOf(made)).toEqual([])
    expect(made.TranDtls.SupTyp).toBe(SupTyp)
    expect(made.ItemList[0]?.GstRt).toBe(GstRt)
    expect(made.ValDtls).toMatchObject({ AssVal: 300000, IgstVal, TotInvVal })
    expect(made.BuyerDtls).toEqual({
      ...{ Gstin: 'URP', LglNm: 'Tamba GmbH', Pos: '96', Addr1: 'Leipzig', Loc: 'Leipzig' },
      ...{ Pin: 999999, Stcd: '96' },
    })
  })
})

it('a discount is shared out over the lines of its rate, and an expense of a pure agent is another charge', () => {
  const made = inv01(
    paper('within', PINJRA, [
      ['Zoya, day fee', 1000, 1_000_00],
      ['Leima, day fee', 1000, 2_000_00],
      ['Less', 1000, -100_00],
      ['Flight', 1000, 8_640_00, false],
    ]),
    null,
    null,
  )
  expect(faultsOf(made)).toEqual([])
  expect(made.ItemList.map(({ Discount, AssAmt, CgstAmt }) => [Discount, AssAmt, CgstAmt])).toEqual([
    [33.33, 966.67, 87],
    [66.67, 1933.33, 174],
  ])
  expect(made.ValDtls).toMatchObject({ AssVal: 2900, CgstVal: 261, OthChrg: 8640, TotInvVal: 12062 })
})

it('the schema finds a fault where there is one', () => {
  const made = inv01(paper('within', { ...PINJRA, gstin: null }, FIRST), null, null)
  expect(faultsOf(made)).toContain('/BuyerDtls/Gstin must be string')
  expect(faultsOf({ ...made, TranDtls: { ...made.TranDtls, SupTyp: 'B2C' } }).join()).toContain('SupTyp')
})

it.each([
  ['Shahpur Jat\nNew Delhi 110049', 110049],
  ['Mumbai 400 013, India', 400013],
  ['Flat 123456, Pune 411001', 411001],
  ['Leipzig 04109', null],
  ['', null],
])('the PIN code of %j is %j', (address, pin) => expect(pinOf(address)).toBe(pin))

describe('what the portal gave', () => {
  const irn = 'a5'.repeat(32)
  const problem = (given: object) =>
    registering.safeParse({ id: 'one', irn, irnQr: signedQr('TK/26-27/0001', irn), ...given }).error
      ?.issues[0]?.message
  it('is a number of 64 signs and a signed text of the same number', () => {
    expect(problem({})).toBeUndefined()
    expect(problem({ irn: irn.toUpperCase() })).toBeUndefined()
    expect(problem({ irn: irn.slice(1) })).toBe('An IRN has 64 digits and letters from a to f')
    expect(problem({ irnQr: 'https://einvoice1.gst.gov.in' })).toMatch(/Paste the whole signed QR text/)
    expect(problem({ irnQr: signedQr('TK/26-27/0001', 'b6'.repeat(32)) })).toBe('This QR is of another IRN')
  })
  it('is of one paper', () => {
    expect(isQrOf(signedQr('TK/26-27/0001', irn), 'TK/26-27/0001')).toBe(true)
    expect(isQrOf(signedQr('TK/26-27/0001', irn), 'TK/26-27/0002')).toBe(false)
  })
})
