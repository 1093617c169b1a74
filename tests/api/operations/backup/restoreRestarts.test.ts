// @module-tag slow
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../../../server/core/projectRoot'
import { called, firstSuperadmin } from '../../../helpers/servers/procedures'
import { aFolder, JWT_SECRET, theServer } from '../../../helpers/servers/theServer'

const ask = (url: string, name: string) =>
  fetch(`${url}/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: `${name}@brand.example`, subject: 'brand', message: 'Hello' }),
  })

it('the built site restarts in the same process with the backup that its superadmin chose', async () => {
  const folder = aFolder()
  const server = await theServer({ BACKUPS_DIR: join(folder, 'backups') }, folder)
  const { url, databasePath, uploadsDir } = server
  expect((await ask(url, 'before')).status).toBe(200)
  const made = spawnSync(
    process.execPath,
    [
      join(projectRoot, 'dist/server/agency.js'),
      'backup',
      join(folder, 'backups/agency-2026-11-27T03-30-00'),
    ],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        DATABASE_PATH: databasePath,
        UPLOADS_DIR: uploadsDir,
        JWT_SECRET,
      },
    },
  )
  expect(made.stderr).toBe('')
  expect((await ask(url, 'after')).status).toBe(200)

  const token = await firstSuperadmin(url)
  const names = async (as: string) =>
    ((await called(url, as, 'admin.enquiries.list?input=%7B%7D')) as { items: { name: string }[] }).items
      .map(({ name }) => name)
      .toSorted()
  expect(await names(token)).toEqual(['after', 'before'])
  await called(url, token, 'admin.backups.startRestore', { name: 'agency-2026-11-27T03-30-00' })
  const state = async () => (await called(url, token, 'admin.backups.restoreState')) as { step: string }
  await expect.poll(async () => (await state()).step).toBe('ready')
  await called(url, token, 'admin.backups.acceptRestore', { code: '' })

  const isRestarted = () => server.said().split('The site is at').length === 3
  await expect.poll(isRestarted).toBe(true)
  expect(server.isRunning()).toBe(true)
  await expect(called(url, token, 'admin.backups.restoreState')).rejects.toThrow()
  expect(await names(await firstSuperadmin(url))).toEqual(['before'])
  // Writes go to the restored database, and a signal still ends the site.
  expect((await ask(url, 'later')).status).toBe(200)
  expect(await server.stop()).toEqual({ code: 0, signal: null })
})
