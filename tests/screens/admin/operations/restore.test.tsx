import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { settings } from '../../../../drizzle/schema'
import { backup } from '../../../../server/backup/backup'
import { restoreBeside } from '../../../../server/backup/replacement'
import { openDatabase } from '../../../../server/core/db/database'
import { createRestores } from '../../../../server/core/processes/restoreRun'
import { migrationsFolder } from '../../../../server/core/projectRoot'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { afterThisTest } from '../../../helpers/cleanUp'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

const NAME = 'agency-2026-03-02T03-30-00'
const NOW = new Date('2026-03-02T03:30:00.000Z')

/** The page of a superadmin whose site has one backup; `isDamaged`: a file of it is missing. */
async function thePage({ isDamaged = false } = {}) {
  const t = testApp()
  await t.ready
  const root = mkdtempSync(join(tmpdir(), 'agency-restore-'))
  afterThisTest(() => rmSync(root, { recursive: true, force: true }))
  const place = { databasePath: join(root, 'agency.sqlite'), uploadsDir: join(root, 'uploads') }
  openDatabase(place.databasePath, migrationsFolder).$client.close()
  mkdirSync(place.uploadsDir)
  const folder = join(root, 'backups', NAME)
  await backup(place, folder, NOW)
  if (isDamaged) rmSync(join(folder, 'agency.sqlite'))
  const record = { at: NOW.toISOString(), folder, files: 1, bytes: 1, seconds: 1, result: 'ok', reason: null }
  t.db
    .insert(settings)
    .values({ key: 'backup-success', value: JSON.stringify(record) })
    .run()
  Object.assign(t.config, { ...place, dataDir: root })
  const restores = createRestores((source) =>
    restoreBeside(source, t.config, migrationsFolder, NOW).then(
      ({ madeAt }) => ({ printed: JSON.stringify({ madeAt, files: 1 }), fault: null }),
      (error: Error) => ({ printed: '', fault: error.message }),
    ),
  )
  Object.assign(t.restores, restores)
  const meera = anAccount(t, { role: 'superadmin', email: 'meera@house.example' })
  return { t, ...renderAdmin(t, '/admin/restore', { account: meera }) }
}

it('checks a backup, says what becomes of the site, asks, and then restarts', async () => {
  const { user } = await thePage()
  await user.click(await screen.findByRole('button', { name: `Check ${NAME}` }))
  expect(await screen.findByText('The backup is complete')).toBeDefined()
  expect(
    screen.getByText(/^It takes the place of everything that is on the site now\./).textContent,
  ).toContain('The data of now are kept on the server for two weeks.')
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  afterThisTest(() => vi.unstubAllGlobals())
  await user.click(screen.getByRole('button', { name: 'Restore this backup' }))
  const question = await screen.findByRole('alertdialog', { name: 'Replace everything on the site?' })
  await user.click(within(question).getByRole('button', { name: 'Replace everything' }))
  expect(
    await screen.findByText('The site restarts with the backup. This page goes on to the sign-in by itself.'),
  ).toBeDefined()
})

it('says why a backup cannot be restored, and leads back to the choice', async () => {
  const { user } = await thePage({ isDamaged: true })
  await user.click(await screen.findByRole('button', { name: `Check ${NAME}` }))
  expect(await screen.findByText('This backup cannot be restored')).toBeDefined()
  expect(screen.getByText('The backup is incomplete: agency.sqlite is missing.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Choose another backup' }))
  expect(await screen.findByRole('button', { name: `Check ${NAME}` })).toBeDefined()
})
