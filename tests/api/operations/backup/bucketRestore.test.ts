// @module-tag slow
import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../../../server/core/projectRoot'
import { afterThisTest } from '../../../helpers/cleanUp'
import { BUCKET_KEYS, startBucketServer } from '../../../helpers/servers/bucketServer'
import { called, firstSuperadmin } from '../../../helpers/servers/procedures'
import { aFolder, JWT_SECRET, placeIn, theServer } from '../../../helpers/servers/theServer'

it('a machine is lost, and an empty one has all of it from the bucket', async () => {
  const bucket = await startBucketServer()
  afterThisTest(() => bucket.close())
  const settings = { BACKUP_URL: bucket.url('nightly'), ...BUCKET_KEYS }
  const lost = aFolder()
  const first = await theServer({ ...settings, BACKUPS_DIR: join(lost, 'backups') }, lost)
  const asked = await fetch(`${first.url}/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Asha', email: 'asha@brand.example', subject: 'brand', message: 'Hello' }),
  })
  expect(asked.status).toBe(200)
  const { databasePath, uploadsDir } = placeIn(lost)
  const agency = (...given: string[]) =>
    new Promise<string>((done) => {
      execFile(
        process.execPath,
        [join(projectRoot, 'dist/server/agency.js'), ...given],
        {
          env: {
            PATH: process.env.PATH,
            NODE_ENV: 'production',
            DATABASE_PATH: databasePath,
            UPLOADS_DIR: uploadsDir,
            BACKUPS_DIR: join(lost, 'backups'),
            JWT_SECRET,
            ...settings,
          },
        },
        (_error, said, wrong) => done(said + wrong),
      )
    })
  expect(await agency('backup', '--nightly')).toContain('Backed up')
  expect(await agency('backup', '--to-bucket')).toMatch(
    /^Copied agency-\S+ to the bucket: \d+ files, of which /,
  )
  await first.stop('SIGKILL')

  const second = await theServer(settings)
  const token = await firstSuperadmin(second.url)
  const admin = (procedure: string, input?: object) => called(second.url, token, `admin.${procedure}`, input)
  const [newest] = (await admin('backups.inBucket', {})) as { name: string }[]
  await admin('backups.startRestore', { name: newest?.name, isInBucket: true })
  const state = async () => (await admin('backups.restoreState')) as { step: string; reason?: string }
  await expect.poll(async () => (await state()).step, { timeout: 30_000 }).not.toBe('checking')
  expect(await state()).toMatchObject({ step: 'ready' })
  await admin('backups.acceptRestore', { code: '' })
  await expect.poll(() => second.said().split('The site is at').length, { timeout: 30_000 }).toBe(3)
  const again = await firstSuperadmin(second.url)
  expect(await called(second.url, again, 'admin.enquiries.list?input=%7B%7D')).toMatchObject({
    items: [{ name: 'Asha' }],
  })
  expect(readdirSync(dirname(second.databasePath)).filter((name) => name.includes('fetched'))).toEqual([])
  expect(await second.stop()).toEqual({ code: 0, signal: null })
})
