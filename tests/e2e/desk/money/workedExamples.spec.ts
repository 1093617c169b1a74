import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
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

/** Lets admin and booker of the demo sign in; returns the code of 10 % that is withheld from professionals now. */
function everybodySignsIn(): string {
  const db = new Database(DATABASE_PATH)
  db.exec(`update accounts set password_hash = (select password_hash from accounts where role = 'superadmin' limit 1)
    where role in ('admin', 'booker')`)
  const found = db
    .prepare<[], { id: string }>("select id from withholding_codes where code = '1027' and rate_bp = 1000")
    .get()
  db.close()
  return found?.id ?? ''
}

const flat = (text: string) => text.replace(/\s+/g, ' ')

/** A job of the desk whose talent is confirmed at a fee. */
async function aJob(
  page: Page,
  { name, client, fee, dates, hours }: Example,
  modelId: string,
): Promise<string> {
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
  if (hours)
    await call('desk.hours.save', {
      ...{ claimId: claim.id, dateId: job.dates.at(-1).id, breakMinutes: 0, ...hours },
      ...{ saidBy: 'Tara', isConfirmed: true },
    })
  return job.number
}

/** A browser of its own, for a colleague of the demo agency. */
async function colleague(browser: Browser, site: string, email: string) {
  const page = await (await browser.newContext({ baseURL: site })).newPage()
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill('darkroom-lamp')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/login/)
  return page
}

/** A booker makes the proforma, once the client stands on papers. */
async function proforma(page: Page, example: Example) {
  await onPapers(page, example)
  await page.getByRole('button', { name: 'Proforma', exact: true }).click()
  const box = dialog(page, 'Make a proforma')
  await shows(box, example.sums, example.total)
  await box.getByRole('button', { name: /^Make TKP/ }).click()
  await expect(dialog(page, 'Send').getByRole('link', { name: /WhatsApp/ })).toBeVisible()
}

/** An admin records the payment of the second example, of which 10 % was withheld. */
async function pay(page: Page) {
  await page.getByRole('button', { name: 'Record payment' }).click()
  const box = dialog(page, 'Record payment')
  const option = box.getByLabel('Code of the tax withheld').locator('option', { hasText: '1027, ' })
  await box.getByLabel('Code of the tax withheld').selectOption({ label: (await option.textContent()) ?? '' })
  await box.getByRole('button', { name: 'Record payment' }).click()
  await expect(box).toHaveCount(0)
  await expect(page.getByText('11,378.00 withheld as tax, code 1027')).toBeVisible()
}

/** The second talent of the examples: 25 % of 94,812.50, of whose share 10 % is withheld. */
const STATEMENT: Sums = [
  ['Fee', '94,812.50'],
  ['Commission, 25 %', '−23,703.13'],
  ['Share', '71,109.37'],
  ['Tax withheld, 10 %', '−7,111.00'],
]

/** A superadmin states what is due to a talent, and pays it out. */
async function statementOf(page: Page, modelId: string) {
  await page.goto(`/admin/money/talents/${modelId}`)
  await page.getByRole('button', { name: 'Make a statement' }).click()
  await shows(page.getByRole('main'), STATEMENT, '₹63,998.37', 'Net')
  await page.getByRole('button', { name: 'Issue', exact: true }).click()
  await dialog(page, 'Issue this statement?')
    .getByRole('button', { name: /^Issue TKS/ })
    .click()
  await page.getByRole('button', { name: 'Record payout' }).click()
  const box = dialog(page, 'Record payout')
  await expect(box).toContainText('₹63,998.37')
  await box.getByRole('button', { name: 'Record payout' }).click()
  await expect(page.getByRole('region', { name: 'Payout' })).toContainText('63,998.37')
  await shows(page.getByRole('main'), STATEMENT, '₹63,998.37', 'Net')
}

/** Fills in to whom papers go. */
async function onPapers(page: Page, { client }: Example) {
  await page.getByRole('button', { name: 'Client on papers' }).click()
  const billing = dialog(page, 'Client on papers')
  await billing.getByLabel('Name').fill(client.name)
  await billing.getByLabel('Address').fill(client.address)
  if (client.abroad) await billing.getByLabel('Outside India').check()
  if (client.gstin) await billing.getByLabel('GSTIN, if registered').fill(client.gstin)
  if (client.state) await billing.getByLabel('State', { exact: true }).selectOption({ label: client.state })
  await billing.getByRole('button', { name: 'Save' }).click()
  await expect(billing).toHaveCount(0)
}

/** Fills in to whom papers go, and issues the invoice as its dialog shows it; returns its number. */
async function issue(page: Page, example: Example): Promise<string> {
  const { client, sums, total } = example
  await onPapers(page, example)
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

async function shows(place: Locator, sums: Sums, total: string, of = 'Total') {
  for (const [label, sum] of [...sums, [of, total] as const])
    await expect.poll(async () => flat(await place.innerText())).toContain(`${label} ${sum}`)
}

async function saved(page: Page, press: Locator) {
  const download = page.waitForEvent('download')
  await press.click()
  return readFileSync(await (await download).path())
}

test('the worked examples 2, 3, 4 and 6 come out to the paisa on the page, on the PDF, in the accountant’s ZIP and on the talent’s statement', {
  tag: '@release',
}, async ({ page: owner, browser, site }) => {
  await signIn(owner)
  await owner.goto('/admin/money-settings')
  await owner.getByRole('button', { name: 'Edit: Tax', exact: true }).click()
  await owner.getByLabel('Letter of undertaking, number').fill('AD070326000001A')
  await owner.getByLabel('Letter of undertaking holds until').fill('2098-03-31')
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  const stored = owner.getByText('AD070326000001A')
  await confirmIfAsked(owner, stored)
  await expect(stored).toBeVisible()
  const call = await proceduresOf(owner)
  const { id: modelId } = await call('admin.models.create', {
    ...{ stageName: 'Second', name: 'Second', gender: 'female', phone: '+91 98200 50177' },
  })
  const codeId = everybodySignsIn()
  await call('auth.proveByPassword', { password: 'darkroom-lamp' })
  await call('admin.statementSettings.addCommission', {
    ...{ modelId, percent: '25', fromDay: '2020-01-01', untilDay: '' },
  })
  await call('admin.statementSettings.saveTerms', {
    modelId,
    pan: '',
    gstin: '',
    udyam: '',
    codeId,
    version: 0,
  })
  const [booker, page] = [
    await colleague(browser, site, 'booker@tehkhana.example'),
    await colleague(browser, site, 'noor@tehkhana.example'),
  ]
  const numbers = new Map<string, Example>()
  for (const example of EXAMPLES)
    await test.step(example.name, async () => {
      const job = `/admin/jobs/${await aJob(owner, example, modelId)}`
      await booker.goto(job)
      await example.more?.(booker)
      if (example.hours) await proforma(booker, example)
      await page.goto(job)
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
      if (!example.hours) return
      await pay(page)
      await statementOf(owner, modelId)
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
  for (const own of [booker, page]) await own.context().close()
})
