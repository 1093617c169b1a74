import { describe, expect, it } from 'vitest'
import { localDay } from '../../../shared/format'
import { dayProblem, PREFIX, paperNumber, yearWords } from '../../../shared/money/paperNumbers'
import { amountWords, paiseOf, plainRupees, rupees, rupeesInWords } from '../../../shared/money/rupees'
import { gstinProblem, isPan } from '../../../shared/money/tax/gstin'
import { isStateCode, stateTaxName, stateWords } from '../../../shared/money/tax/states'
import { UPI_ID, upiAddress } from '../../../shared/money/upi'

describe('a GSTIN (M7)', () => {
  it.each(['27AAPFU0939F1ZV', '24AANFA2641L1ZF', '29AABCR1718E1ZL', '07AAGFF2194N1Z1'])(
    '%s is one',
    (gstin) => expect(gstinProblem(gstin)).toBeNull(),
  )

  it.each(['29AABCT1332L1Z5', '09AAACR5055K1Z4', '19AAACG2562Q1ZY'])('%s has a wrong check digit', (gstin) =>
    expect(gstinProblem(gstin)).toBe('check digit'),
  )

  it('is refused for its form and its state', () => {
    expect(gstinProblem('27AAPFU0939F1Z')).toBe('form')
    expect(gstinProblem('27aapfu0939f1zv')).toBe('form')
    expect(gstinProblem('99AAPFU0939F1ZV')).toBe('state')
    expect(gstinProblem('27AAPFU0939F1AV')).toBe('form')
    expect([isPan('AAAFT0000K'), isPan('AAAFT000K')]).toEqual([true, false])
  })
})

describe('states', () => {
  it('are named with their code', () => {
    expect(stateWords('07')).toBe('Delhi (07)')
    expect([isStateCode('27'), isStateCode('25'), isStateCode('toString')]).toEqual([true, false, false])
  })

  it('call their half UTGST where there is no legislature', () =>
    expect(['07', '34', '01', '04', '38'].map(stateTaxName)).toEqual([
      'SGST',
      'SGST',
      'SGST',
      'UTGST',
      'UTGST',
    ]))
})

describe('the number of a paper', () => {
  it('has prefix, financial year and count (M1)', () => {
    expect(paperNumber('TK', '26-27', 1)).toBe('TK/26-27/0001')
    expect(paperNumber('TKP', '26-27', 34)).toBe('TKP/26-27/0034')
    expect(paperNumber('TKXX', '26-27', 99_999)).toBe('TKXX/26-27/99999')
    expect(() => paperNumber('TKXX', '26-27', 1_000_000)).toThrow('no number of a paper')
    expect(['TK', 'tk', 'TKABC', ''].map((prefix) => PREFIX.test(prefix))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('is of the year in Delhi: ten minutes before midnight the old, ten minutes after the new (M2)', () => {
    expect(yearWords(localDay(new Date('2027-03-31T18:20:00Z')))).toBe('26-27')
    expect(yearWords(localDay(new Date('2027-03-31T18:40:00Z')))).toBe('27-28')
    expect(yearWords('2099-04-01')).toBe('99-00')
  })

  it('stands on a day that is not before the last of its series nor after today (M2)', () => {
    expect(dayProblem('2026-11-26', '2026-11-27', '2026-11-27')).toBe('before last')
    expect(dayProblem('2026-11-28', '2026-11-27', '2026-11-27')).toBe('future')
    expect(dayProblem('2026-11-27', '2026-11-27', '2026-11-27')).toBeNull()
    expect(dayProblem('2026-11-01', null, '2026-11-27')).toBeNull()
  })
})

describe('amounts', () => {
  it('are grouped as in India (M16)', () => {
    expect(rupees(1_27_440_00)).toBe('₹1,27,440.00')
    expect(rupees(-20)).toBe('−₹0.20')
    expect([0, 5, 99_999, 1_00_000_00, 12_34_56_789_01].map(amountWords)).toEqual([
      '0.00',
      '0.05',
      '999.99',
      '1,00,000.00',
      '12,34,56,789.01',
    ])
    expect([1_27_440_00, -50].map(plainRupees)).toEqual(['127440.00', '-0.50'])
  })

  it('are read as somebody types them', () => {
    expect(['1,27,440', '₹ 45000.5', '0.05', '-500', '−500'].map(paiseOf)).toEqual([
      1_27_440_00, 45_000_50, 5, -500_00, -500_00,
    ])
    expect(['', 'abc', '1.234', '12345678901'].map(paiseOf)).toEqual([null, null, null, null])
  })

  it.each([
    [0, 'Rupees zero only'],
    [1_00, 'Rupees one only'],
    [1_27_440_00, 'Rupees one lakh twenty-seven thousand four hundred and forty only'],
    [1_34_255_00, 'Rupees one lakh thirty-four thousand two hundred and fifty-five only'],
    [1_00_005_00, 'Rupees one lakh and five only'],
    [19_00_011_00, 'Rupees nineteen lakh and eleven only'],
    [1_00_00_000_00, 'Rupees one crore only'],
    [
      12_34_56_789_00,
      'Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred and eighty-nine only',
    ],
    [1_00_00_00_000_00, 'Rupees one hundred crore only'],
    [63_998_37, 'Rupees sixty-three thousand nine hundred and ninety-eight and thirty-seven paise only'],
  ])('%d paise in words', (paise, words) => expect(rupeesInWords(paise)).toBe(words))
})

describe('the address behind a UPI code', () => {
  it('is read back by another reader', () => {
    const address = upiAddress({
      upiId: 'tehkhana@examplebank',
      name: 'Tehkhana Talent LLP',
      paise: 63_720_00,
      note: 'TKP/26-27/0034 & more',
      reference: 'TKP/26-27/0034',
    })
    expect(address).toContain(
      'upi://pay?pa=tehkhana@examplebank&pn=Tehkhana%20Talent%20LLP&am=63720.00&cu=INR&',
    )
    const read = new URL(address)
    expect([read.protocol, read.host]).toEqual(['upi:', 'pay'])
    expect(Object.fromEntries(read.searchParams)).toEqual({
      pa: 'tehkhana@examplebank',
      pn: 'Tehkhana Talent LLP',
      am: '63720.00',
      cu: 'INR',
      tn: 'TKP/26-27/0034 & more',
      tr: 'TKP/26-27/0034',
    })
    expect(['a@b', 'tehkhana@examplebank', 'no at', 'x@y z'].map((id) => UPI_ID.test(id))).toEqual([
      false,
      true,
      false,
      false,
    ])
  })
})
