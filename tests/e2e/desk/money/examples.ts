import { expect, type Locator, type Page } from '@playwright/test'

// The worked examples 2, 3, 4 and 6 of the design, whose agency is in Delhi: each figure is typed out from there.

export type Sums = readonly (readonly [label: string, sum: string])[]
export type Example = {
  name: string
  client: { name: string; address: string; gstin?: string; state?: string; abroad?: 'lut' | 'taxed' }
  fee: number
  dates: { day: string; part: 'full' | 'am' }[]
  /** of the last day, confirmed by the client */
  hours?: { onSet: string; wrapped: string }
  more?: (page: Page) => Promise<void>
  sums: Sums
  total: string
  /** of the accountant's table */
  row: Record<string, string>
  /** what is expected to be withheld, and what then comes */
  withheld: [code: string, withheld: string, comes: string][]
}

/** A day of work that is over, on the agency's calendar. */
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 24 * 60 * 60_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function addLine(page: Page, facts: Record<string, string>, also?: (box: Locator) => Promise<void>) {
  await page.getByRole('button', { name: 'Add a line' }).click()
  const box = dialog(page, 'Add a line')
  for (const [label, value] of Object.entries(facts)) {
    const field = box.getByLabel(label)
    if ((await field.evaluate((one) => one.tagName)) === 'SELECT') await field.selectOption({ label: value })
    else await field.fill(value)
  }
  await also?.(box)
  await box.getByRole('button', { name: 'Add line' }).click()
  await expect(box).toHaveCount(0)
}

const flight = {
  'What for': 'Expense',
  'Words on the paper': 'Flight Delhi to Goa',
  'Price of one, ₹': '8,640',
}
const PLAIN = { fee: 30_000_00, dates: [{ day: '2099-04-20', part: 'full' as const }] }
const delhi = { name: 'Neel Saree House', address: '22 Kaman Gali\nNew Delhi 110049', state: 'Delhi (07)' }

export const EXAMPLES: Example[] = [
  {
    name: '2',
    client: { name: 'Kori Cotton LLP', address: '4 Mill Lane\nMumbai 400013', gstin: '27AAPFU0939F1ZV' },
    fee: 38_000_00,
    // The whole day went on for two and a half hours more than its eight: the overtime comes from them.
    dates: [
      { day: daysAgo(2), part: 'am' },
      { day: daysAgo(1), part: 'full' },
    ],
    hours: { onSet: '07:00', wrapped: '17:30' },
    async more(page) {
      await page.getByRole('button', { name: 'Add a usage' }).click()
      const form = page.getByRole('form', { name: 'Usage rights' })
      await form.getByLabel('Of', { exact: true }).selectOption({ index: 1 })
      await form.getByRole('checkbox').first().check()
      await form.getByLabel('Territory').fill('India')
      await form.getByLabel('From').fill('2099-03-03')
      await form.getByLabel('Until').fill('2100-03-02')
      await form.getByLabel('Fee, ₹').fill('20,000')
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(form).toHaveCount(0)
    },
    sums: [
      ['Taxable value', '1,13,775.00'],
      ['IGST 18 %', '20,479.50'],
      ['Round off', '0.50'],
    ],
    total: '₹1,34,255.00',
    row: {
      'Taxable value': '113775.00',
      CGST: '0.00',
      IGST: '20479.50',
      'Round off': '0.50',
      Total: '134255.00',
    },
    withheld: [
      ['1027', '11378.00', '122877.00'],
      ['1024', '2276.00', '131979.00'],
    ],
  },
  {
    name: '3a',
    client: delhi,
    // With the service charge of 20 % these are the 1,000.50 of the example.
    fee: 833_75,
    dates: [{ day: '2099-03-05', part: 'full' }],
    sums: [
      ['Taxable value', '1,000.50'],
      ['CGST 9 %', '90.05'],
      ['SGST 9 %', '90.05'],
      ['Round off', '0.40'],
    ],
    total: '₹1,181.00',
    row: { 'Taxable value': '1000.50', CGST: '90.05', SGST: '90.05', 'Round off': '0.40', Total: '1181.00' },
    withheld: [],
  },
  {
    name: '3b',
    client: { name: 'Goa Linen', address: 'Panaji 403001', state: 'Goa (30)' },
    fee: 833_75,
    dates: [{ day: '2099-03-06', part: 'full' }],
    sums: [
      ['Taxable value', '1,000.50'],
      ['IGST 18 %', '180.09'],
      ['Round off', '0.41'],
    ],
    total: '₹1,181.00',
    row: { 'Taxable value': '1000.50', CGST: '0.00', IGST: '180.09', 'Round off': '0.41', Total: '1181.00' },
    withheld: [],
  },
  {
    ...PLAIN,
    name: '4a',
    client: delhi,
    more: (page) => addLine(page, flight),
    sums: [
      ['Taxable value', '44,640.00'],
      ['CGST 9 %', '4,017.60'],
      ['SGST 9 %', '4,017.60'],
      ['Round off', '−0.20'],
    ],
    total: '₹52,675.00',
    row: {
      'Taxable value': '44640.00',
      CGST: '4017.60',
      SGST: '4017.60',
      'Round off': '-0.20',
      Total: '52675.00',
    },
    withheld: [['1024', '893.00', '51782.00']],
  },
  {
    ...PLAIN,
    name: '4b',
    dates: [{ day: '2099-04-21', part: 'full' }],
    client: { ...delhi, name: 'Neel Saree House South' },
    more: (page) =>
      addLine(page, flight, async (box) => {
        for (const tick of await box.getByRole('checkbox').all()) await tick.check()
      }),
    sums: [
      ['Taxable value', '36,000.00'],
      ['CGST 9 %', '3,240.00'],
      ['SGST 9 %', '3,240.00'],
      ['Paid as pure agent', '8,640.00'],
      ['Round off', '0.00'],
    ],
    total: '₹51,120.00',
    row: {
      'Taxable value': '36000.00',
      'Not taxed': '8640.00',
      CGST: '3240.00',
      'Round off': '0.00',
      Total: '51120.00',
    },
    withheld: [['1024', '893.00', '50227.00']],
  },
  ...(
    [
      ['6a', 'lut', 'IGST 0 %', '0.00', '3,00,000.00', '300000.00', '2099-05-04'],
      ['6b', 'taxed', 'IGST 18 %', '54,000.00', '3,54,000.00', '354000.00', '2099-05-05'],
    ] as const
  ).map(
    ([name, abroad, label, igst, total, plain, day]): Example => ({
      name,
      client: { name: `Nordlicht GmbH ${name}`, address: 'Karl-Heine-Straße 1\nLeipzig', abroad },
      fee: 2_50_000_00,
      dates: [{ day, part: 'full' }],
      sums: [
        ['Taxable value', '3,00,000.00'],
        [label, igst],
        ['Round off', '0.00'],
      ],
      total: `₹${total}`,
      row: { 'Taxable value': '300000.00', IGST: igst.replace(',', ''), 'Round off': '0.00', Total: plain },
      withheld: [],
    }),
  ),
]
