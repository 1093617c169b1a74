import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settings } from '../../../drizzle/schema'
import { openDatabase } from '../../../server/core/db/database'
import { afterThisTest } from '../cleanUp'

/** A site on disk with one setting and one picture, still open, as when it runs. */
export async function aSite() {
  const folder = mkdtempSync(join(tmpdir(), 'agency-backup-'))
  afterThisTest(() => rmSync(folder, { recursive: true, force: true }))
  const place = { databasePath: join(folder, 'data', 'agency.sqlite'), uploadsDir: join(folder, 'uploads') }
  const db = openDatabase(place.databasePath, join(process.cwd(), 'drizzle/migrations'))
  db.insert(settings).values({ key: 'k', value: 'kept' }).run()
  await mkdir(join(place.uploadsDir, 'ab', 'abcd'), { recursive: true })
  await mkdir(join(place.uploadsDir, 'incoming'))
  writeFileSync(join(place.uploadsDir, 'ab', 'abcd', '320.webp'), 'picture')
  writeFileSync(join(place.uploadsDir, 'incoming', 'half'), 'half')
  return { folder, place, db }
}
