import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { addressIn } from '../../../server/core/replica/litestream'
import { replicaState } from '../../../server/core/replica/state'
import { ownServer } from '../ownServer'

const EMPTY = { DEMO_DATA: 'false' }
const OLD = { email: 'asha@kori.example', password: 'only Asha knows' }
const NEW = { email: 'asha@new.example', password: 'of the first minute' }
type Account = typeof OLD

const aSite = ({ email, password }: Account, more: Record<string, string> = {}) =>
  ownServer({ ...EMPTY, ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ...more })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function signIn(page: Page, site: string, { email, password }: Account) {
  await page.goto(`${site}/admin/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible()
}

/** Answers whenever something dangerous asks once more. */
async function proveBy(page: Page, { password }: Account) {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await page.addLocatorHandler(dialog, async () => {
    await dialog.getByLabel('Your password').fill(password)
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  })
}

/** A mail server that is away, whose password only the recovery code opens elsewhere. */
async function saveMailServer(page: Page, site: string) {
  await page.goto(`${site}/admin/setup/mail`)
  await page.getByLabel('Server', { exact: true }).fill('smtp.kori.invalid')
  await page.getByLabel('User', { exact: true }).fill('hello@kori.example')
  await page.getByLabel('Password', { exact: true }).fill('of the mail server')
  await page.getByLabel('Address of the sender').fill('hello@kori.example')
  await press(page, 'Save and continue')
  await press(page, 'Save anyway')
  await expect(page.getByRole('heading', { level: 1, name: 'Models' })).toBeVisible()
}

/** `agency replica` beside a site, once it has copied what is there. */
async function copiedTo(env: Record<string, string>) {
  const child = spawn(process.execPath, ['dist/server/agency.js', 'replica'], {
    env,
    stdio: 'ignore',
    detached: true,
  })
  await expect.poll(() => replicaState(dirname(env.DATABASE_PATH ?? '')), { timeout: 60_000 }).toBe('current')
  // Litestream too, as when the machine is lost.
  return () => process.kill(-(child.pid ?? 0), 'SIGKILL')
}

/** Waits until Litestream has looked for news twice more, once a second: then it has all that was written before. */
async function everythingCopied(dataDir: string) {
  const looks = async () => {
    const answer = await fetch(`http://${addressIn(dataDir)}/metrics`)
    return Number(/^litestream_sync_count\{.*\} (\S+)$/m.exec(await answer.text())?.[1])
  }
  const before = await looks()
  await expect.poll(looks).toBeGreaterThan(before + 1)
  await expect.poll(() => replicaState(dataDir)).toBe('current')
}

// docs/operations/lost.md from its fourth line on. The line before, for the terminal: tests/project/release/release.test.ts.
test('an agency that lost its machine is back by a ZIP and the recovery code @slow', async ({
  browser,
}, testInfo) => {
  const zip = testInfo.outputPath('backup.zip')
  const lost = await aSite(OLD)
  const before = await browser.newPage()
  await proveBy(before, OLD)
  await signIn(before, lost.site, OLD)
  await saveMailServer(before, lost.site)
  await before.goto(`${lost.site}/admin/system`)
  await press(before, 'Make a recovery code')
  await press(before, 'Make the code')
  const code = await before.getByLabel('Recovery code for backups').inputValue()
  await before.goto(`${lost.site}/admin/system`)
  await press(before, 'Back up now')
  await expect(before.getByRole('button', { name: 'Back up now', exact: true })).toBeEnabled()
  await press(before, 'All backups')
  await before.getByRole('button', { name: /^Download everything in / }).click()
  const download = before.waitForEvent('download')
  await press(before, 'Download')
  await (await download).saveAs(zip)
  await before.close()
  await lost.stop()

  const { site, stop } = await aSite(NEW)
  const page = await browser.newPage()
  await proveBy(page, NEW)
  await signIn(page, site, NEW)
  await page.goto(`${site}/admin/setup`)
  await page.getByRole('link', { name: 'Restore the backup' }).click()
  await page.getByLabel('Or a file').setInputFiles(zip)
  await page.getByLabel('Recovery code').fill('not-the-right-code')
  await press(page, 'Restore this backup')
  await press(page, 'Replace everything')
  await expect(page.getByText('That is not the recovery code.')).toBeVisible()
  await page.getByLabel('Recovery code').fill(code)
  await press(page, 'Restore this backup')
  await press(page, 'Replace everything')
  await page.waitForURL('**/admin/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  // The session of before has ended, and no way leads on with it.
  await expect(page.getByText('You are already signed in.')).toHaveCount(0)
  await page.removeLocatorHandler(page.getByRole('dialog', { name: 'Confirm that it is you' }))
  await signIn(page, site, OLD)
  await page.goto(`${site}/admin/system`)
  const warnings = page.getByRole('heading', { name: 'Startup warnings' })
  // Nothing but this server's own variable: the password of the mail server was opened by the code.
  await expect(page.locator('section').filter({ has: warnings })).toHaveText(
    /^Startup warnings\s*ADMIN_PASSWORD is set, .+ can be read as plain text\.$/,
  )
  await stop()
})

test('an agency that lost its machine is back by its replica and the recovery code @slow', async ({
  browser,
}, testInfo) => {
  const replica = pathToFileURL(testInfo.outputPath('replica')).href
  const lost = await aSite(OLD, { REPLICA_URL: replica })
  const lose = await copiedTo(lost.env)
  const before = await browser.newPage()
  await proveBy(before, OLD)
  await signIn(before, lost.site, OLD)
  await saveMailServer(before, lost.site)
  await before.goto(`${lost.site}/admin/system`)
  await press(before, 'Make a recovery code')
  await press(before, 'Make the code')
  const code = await before.getByLabel('Recovery code for backups').inputValue()
  await everythingCopied(dirname(lost.env.DATABASE_PATH))
  await before.close()
  lose()
  await lost.stop()

  const { site, stop } = await aSite(NEW)
  const page = await browser.newPage()
  await proveBy(page, NEW)
  await signIn(page, site, NEW)
  await page.goto(`${site}/admin/setup`)
  await page.getByRole('link', { name: 'Restore the backup' }).click()
  const part = page.getByRole('region', { name: 'From the replica' })
  await part.getByLabel('Address of the replica').fill(`${replica}-of-another`)
  await part.getByRole('button', { name: 'Fetch the replica' }).click()
  await expect(page.getByText('There is no replica at this address.')).toBeVisible()
  await press(page, 'Choose another backup')
  await part.getByLabel('Address of the replica').fill(replica)
  await part.getByRole('button', { name: 'Fetch the replica' }).click()
  await expect(page.getByText('The replica is complete')).toBeVisible()
  await expect(page.getByText('Pictures are not in a replica')).toBeVisible()
  await page.getByLabel('Recovery code').fill(code)
  await press(page, 'Restore this state')
  await press(page, 'Replace everything')
  await page.waitForURL('**/admin/login')
  await page.removeLocatorHandler(page.getByRole('dialog', { name: 'Confirm that it is you' }))
  await signIn(page, site, OLD)
  await page.goto(`${site}/admin/system`)
  await expect(page.getByText('The password of the mail server cannot be read')).toHaveCount(0)
  await stop()
})
