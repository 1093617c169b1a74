import { expect, it } from 'vitest'
import {
  certificateDueOn,
  certificateText,
  isTaxWithheld,
  notOverdueFrom,
  quarterOf,
  quarterWords,
} from '../../../shared/money/tax/certificates'
import { sharedOut, wholeSum } from '../../../shared/money/transferParts'

it.each([
  ['2026-04-01', '2026-04-01', '2026-08-15', 'Apr to Jun 2026 (Q1)'],
  ['2026-06-30', '2026-04-01', '2026-08-15', 'Apr to Jun 2026 (Q1)'],
  ['2026-07-01', '2026-07-01', '2026-11-15', 'Jul to Sep 2026 (Q2)'],
  ['2026-12-31', '2026-10-01', '2027-02-15', 'Oct to Dec 2026 (Q3)'],
  ['2027-01-01', '2027-01-01', '2027-06-15', 'Jan to Mar 2027 (Q4)'],
  ['2027-03-31', '2027-01-01', '2027-06-15', 'Jan to Mar 2027 (Q4)'],
])('tax of %s is of the quarter from %s, whose certificate is due on %s', (day, quarter, due, words) => {
  expect([quarterOf(day), certificateDueOn(quarter), quarterWords(quarter)]).toEqual([quarter, due, words])
})

it.each([
  ['2026-08-15', '2026-04-01'],
  ['2026-08-16', '2026-07-01'],
  ['2027-02-15', '2026-10-01'],
  ['2027-02-16', '2027-01-01'],
  ['2027-06-15', '2027-01-01'],
  ['2027-06-16', '2027-04-01'],
])('on %s everything before %s is overdue', (today, from) => {
  expect(notOverdueFrom(today)).toBe(from)
})

it('what an agency without GST records without a code is no tax', () => {
  const withheld = (withheldCode: string | null) => ({ withheldPaise: 1, withheldCode })
  expect(isTaxWithheld(withheld(null), 'without_gst')).toBe(false)
  expect(isTaxWithheld(withheld('1027'), 'without_gst')).toBe(true)
  expect(isTaxWithheld(withheld(null), 'within')).toBe(true)
  expect(isTaxWithheld({ withheldPaise: 0, withheldCode: '1027' }, 'within')).toBe(false)
})

it('the text names the quarter, the sum, each paper and our PAN', () => {
  const payment = {
    id: 'a',
    paperId: 'p',
    receivedOn: '2027-01-02',
    withheldPaise: 10_800_00,
    withheldCode: '1027',
  }
  const given = { quarter: '2027-01-01', dueOn: '2027-06-15', withheldPaise: 10_800_00 }
  expect(
    certificateText(
      { ...given, payments: [{ ...payment, number: 'TK/26-27/0025' }] },
      'Farah Ali',
      'AAGFF2194N',
    ),
  ).toBe(
    'Hi Farah, please send us your tax certificate (form 131, before 16A) for Jan to Mar 2027 (Q4), due by 15 Jun. You withheld ₹10,800.00: TK/26-27/0025, ₹10,800.00 on 2 Jan. Our PAN is AAGFF2194N.',
  )
  const eight = Array.from({ length: 8 }, (_, at) => ({ ...payment, number: `TK/${at}` }))
  expect(certificateText({ ...given, payments: eight }, null, '')).toMatch(
    /^Hi there, .*TK\/5, .*; 2 more\.$/,
  )
})

const papers = [
  { nowPaise: 68_440_00, expectedPaise: 10_800_00 },
  { nowPaise: 28_320_00, expectedPaise: 2_400_00 },
]
it.each([
  [83_560_00, [57_640_00, 25_920_00], [10_800_00, 2_400_00], 0],
  [60_000_00, [57_640_00, 2_360_00], [10_800_00, 2_400_00], 0],
  [57_640_00, [57_640_00, 0], [10_800_00, 0], 0],
  [83_560_01, [57_640_00, 25_920_00], [10_800_00, 2_400_00], 1],
  [0, [0, 0], [0, 0], 0],
])('a sum of %i paise goes to the first paper, then to the next', (sum, amounts, withheld, left) => {
  const { parts, leftPaise } = sharedOut(sum, papers)
  expect(parts.map(({ amountPaise }) => amountPaise)).toEqual(amounts)
  expect(parts.map(({ withheldPaise }) => withheldPaise)).toEqual(withheld)
  expect(leftPaise).toBe(left)
  expect(wholeSum(papers)).toBe(83_560_00)
})
