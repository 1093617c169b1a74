import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { settings } from '../../../drizzle/schema'
import { backup, type Place } from '../../../server/backup/backup'
import { restoreBeside } from '../../../server/backup/replacement'
import { openDatabase } from '../../../server/core/db/database'
import { createRestores } from '../../../server/core/processes/restoreRun'
import { migrationsFolder } from '../../../server/core/projectRoot'
import { anAccount } from '../../../server/demo/builders/accounts'
import { afterThisTest } from '../cleanUp'
import { testApp } from '../testApp'

export const NAME = 'agency-2026-03-02T03-30-00'
export const NOW = new Date('2026-03-02T03:30:00.000Z')

/** A running site on disk with a picture, and a backup of it that the site knows. */
export async function aRestorableSite(environment: NodeJS.ProcessEnv = {}) {
  const root = mkdtempSync(join(tmpdir(), 'agency-restore-'))
  afterThisTest(() => rmSync(root, { recursive: true, force: true }))
  const place = { databasePath: join(root, 'data', 'agency.sqlite'), uploadsDir: join(root, 'uploads') }
  mkdirSync(join(place.uploadsDir, 'ab/abc'), { recursive: true })
  writeFileSync(join(place.uploadsDir, 'ab/abc/original'), 'a picture')
  const t = testApp(environment)
  await t.ready
  const meera = anAccount(t, { role: 'superadmin', email: 'meera@house.example' })
  const db = openDatabase(place.databasePath, migrationsFolder)
  db.insert(settings).values({ key: 'mark', value: '"of the backup"' }).run()
  const folder = join(root, 'backups', NAME)
  await backup(place, folder, NOW)
  db.update(settings).set({ value: '"of now"' }).where(eq(settings.key, 'mark')).run()
  db.$client.close()
  writeFileSync(join(place.uploadsDir, 'ab/abc/original'), 'another picture')
  const record = { at: NOW.toISOString(), folder, files: 2, bytes: 1, seconds: 1, result: 'ok', reason: null }
  t.db
    .insert(settings)
    .values({ key: 'backup-success', value: JSON.stringify(record) })
    .run()
  Object.assign(t.config, { ...place, dataDir: join(root, 'data') })
  return { t, meera, root, place, folder }
}

/** What the database at a path says of itself: it was changed after the backup. */
export const markIn = (path: string) => {
  const db = openDatabase(path, migrationsFolder)
  const row = db.select().from(settings).where(eq(settings.key, 'mark')).get()
  db.$client.close()
  return row?.value
}

/** Restores of a site that run in this process. */
export const restoresHere = (place: Place) =>
  createRestores((source, hear) =>
    restoreBeside(source, place, migrationsFolder, NOW, (progress) =>
      hear(`${JSON.stringify(progress)}\n`),
    ).then(
      ({ madeAt, files }) => ({
        printed: JSON.stringify({ madeAt, files: Object.keys(files).length }),
        fault: null,
      }),
      (error: Error) => ({ printed: '', fault: error.message }),
    ),
  )
