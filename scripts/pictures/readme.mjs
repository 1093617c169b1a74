import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { ensureBrowser } from '../browser.mjs'
import { CliError, log, root, runCli } from '../cli.mjs'

const folder = path.join(root, 'docs/pictures')
const DESK = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 375, height: 720 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** The widest that a reader sees, in pixels. */
const WIDE = 1000
const DEMO = { email: 'admin@tehkhana.example', password: 'darkroom-lamp' }
const PACKAGE = 'Low Tide, wet hair'
const JOB = 'Third Monsoon, umbrellas'
const ON_SET = 'Third Monsoon, first light'

/**
 * Takes the pictures of the README from a running server with the demo agency: `npm start`, and then
 * `node scripts/pictures/readme.mjs http://localhost:3000`. Run it when those pages have changed, and commit the result.
 */
await runCli(async () => {
  const [base] = process.argv.slice(2)
  if (!base) throw new CliError('Name the address of a running server with the demo agency.')
  await ensureBrowser()
  mkdirSync(folder, { recursive: true })
  const found = await demoPages(base)
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
  const take = async (page, name, address) => {
    await page.goto(base + address)
    await page.waitForLoadState('networkidle')
    const to = path.join(folder, `${name}.webp`)
    await sharp(await page.screenshot())
      .resize({ width: WIDE, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toFile(to)
    log(path.relative(root, to))
  }

  const office = await (await browser.newContext(DESK)).newPage()
  await office.goto(`${base}/admin/login`)
  await office.getByLabel('Email').fill(DEMO.email)
  await office.getByLabel('Password', { exact: true }).fill(DEMO.password)
  await office.getByRole('button', { name: 'Sign In' }).click()
  await office.waitForURL(/\/admin(?!\/login)/)
  await take(office, 'desk', '/admin/desk')
  await take(office, 'job', `/admin/jobs/${found.job}`)
  await take(office, 'chart', '/admin/chart')
  await take(await (await browser.newContext(DESK)).newPage(), 'home', '/')

  const phone = await (await browser.newContext(PHONE)).newPage()
  await take(phone, 'package', found.package)
  await take(phone, 'call-sheet', found.callSheet)
  await take(phone, 'models', '/models')
  await browser.close()
})

/** Where a job, a package and a call sheet of the demo are, the last two as their readers open them. */
async function demoPages(base) {
  const headers = { 'content-type': 'application/json' }
  const read = async (address, given) => {
    const answer = await fetch(base + address, { headers, ...given })
    if (!answer.ok) throw new CliError(`${address} answers with ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const post = (address, body) => read(address, { method: 'POST', body: JSON.stringify(body) })
  const ask = async (name, input = {}) =>
    (await read(`/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`)).result.data
  headers.authorization = `Bearer ${(await post('/api/v1/agency/login', DEMO)).data.token}`
  const titled = async (list, wanted) =>
    (await ask(list, { search: wanted })).items.find(({ title }) => title === wanted)

  const { id } = await titled('desk.packages.list', PACKAGE)
  const preview = (await post('/trpc/desk.packages.preview', { id })).result.data
  const { recipients } = await ask('desk.callSheets.get', {
    job: (await titled('desk.jobs.list', ON_SET)).number,
  })
  const { linkId } = recipients.find(({ isTalent, linkId }) => isTalent && linkId)
  const { text } = (await post('/trpc/desk.callSheets.text', { linkId })).result.data
  return {
    job: (await titled('desk.jobs.list', JOB)).number,
    package: preview.path,
    callSheet: new URL(/https?:\S+\/c\/\S+/.exec(text)[0]).pathname,
  }
}
