import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { adminPages } from '../../../../client/src/admin/pages'
import { adminPaths } from '../../../../shared/adminPaths'
import type { JobValue } from '../../../../shared/money/papers'
import { paths } from '../../../../shared/paths'
import { pdfText } from '../../../helpers/files/pdfText'
import { unzip } from '../../../helpers/installed/backups'
import { visit } from '../../../helpers/visit'
import { signIn } from '../../adminPages'
import { withServerOfFile } from '../../ownServer'
import { proceduresOf } from '../../procedures'
import { asAgency } from '../../site/badInput'
import { signInByTheForm } from '../../talent/talentPages'
import { confirmedJob, linksOfTheDesk } from './confirmedJob'

const DATABASE_PATH = join(mkdtempSync(join(tmpdir(), 'agency-without-tax-')), 'data.sqlite')
const test = withServerOfFile({ DEMO_DATA: 'true', DEMO_PICTURES: 'few', RATE_LIMIT: 'off', DATABASE_PATH })

type Value = Pick<JobValue, 'jobId' | 'number' | 'lines' | 'problems' | 'preview'> & { clientId: string }

const TAX = /\b(?:GST|GSTIN|[CSI]GST|UTGST|SAC|TDS|HSN)\b|place of supply|\b(?:tax|withh[eo]ld)\w*/gi
const wordsIn = (text: string) => [...new Set(text.match(TAX) ?? [])]

/** The demo as an agency that never came to the money settings: what goes by them is gone, and all may sign in. */
function skipTheMoneyStep() {
  const db = new Database(DATABASE_PATH)
  const names = (type: string) =>
    db.prepare<[string], { name: string }>('select name from sqlite_master where type = ?').all(type)
  const ofMoney =
    /^(papers?|payments?|commission|quote|refunds|statement|payouts|talent_terms|money_settings)/
  const tables = names('table')
    .map(({ name }) => name)
    .filter((name) => ofMoney.test(name))
  const triggers = names('trigger').filter(({ name }) =>
    tables.some((table) => name.startsWith(table.slice(0, 6))),
  )
  for (const { name } of triggers) db.exec(`drop trigger ${name}`)
  db.exec('pragma foreign_keys = off')
  for (const name of tables) db.exec(`delete from ${name}`)
  db.exec("delete from client_billing; delete from activities where kind like '%quote%'")
  db.exec(`update accounts set password_hash = (select password_hash from accounts where role = 'superadmin' limit 1)
    where role in ('admin', 'booker')`)
  db.close()
}

/** The words of tax that a page says to anybody, also by a label, a choice or a hint. */
const saidOn = async (page: Page) =>
  wordsIn(
    await page.evaluate(() => {
      const names = [...document.querySelectorAll('[aria-label], [placeholder], [title], option')].map(
        (one) =>
          ['aria-label', 'placeholder', 'title']
            .map((name) => one.getAttribute(name) ?? '')
            .concat(one.textContent ?? ''),
      )
      return [document.body.innerText, document.title, ...names.flat()].join('\n')
    }),
  )

async function sweep(page: Page, addresses: readonly string[], found: string[], who: string) {
  for (const address of addresses) {
    await visit(page, address)
    await expect(page.locator('h1').first()).toBeVisible()
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    for (const word of await saidOn(page)) found.push(`${who} ${address}: ${word}`)
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
      for (const word of await saidOn(page))
        found.push(`${who} ${address}, ${await tab.innerText()}: ${word}`)
    }
  }
}

/** Calls to the server as a superadmin: procedures that read, and files. */
async function serverOf(page: Page) {
  const headers = await asAgency(page)
  const ask = async (procedure: string, input: object) => {
    const given = encodeURIComponent(JSON.stringify(input))
    const answer = await page.request.get(`/trpc/${procedure}?input=${given}`, { headers })
    return (await answer.json()).result.data
  }
  const file = async (name: string, data: object) => {
    const answer = await page.request.post(`/exports/${name}`, { headers, data })
    expect(answer.status()).toBe(200)
    return answer.body()
  }
  return { ask, file }
}

/** A browser of its own, for another person. */
async function another(browser: Browser, site: string) {
  const context = await browser.newContext({ baseURL: site })
  return context.newPage()
}

const mails = () => {
  const db = new Database(DATABASE_PATH, { readonly: true })
  const sent = db
    .prepare<[], { text: string }>('select subject || char(10) || text as text from outbox')
    .all()
  db.close()
  return sent
}

test('an agency that skipped the money settings sees no word of tax, and without registration no paper says one', {
  tag: '@release',
}, async ({ page, browser, site }) => {
  skipTheMoneyStep()
  const { ask, file } = await serverOf(page)
  const call = await proceduresOf(page)
  const found: string[] = []
  const look = (where: string, text: string) =>
    found.push(...wordsIn(text).map((word) => `${where}: ${word}`))
  const jobs: { number: string }[] = (await ask('desk.jobs.list', {})).items
  const values = (): Promise<Value[]> =>
    Promise.all(jobs.map(({ number }) => ask('desk.money.value', { number })))
  const ready = (await values()).find(({ lines, clientId }) => lines.length > 0 && clientId)
  if (!ready) throw new Error('the demo has no job with a client and a fee')
  const first = async (list: string, search = ''): Promise<string> =>
    (await ask(list, { search })).items[0].id
  const model = await first('admin.models.list', 'Naina')
  const client = await first('desk.clients.list')
  const pack = await first('desk.packages.list')
  const ofDesk = [
    ...[adminPaths.desk, adminPaths.jobs, adminPaths.money, adminPaths.report],
    ...[adminPaths.job, adminPaths.hours, adminPaths.callSheet].map((of) => of(ready.number)),
    ...[adminPaths.talent(model), adminPaths.client(client), adminPaths.package(pack)],
  ]
  const ofAdmins = [adminPaths.statements, adminPaths.talentMoney(model), adminPaths.model(model)]
  const lists = adminPages.map(({ path }) => path).filter((path) => !/:|money-settings/.test(path))

  await test.step('a superadmin', async () => {
    await signIn(page)
    await sweep(page, [...new Set([...lists, ...ofDesk, ...ofAdmins])], found, 'superadmin')
    await visit(page, adminPaths.job(ready.number))
    await page.getByRole('button', { name: 'Add a line' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    for (const word of await saidOn(page)) found.push(`Add a line: ${word}`)
  })
  for (const [who, email, addresses] of [
    ['admin', 'noor@tehkhana.example', [...ofDesk, ...ofAdmins]],
    ['booker', 'booker@tehkhana.example', ofDesk],
  ] as const)
    await test.step(who, async () => {
      const own = await another(browser, site)
      await own.goto('/admin/login')
      await own.getByLabel('Email').fill(email)
      await own.getByRole('textbox', { name: 'Password' }).fill('darkroom-lamp')
      await own.keyboard.press('Enter')
      await expect(own).not.toHaveURL(/login/)
      await sweep(own, addresses, found, who)
      await own.context().close()
    })
  await test.step('who opens a link of the desk', async () => {
    const own = await another(browser, site)
    for (const address of await linksOfTheDesk(call, ask, model)) await sweep(own, [address], found, 'link')
    await own.context().close()
  })
  const { url } = await call('desk.packages.addLink', { id: pack, name: 'Anita', kind: 'person' })
  await test.step('a talent, and a client with a link', async () => {
    const own = await another(browser, site)
    await signInByTheForm(own)
    await sweep(own, [paths.dashboard, paths.talentJobs, paths.talentMoney], found, 'talent')
    await sweep(own, [new URL(url).pathname], found, 'package')
    await own.context().close()
  })

  await test.step('papers of an agency without registration', async () => {
    await call('auth.proveByPassword', { password: 'darkroom-lamp' })
    const { settings } = await ask('admin.moneySettings.get', {})
    const registered = { udyam: 'UDYAM-DL-01-0012345', tan: 'DELT01234B' }
    await call('admin.moneySettings.save', {
      ...{ ...settings, ...registered, address: 'Shahpur Jat, New Delhi', prefix: 'TK' },
    })
    const { job } = await confirmedJob(call, model, { title: 'Papers', day: '2099-06-09' })
    const agreed: Value = await ask('desk.money.value', { number: job.number })
    const given = { jobId: agreed.jobId, totalPaise: agreed.preview?.totalPaise }
    const quote = await call('desk.money.makeQuote', { ...given, validUntil: '2099-12-31' })
    const proforma = await call('desk.money.makeProforma', given)
    const invoice = await call('admin.money.issueInvoice', given)
    const lines = [{ at: 0, amount: '100' }]
    const credit = await call('admin.money.credit', { id: invoice.id, reason: 'The amount is wrong', lines })
    const debit = await call('admin.money.debit', { id: invoice.id, at: 0, words: 'More', amount: '50' })
    const own = await another(browser, site)
    for (const { id, number } of [quote, proforma, invoice, credit, debit]) {
      const { text, url } = await call('desk.money.text', { id })
      look(`text of ${number}`, text)
      await sweep(own, [new URL(url).pathname], found, `link of ${number}`)
      const pdf = await file('paper.pdf', { id })
      look(`PDF of ${number}`, await pdfText(pdf))
      await sweep(page, [adminPaths.paper(id)], found, 'superadmin')
    }
    const dialogOf = async (press: string) => {
      await page.getByRole('button', { name: press, exact: true }).click()
      await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible()
      for (const word of await saidOn(page)) found.push(`${press}: ${word}`)
      await page.keyboard.press('Escape')
    }
    await page.goto(adminPaths.paper(invoice.id))
    for (const press of ['Record payment', 'Credit', 'Ask for more']) await dialogOf(press)
    for (const { id } of [invoice, debit]) {
      const { outstandingPaise } = await ask('desk.money.get', { id })
      await call('admin.money.recordPayment', {
        ...{ paperId: id, receivedOn: invoice.issuedOn, amount: `${outstandingPaise / 100}`, way: 'bank' },
      })
    }
    await call('admin.statementSettings.addCommission', {
      ...{ modelId: null, percent: '20', fromDay: '2020-01-01', untilDay: '' },
    })
    const draft = await call('admin.statements.make', {
      ...{ modelId: model, fromDay: '2020-01-01', toDay: invoice.issuedOn },
    })
    const talents = [adminPaths.statement(draft.id), adminPaths.talentMoney(model), adminPaths.statements]
    await sweep(page, talents, found, 'superadmin, draft')
    await page.goto(adminPaths.statement(draft.id))
    await dialogOf('Issue')
    await call('admin.statementSettings.save', {
      ...{ talentDue: 'client paid', dueDays: '30', codeId: 'none', catchesUp: true, version: 0 },
    })
    await signInByTheForm(own)
    await sweep(own, [paths.talentMoney], found, 'talent, before the statement')
    const { netPaise } = await ask('admin.statements.get', { id: draft.id })
    await call('admin.statements.issue', { id: draft.id, netPaise })
    const statement = await pdfText(await file('statement.pdf', { id: draft.id }))
    look('PDF of the statement', statement)
    expect(statement).not.toContain(registered.tan)
    await page.goto(adminPaths.statement(draft.id))
    await dialogOf('Record payout')
    await call('admin.statements.pay', { id: draft.id, paidOn: invoice.issuedOn, way: 'bank' })
    await sweep(page, talents, found, 'superadmin, paid')
    await sweep(own, [paths.talentMoney], found, 'talent, paid')
    const month = invoice.issuedOn.slice(0, 7)
    for (const [name, content] of unzip(await file('accountant.zip', { month })))
      look(`ZIP, ${name}`, /\.(csv|txt)$/.test(name) ? `${name} ${content.toString()}` : name)
    await sweep(
      page,
      [adminPaths.money, adminPaths.job(agreed.number), adminPaths.client(agreed.clientId)],
      found,
      'superadmin',
    )
  })
  for (const { text } of mails()) look('mail', text)
  expect([...new Set(found)]).toEqual([])
})
