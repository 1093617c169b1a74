import { expect, it } from 'vitest'
import { paperDocument } from '../../../server/workers/paper/document'

const line = (at: number) => ({
  ...{ number: `${at}`, words: `Talent ${at}, modelling fee`, more: '10 and 11 Dec 2026' },
  ...{ sac: '998397', rate: '18 %', quantity: '2 days', unit: '45,000.00', amount: '90,000.00' },
})

it('forty lines with their dates, the sums and how to pay are two pages', async () => {
  const pdf = await paperDocument({
    ...{ title: 'Tax invoice', note: 'Original for recipient', documentTitle: 'TK/26-27/0008' },
    agency: { name: 'Tehkhana', contact: '+91 98100 12345' },
    facts: [['NUMBER', 'TK/26-27/0008']],
    from: ['Tehkhana Models LLP', '12 Shahpur Jat', 'New Delhi 110049', 'GSTIN 07AAGFF2194N1Z1'],
    to: ['Ambar Textiles Pvt Ltd', '4 Linking Road', 'Mumbai 400050', 'GSTIN 27AAACA1234A1Z5'],
    says: [['Place of supply', 'Maharashtra (27)']],
    ...{ registered: null, hasTax: true, lines: Array.from({ length: 40 }, (_, at) => line(at + 1)) },
    ...{ words: 'Rupees forty-two lakh forty-eight thousand only', total: '42,48,000.00', afterTotal: [] },
    sums: [
      ['Taxable value', '36,00,000.00'],
      ['IGST 18 %', '6,48,000.00'],
    ],
    pay: {
      ...{ head: 'To pay', amount: '₹42,48,000.00', reference: 'Please give TK/26-27/0008' },
      upi: { id: 'tehkhana@upi', address: 'upi://pay?pa=tehkhana@upi&am=4248000' },
      bank: [['Account', '50200012345678']],
    },
    ...{ terms: 'Payment within 30 days.', signatory: 'Ira Mathur', foot: 'TK/26-27/0008' },
  })
  expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/Type \/Pages\n\/Count 2\n/)
}, 60_000)
