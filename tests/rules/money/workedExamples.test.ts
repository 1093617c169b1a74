import { describe, expect, it } from 'vitest'
import { lineAmount, reckon, type Supply } from '../../../shared/money/reckoning'
import { toRupee } from '../../../shared/money/rounding'
import { amountWords } from '../../../shared/money/rupees'
import { placeOfSupply } from '../../../shared/money/tax/placeOfSupply'
import {
  expectedWithholding,
  insideAdvance,
  talentShare,
  withheldFromShare,
} from '../../../shared/money/tax/withholding'

type Given = [quantityMilli: number, unitPaise: number, isTaxable?: boolean]
const paper = (supply: Supply, ...lines: Given[]) => {
  const sums = reckon(
    lines.map(([quantityMilli, unitPaise, isTaxable = true]) => ({
      quantityMilli,
      unitPaise,
      rateBp: 1800,
      isTaxable,
    })),
    supply,
  )
  const { taxablePaise, untaxedPaise, cgst, sgst, igst, roundOffPaise, totalPaise } = sums
  return [taxablePaise, untaxedPaise, cgst, sgst, igst, roundOffPaise, totalPaise].map(amountWords)
}
const withheld = (rateBp: number, basePaise: number) =>
  amountWords(expectedWithholding({ rateBp }, basePaise))
const share = (feePaise: number, commissionBp: number) =>
  Object.values(talentShare(feePaise, commissionBp)).map(amountWords)

/** Two days of ₹45,000 and a service charge of 20 %. */
const PINJRA: Given[] = [
  [2000, 45_000_00],
  [1000, 18_000_00],
]

describe('the worked examples, to the paisa', () => {
  it('1: a client in the same state', () => {
    expect(paper('within', ...PINJRA)).toEqual([
      '1,08,000.00',
      '0.00',
      '9,720.00',
      '9,720.00',
      '0.00',
      '0.00',
      '1,27,440.00',
    ])
    expect(withheld(1000, 1_08_000_00)).toBe('10,800.00')
    expect(amountWords(1_27_440_00 - 10_800_00)).toBe('1,16,640.00')
    expect(withheld(200, 1_08_000_00)).toBe('2,160.00')
    expect(amountWords(1_27_440_00 - 2_160_00)).toBe('1,25,280.00')
    expect(share(90_000_00, 2000)).toEqual(['18,000.00', '72,000.00'])
    expect(withheld(1000, 72_000_00)).toBe('7,200.00')
    expect(withheld(100, 72_000_00)).toBe('720.00')
  })

  it('2: one and a half days, overtime and usage for another state', () => {
    const lines: Given[] = [
      [1500, 38_000_00],
      [2500, 7_125_00],
      [1000, 20_000_00],
      [1000, 18_962_50],
    ]
    expect(lineAmount({ quantityMilli: 2500, unitPaise: 7_125_00 })).toBe(17_812_50)
    expect(paper('other_state', ...lines)).toEqual([
      '1,13,775.00',
      '0.00',
      '0.00',
      '0.00',
      '20,479.50',
      '0.50',
      '1,34,255.00',
    ])
    expect(withheld(1000, 1_13_775_00)).toBe('11,378.00')
    expect(withheld(200, 1_13_775_00)).toBe('2,276.00')
    expect(amountWords(1_34_255_00 - 11_378_00)).toBe('1,22,877.00')
    expect(amountWords(1_34_255_00 - 2_276_00)).toBe('1,31,979.00')
    expect(share(94_812_50, 2500)).toEqual(['23,703.13', '71,109.37'])
    expect(withheld(1000, 71_109_37)).toBe('7,111.00')
    expect(amountWords(71_109_37 - 7_111_00)).toBe('63,998.37')
  })

  it('3: the halves of a tax are rounded each by itself (M4)', () => {
    expect(paper('within', [1000, 1_000_50])).toEqual([
      '1,000.50',
      '0.00',
      '90.05',
      '90.05',
      '0.00',
      '0.40',
      '1,181.00',
    ])
    expect(paper('other_state', [1000, 1_000_50])).toEqual([
      '1,000.50',
      '0.00',
      '0.00',
      '0.00',
      '180.09',
      '0.41',
      '1,181.00',
    ])
  })

  it('4: a flight that is taxed, and the same as a pure agent', () => {
    const fees: Given[] = [
      [1000, 30_000_00],
      [1000, 6_000_00],
    ]
    expect(paper('within', ...fees, [1000, 8_640_00])).toEqual([
      '44,640.00',
      '0.00',
      '4,017.60',
      '4,017.60',
      '0.00',
      '−0.20',
      '52,675.00',
    ])
    expect(paper('within', ...fees, [1000, 8_640_00, false])).toEqual([
      '36,000.00',
      '8,640.00',
      '3,240.00',
      '3,240.00',
      '0.00',
      '0.00',
      '51,120.00',
    ])
    expect(withheld(200, 44_640_00)).toBe('893.00')
    expect(amountWords(52_675_00 - 893_00)).toBe('51,782.00')
    expect(amountWords(51_120_00 - 893_00)).toBe('50,227.00')
  })

  it('5: half of one day is credited, and the rest is paid to nothing', () => {
    expect(paper('within', [500, 45_000_00], [1000, 4_500_00])).toEqual([
      '27,000.00',
      '0.00',
      '2,430.00',
      '2,430.00',
      '0.00',
      '0.00',
      '31,860.00',
    ])
    expect(amountWords(1_27_440_00 - 31_860_00)).toBe('95,580.00')
    expect(withheld(1000, 1_08_000_00 - 27_000_00)).toBe('8,100.00')
    expect(95_580_00 - 8_100_00 - 50_000_00 - 37_480_00).toBe(0)
    expect(share(67_500_00, 2000)).toEqual(['13,500.00', '54,000.00'])
    expect(withheld(1000, 54_000_00)).toBe('5,400.00')
  })

  it('6: abroad, with a letter of undertaking and with tax', () => {
    const lines: Given[] = [
      [1000, 2_50_000_00],
      [1000, 50_000_00],
    ]
    expect(paper('abroad_lut', ...lines).slice(4)).toEqual(['0.00', '0.00', '3,00,000.00'])
    expect(paper('abroad_taxed', ...lines).slice(4)).toEqual(['54,000.00', '0.00', '3,54,000.00'])
  })

  it('7: the tax inside an advance', () => {
    expect(insideAdvance(59_000_00, 1800)).toEqual({ taxablePaise: 50_000_00, taxPaise: 9_000_00 })
    expect(amountWords(1_27_440_00 - 59_000_00)).toBe('68,440.00')
  })

  it('a talent crosses the threshold of the year (M10)', () => {
    const rule = { rateBp: 1000, yearFromPaise: 50_000_00 }
    const earlier = { sharePaise: 40_000_00, withheldPaise: 0 }
    expect(withheldFromShare(rule, 24_000_00, earlier)).toBe(6_400_00)
    expect(withheldFromShare(rule, 24_000_00, earlier, false)).toBe(2_400_00)
    expect(withheldFromShare(rule, 10_000_00, earlier)).toBe(0)
  })

  it('a single share above its own threshold does not catch up a year that is still below (M10)', () => {
    const rule = { rateBp: 100, singleFromPaise: 30_000_00, yearFromPaise: 1_00_000_00 }
    expect(withheldFromShare(rule, 35_000_00, { sharePaise: 20_000_00, withheldPaise: 0 })).toBe(350_00)
    expect(withheldFromShare(rule, 50_000_00, { sharePaise: 55_000_00, withheldPaise: 350_00 })).toBe(700_00)
  })

  it('nothing is withheld up to a threshold, of a bill or of the year (M10)', () => {
    const contractor = { rateBp: 200, singleFromPaise: 30_000_00, yearFromPaise: 1_00_000_00 }
    expect(expectedWithholding(contractor, 30_000_00)).toBe(0)
    expect(expectedWithholding(contractor, 30_001_00)).toBe(600_00)
    expect(expectedWithholding(contractor, 20_000_00, 90_000_00)).toBe(400_00)
  })
})

describe('the total (M5)', () => {
  it.each([
    [100_49, 100_00],
    [100_50, 101_00],
    [100_51, 101_00],
    [-100_50, -101_00],
  ])('%d paise are rounded to %d', (paise, rounded) => expect(toRupee(paise)).toBe(rounded))
})

describe('the place of supply (M6)', () => {
  const DELHI = '07'
  const buyer = { gstin: null, stateCode: null, isAbroad: false }
  const at = (facts: object, seller: string | null = DELHI) =>
    placeOfSupply({ sellerState: seller, buyer: { ...buyer, ...facts }, on: '2026-11-27' })

  it('is the state of the GSTIN, also against the address', () => {
    expect(at({ gstin: '27AAPFU0939F1ZV', stateCode: '07' })).toEqual({
      supply: 'other_state',
      code: '27',
      name: 'Maharashtra (27)',
      why: 'your GSTIN is there',
    })
  })

  it('is the state of the address without a GSTIN', () => {
    expect(at({ stateCode: '07' })).toMatchObject({ supply: 'within', why: 'your address is there' })
  })

  it('is asked for without either', () => expect(at({})).toEqual({ asks: 'state' }))

  it('is none for an agency without registration', () =>
    expect(at({ stateCode: '07' }, null)).toEqual({ supply: 'without_gst', code: null, name: '', why: '' }))

  it('abroad asks, and takes a letter of undertaking only while it holds', () => {
    const abroad = (taxed: boolean, lutUntil: string | null, why = 'the client is in Leipzig') =>
      placeOfSupply({
        sellerState: DELHI,
        buyer: { ...buyer, isAbroad: true },
        abroad: { taxed, why },
        lutUntil,
        on: '2026-11-27',
      })
    expect(at({ isAbroad: true })).toEqual({ asks: 'abroad' })
    expect(abroad(true, null, ' ')).toEqual({ asks: 'abroad' })
    expect(abroad(false, '2026-11-26')).toEqual({ asks: 'lut' })
    expect(abroad(false, null)).toEqual({ asks: 'lut' })
    expect(abroad(false, '2026-11-27')).toMatchObject({ supply: 'abroad_lut', code: '96' })
    expect(abroad(true, null)).toMatchObject({ supply: 'abroad_taxed' })
  })
})
