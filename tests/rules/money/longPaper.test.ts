import { expect, it } from 'vitest'
import { paperDocument } from '../../../server/workers/paper/document'

const line = (at: number) => ({
  ...{ number: `${at}`, words: `Talent ${at}, modelling fee`, more: '10 and 11 Dec 2026' },
  ...{ sac: '998397', rate: '18 %', quantity: '2 days', unit: '45,000.00', amount: '90,000.00' },
})

const RATES = ['GST by rate', 'Taxable ₹', 'CGST ₹', 'SGST ₹', 'IGST ₹', 'Tax ₹']

/** How many pages a tax invoice of so many lines has, with the code for UPI, the bank and the terms. */
async function pagesOf(lines: number) {
  const pdf = await paperDocument({
    ...{ title: 'Tax invoice', note: 'Original for recipient', documentTitle: 'TK/26-27/0008' },
    agency: { name: 'Tehkhana', contact: '+91 98100 12345' },
    facts: [['NUMBER', 'TK/26-27/0008']],
    from: ['Tehkhana Models LLP', '12 Shahpur Jat', 'New Delhi 110049', 'GSTIN 07AAGFF2194N1Z1'],
    to: ['Ambar Textiles Pvt Ltd', '4 Linking Road', 'Mumbai 400050', 'GSTIN 27AAACA1234A1Z5'],
    says: [['Place of supply', 'Delhi (07): your GSTIN is there']],
    ...{ registered: null, hasTax: true, lines: Array.from({ length: lines }, (_, at) => line(at + 1)) },
    ...{ words: 'Rupees forty-two lakh forty-eight thousand only', total: '42,48,000.00', afterTotal: [] },
    sums: [
      ['Taxable value', '36,00,000.00'],
      ['CGST 9 %', '3,24,000.00'],
      ['SGST 9 %', '3,24,000.00'],
      ['Round off', '0.00'],
    ],
    byRate: [RATES, ['18 %', '36,00,000.00', '3,24,000.00', '3,24,000.00', '–', '6,48,000.00']],
    pay: {
      ...{ head: 'To pay', amount: '₹42,48,000.00', reference: 'Please give TK/26-27/0008' },
      upi: { id: 'tehkhana@upi', address: 'upi://pay?pa=tehkhana@upi&am=4248000' },
      bank: [
        ['Name', 'Tehkhana Models LLP'],
        ['Account', '50200012345678'],
        ['IFSC', 'EXAM0000049'],
        ['Bank', 'Example Bank, Delhi'],
      ],
    },
    ...{ terms: 'Payment within 30 days.', signatory: 'Ira Mathur', foot: 'TK/26-27/0008' },
  })
  return Number(/\/Type \/Pages\n\/Count (\d+)\n/.exec(Buffer.from(pdf).toString('latin1'))?.[1])
}

it('up to five lines, the sums, the tax by rate and how to pay are one page', async () => {
  for (const lines of [1, 2, 3, 4, 5]) expect([lines, await pagesOf(lines)]).toEqual([lines, 1])
}, 60_000)

it('forty lines with their dates, the sums, the tax by rate and how to pay are two pages', async () => {
  expect(await pagesOf(40)).toBe(2)
}, 60_000)
