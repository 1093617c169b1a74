import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { parse } from 'csv-parse/sync'
import { pdfText } from '../../../helpers/files/pdfText'
import { unzip } from '../../../helpers/installed/backups'
import { confirmIfAsked, signIn } from '../../adminPages'
import { withServerOfFile } from '../../ownServer'
import { proceduresOf } from '../../procedures'
import { dialog, EXAMPLES, type Example, type Sums } from './examples'

const DATABASE_PATH = join(mkdtempSync(join(tmpdir(), 'agency-examples-')), 'data.sqlite')
const test = withServerOfFile({ DEMO_DATA: 'true', DEMO_PICTURES: 'few', RATE_LIMIT: 'off', DATABASE_PATH })

const flat = (text: string) => text.replace(/\s+/g, ' ')

/** A job of the desk whose talent is confirmed at a fee. */
async function aJob(page: Page, { name, client, fee, dates }: Example): Promise<string> {
  const call = await proceduresOf(page)
  const { job } = await call('desk.jobs.createFromBrief', {
    ...{
      client: client.name,
      title: `Example ${name}`,
      city: '',
      brief: '',
      usageWords: '',
      dates,
      roles: [],
    },
  })
  const db = new Database(DATABASE_PATH)
  const { id: modelId } = db.prepare('select id from models order by number limit 1').get() as { id: string }
  const proposed = await call('desk.claims.propose', { jobId: job.id, modelId })
  const [claim] = proposed.job.claims
  await call('desk.claims.setFee', {
    claimId: claim.id,
    version: claim.version,
    feePaise: fee,
    feeUnit: 'day',
  })
  db.prepare("update claim_dates set state = 'confirmed' where claim_id = ?").run(claim.id)
  db.close()
  return job.number
}

/** Fills in to whom papers go, and issues the invoice as its dialog shows it; returns its number. */
async function issue(page: Page, { client, sums, total }: Example): Promise<string> {
  await page.getByRole('button', { name: 'Client on papers' }).click()
  const billing = dialog(page, 'Client on papers')
  await billing.getByLabel('Name').fill(client.name)
  await billing.getByLabel('Address').fill(client.address)
  if (client.abroad) await billing.getByLabel('Outside India').check()
  if (client.gstin) await billing.getByLabel('GSTIN, if registered').fill(client.gstin)
  if (client.state) await billing.getByLabel('State', { exact: true }).selectOption({ label: client.state })
  await billing.getByRole('button', { name: 'Save' }).click()
  await expect(billing).toHaveCount(0)
  await page.getByRole('button', { name: 'Invoice', exact: true }).click()
  const box = dialog(page, 'Issue this invoice?')
  if (client.abroad) {
    await box.getByLabel('Abroad').selectOption(client.abroad)
    await box.getByLabel('Why').fill('The pictures are used in Germany')
  }
  await shows(box, sums, total)
  await box.getByRole('button', { name: /^Issue TK/ }).click()
  const sent = dialog(page, 'Send')
  await expect(sent.getByRole('link', { name: /WhatsApp/ })).toBeVisible()
  await page.keyboard.press('Escape')
  const heading = page.getByRole('heading', { level: 1, name: /^TK\// })
  await expect(heading).toBeVisible()
  await shows(page.getByRole('main'), sums, total)
  return heading.innerText()
}

async function shows(place: Locator, sums: Sums, total: string) {
  for (const [label, sum] of [...sums, ['Total', total] as const])
    await expect.poll(async () => flat(await place.innerText())).toContain(`${label} ${sum}`)
}

async function saved(page: Page, press: Locator) {
  const download = page.waitForEvent('download')
  await press.click()
  return readFileSync(await (await download).path())
}

test('the worked examples 2, 3, 4 and 6 come out to the paisa on the page, on the PDF and in the accountant’s ZIP', {
  tag: '@slow',
}, async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/money-settings')
  await page.getByRole('button', { name: 'Edit: Tax', exact: true }).click()
  await page.getByLabel('Letter of undertaking, number').fill('AD070326000001A')
  await page.getByLabel('Letter of undertaking holds until').fill('2098-03-31')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const stored = page.getByText('AD070326000001A')
  await confirmIfAsked(page, stored)
  await expect(stored).toBeVisible()
  const numbers = new Map<string, Example>()
  for (const example of EXAMPLES)
    await test.step(example.name, async () => {
      await page.goto(`/admin/jobs/${await aJob(page, example)}`)
      await example.more?.(page)
      const number = await issue(page, example)
      numbers.set(number, example)
      const pdf = await saved(page, page.getByRole('button', { name: 'PDF' }))
      const text = flat(await pdfText(pdf))
      for (const [label, sum] of example.sums)
        expect(text).toContain(
          `${label} ${label === 'Round off' && /^0\.[1-9]|^0\.\d[1-9]/.test(sum) ? '+' : ''}${sum}`,
        )
      expect(text).toContain(example.total)
      for (const [code, withheld, comes] of example.withheld) {
        await page.getByRole('button', { name: 'Record payment' }).click()
        const box = dialog(page, 'Record payment')
        const choices = box.getByLabel('Code of the tax withheld')
        const option = choices.locator('option', { hasText: `${code}, ` })
        await choices.selectOption({ label: (await option.textContent()) ?? '' })
        await expect(box.getByLabel('Tax withheld, ₹')).toHaveValue(withheld)
        await expect(box.getByLabel('Sum, ₹')).toHaveValue(comes)
        await page.keyboard.press('Escape')
      }
    })
  await page.goto('/admin/money')
  await page.getByRole('button', { name: 'Files for the accountant' }).click()
  const month = dialog(page, 'Files for the accountant')
  await month.getByLabel('Month').selectOption({ index: 1 })
  const files = unzip(await saved(page, month.getByRole('button', { name: 'Save ZIP' })))
  const rows: Record<string, string>[] = parse(files.get('papers.csv') ?? '', { bom: true, columns: true })
  for (const [number, { row }] of numbers) {
    expect(rows.find((each) => each.Number === number)).toMatchObject(row)
    expect(files.has(`Invoices/${number.replaceAll('/', '-')}.pdf`)).toBe(true)
  }
})
