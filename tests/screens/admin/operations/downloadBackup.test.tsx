import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { settings } from '../../../../drizzle/schema'
import { createApp } from '../../../../server/app'
import { backup } from '../../../../server/backup/backup'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { recordStart } from '../../../../server/features/operations/system/service'
import { afterThisTest } from '../../../helpers/cleanUp'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { sessionLink } from '../../../helpers/servers/localLink'
import { type TestApp, testApp } from '../../../helpers/testApp'

const PASSWORD = 'a passphrase that only Meera knows'
const NAME = 'agency-2026-03-02T03-30-00'
const NOW = new Date('2026-03-02T03:30:00.000Z')

async function makeBackup(t: TestApp) {
  const root = mkdtempSync(join(tmpdir(), 'agency-download-'))
  afterThisTest(() => rmSync(root, { recursive: true, force: true }))
  const [databasePath, uploadsDir, folder] = ['agency.sqlite', 'uploads', `backups/${NAME}`].map((name) =>
    join(root, name),
  ) as [string, string, string]
  await t.db.$client.backup(databasePath)
  mkdirSync(uploadsDir)
  await backup({ databasePath, uploadsDir }, folder, NOW)
  const record = { at: NOW.toISOString(), folder, files: 1, bytes: 1, seconds: 1, result: 'ok', reason: null }
  t.db
    .insert(settings)
    .values({ key: 'backup-success', value: JSON.stringify(record) })
    .run()
}

/** Downloads go past tRPC, to a server of their own. */
async function listen(t: TestApp) {
  const server = createServer(createApp(t, null)).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  const { port } = server.address() as AddressInfo
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init))
  afterThisTest(() => {
    vi.unstubAllGlobals()
    server.closeAllConnections()
    server.close()
  })
}

it('asks who it is before it downloads a backup, and saves it after the right password', async () => {
  const t = testApp()
  await t.ready
  recordStart(t)
  const passwordHash = await t.passwords.hash(PASSWORD)
  const meera = anAccount(t, { role: 'superadmin', email: 'meera@house.example', passwordHash })
  await makeBackup(t)
  await listen(t)
  const token = t.tokenFor(meera, { isProved: false })
  const { user } = renderAdmin(t, '/admin/system', { account: meera, before: [sessionLink(t, token)] })
  // The file is fetched past tRPC, by the same session.
  localStorage.setItem('authToken', token)
  await user.click(await screen.findByRole('button', { name: 'All backups' }))
  await user.click(await screen.findByRole('button', { name: `Download the database of ${NAME}` }))
  const question = await screen.findByRole('alertdialog', { name: 'Download the database' })
  await user.click(within(question).getByRole('button', { name: 'Download' }))
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' })
  const password = within(dialog).getByLabelText(/^Your password/)
  const press = () => user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  await user.type(password, 'wrong')
  await press()
  await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'))
  expect(dialog.textContent).toContain('Your current password is wrong')
  await user.clear(password)
  await user.type(password, PASSWORD)
  await press()
  await within(screen.getByRole('region', { name: 'Notices' })).findByText('Backup downloaded')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
