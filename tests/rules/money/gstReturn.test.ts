import { describe, expect, it } from 'vitest'
import { advancesOfMonth } from '../../../server/features/money/accountant/advances.rules'
import { gstr1 } from '../../../server/features/money/accountant/gstReturn.rules'
import type { Supply } from '../../../shared/money/reckoning'
import { reckon } from '../../../shared/money/reckoning'

type Paper = Parameters<typeof gstr1>[0][number]

const SELLER = { name: 'Tehkhana', address: '', stateCode: '07', gstin: '07AAGFF2194N1Z1', isAbroad: false }

/** A paper of March 2026 with one line of 18 %. */
function aPaper(kind: Paper['kind'], number: string, paise: number, given: object = {}): Paper {
  const facts = { supply: 'within' as Supply, state: '07', gstin: null as string | null, ...given }
  const line = { quantityMilli: 1000, unitPaise: paise, rateBp: 1800, isTaxable: true }
  const { state: stateCode, gstin } = facts
  const buyer = { name: 'Neel', address: 'Pune', stateCode, gstin, isAbroad: stateCode === null }
  return {
    ...{
      id: number,
      kind,
      number,
      series: number.split('/')[0],
      financialYear: '25-26',
      issuedOn: '2026-03-09',
    },
    ...{
      jobId: 'j1',
      clientId: 'c1',
      refersToId: null,
      advancesPaise: 0,
      buyerName: 'Neel',
      buyer,
      seller: SELLER,
    },
    lines: [{ ...line, amountPaise: paise, sac: '999631' }],
    ...reckon([line], facts.supply),
    ...facts,
  } as unknown as Paper
}

const NOTHING = { received: [], adjusted: [] }
const tablesOf = (papers: Paper[], referred: Paper[] = [], advances = NOTHING as never) => {
  const tables = gstr1(papers, {
    ...{ referred, advances, names: new Map() },
    refunds: papers.filter(({ kind }) => kind === 'refund voucher'),
  })
  return (name: string) => tables.find((table) => table.name === name)?.rows ?? []
}

describe('GSTR-1', () => {
  it('lists an unregistered buyer of another state by itself above ₹1,00,000 only, and sums up the rest (M17)', () => {
    const pune = { supply: 'other_state', state: '27' }
    const rows = tablesOf([
      aPaper('invoice', 'TK/1', 84_747_00, pune),
      aPaper('invoice', 'TK/2', 84_745_00, pune),
      aPaper('invoice', 'TK/3', 10_000_00),
      aPaper('invoice', 'TK/4', 5_000_00),
    ])
    expect(rows('5-b2c-large')).toEqual([
      ['TK/1', '2026-03-09', '100001.00', '27-Maharashtra', 18, '84747.00', '15254.46', '0.00', '0.00'],
    ])
    expect(rows('7-b2c-others')).toEqual([
      ['27-Maharashtra', 18, '84745.00', '15254.10', '0.00', '0.00'],
      ['07-Delhi', 18, '15000.00', '0.00', '1350.00', '1350.00'],
    ])
    expect(rows('12-b2b-by-sac')).toEqual([])
    expect(rows('12-b2c-by-sac')).toEqual([
      ['999631', null, 'NA', 0, '217700.56', 18, '184492.00', '30508.56', '1350.00', '1350.00'],
    ])
  })

  it('nets a note about a small sale in table 7, and lists notes about listed invoices in 9B', () => {
    const small = aPaper('invoice', 'TK/1', 10_000_00)
    const listed = aPaper('invoice', 'TK/2', 10_000_00, { gstin: '07AAGFF2194N1Z1' })
    const rows = tablesOf(
      [
        aPaper('credit note', 'TKC/1', 4_000_00, { refersToId: 'TK/1' }),
        aPaper('debit note', 'TKD/1', 1_000_00, { refersToId: 'TK/2', gstin: '07AAGFF2194N1Z1' }),
        aPaper('refund voucher', 'TKF/1', 2_000_00),
      ],
      [small, listed],
    )
    expect(rows('7-b2c-others')).toEqual([['07-Delhi', 18, '-4000.00', '0.00', '-360.00', '-360.00']])
    expect(rows('9B-notes').map((row) => [row[2], row[4], row[5], row[9], row[10]])).toEqual([
      ['TKD/1', 'D', 'TK/2', 18, '1000.00'],
      ['TKF/1', 'R', null, 18, '2000.00'],
    ])
  })

  it('lists what goes abroad by itself: under a letter of undertaking at 0 %', () => {
    const rows = tablesOf([
      aPaper('invoice', 'TK/1', 3_00_000_00, { supply: 'abroad_lut', state: null }),
      aPaper('invoice', 'TK/2', 3_00_000_00, { supply: 'abroad_taxed', state: null }),
    ])
    expect(
      rows('6A-exports').map(([type, number, , value, rate, , igst]) => [type, number, value, rate, igst]),
    ).toEqual([
      ['WOPAY', 'TK/1', '300000.00', 0, '0.00'],
      ['WPAY', 'TK/2', '354000.00', 18, '54000.00'],
    ])
    expect(rows('7-b2c-others')).toEqual([])
  })

  it('leaves out a proforma and a credit note without tax', () => {
    const rows = tablesOf([
      aPaper('proforma', 'TKP/1', 1_000_00),
      aPaper('credit note', 'TKC/1', 1_000_00, { rates: [] }),
    ])
    expect(rows('13-documents')).toEqual([['Credit note', 'TKC/1', 'TKC/1', 1, 0, 1]])
    expect(rows('7-b2c-others')).toEqual([])
  })
})

describe('advances of a month', () => {
  const isInMarch = (day: string) => day.startsWith('2026-03')
  const voucher = (number: string, given: object = {}) => aPaper('receipt voucher', number, 50_000_00, given)
  const figures = (parts: ReturnType<typeof advancesOfMonth>['received']) =>
    parts.map(({ place, rate }) => [place, rate.taxablePaise, rate.cgst, rate.sgst])

  it('count what was received and not yet invoiced in the month', () => {
    const invoice = aPaper('invoice', 'TK/1', 50_000_00, { advancesPaise: 29_500_00 })
    const { received, adjusted } = advancesOfMonth([voucher('TKR/1'), invoice], isInMarch)
    expect(figures(received)).toEqual([['07-Delhi', 25_000_00, 2_250_00, 2_250_00]])
    expect(adjusted).toEqual([])
  })

  it('count those of earlier months when an invoice takes them off, those of its job first', () => {
    const [ofOther, ofJob] = [
      voucher('TKR/1', { issuedOn: '2026-01-05', jobId: 'j2' }),
      voucher('TKR/2', { issuedOn: '2026-02-05', state: '27', supply: 'other_state' }),
    ]
    const invoice = aPaper('invoice', 'TK/1', 1_00_000_00, { advancesPaise: 88_500_00 })
    const { received, adjusted } = advancesOfMonth([ofOther, ofJob, invoice], isInMarch)
    expect(received).toEqual([])
    expect(figures(adjusted)).toEqual([
      ['27-Maharashtra', 50_000_00, 0, 0],
      ['07-Delhi', 25_000_00, 2_250_00, 2_250_00],
    ])
  })

  it('leave alone what another client of the same job paid in advance', () => {
    const ofOther = voucher('TKR/1', { clientId: 'c2', state: '27', supply: 'other_state' })
    const elsewhere = voucher('TKR/2', { jobId: 'j2' })
    const invoice = aPaper('invoice', 'TK/1', 1_00_000_00, { advancesPaise: 59_000_00 })
    const { received } = advancesOfMonth([ofOther, elsewhere, invoice], isInMarch)
    expect(figures(received)).toEqual([['27-Maharashtra', 50_000_00, 0, 0]])
  })
})
