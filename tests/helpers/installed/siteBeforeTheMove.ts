import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openDatabase } from '../../../server/core/db/database'
import { aStoredPicture } from '../../../server/demo/builders/media'
import { storeName } from '../../../server/features/media/store/repository'
import { afterThisTest } from '../cleanUp'
import { aBucketStore } from '../servers/bucketStore'

const NOW = new Date('2026-03-02T10:00:00.000Z')

/** A site whose database names so many files of 100 bytes, all in UPLOADS_DIR, and an empty bucket. */
export async function aSiteBeforeTheMove(files: number) {
  const store = await aBucketStore()
  const data = mkdtempSync(join(tmpdir(), 'agency-move-'))
  afterThisTest(() => rmSync(data, { recursive: true, force: true }))
  const databasePath = join(data, 'agency.sqlite')
  const db = openDatabase(databasePath, join(process.cwd(), 'drizzle/migrations'))
  const ids = Array.from({ length: files }, (_, n) => String(n).padStart(2, '0').padEnd(22, 'm'))
  for (const id of ids) {
    aStoredPicture({ db, clock: () => NOW }, { id, bytes: 100 })
    mkdirSync(dirname(store.storage.pathOf(id, 'x')), { recursive: true })
    writeFileSync(store.storage.pathOf(id, '320.webp'), id.padEnd(100, '.'))
  }
  writeFileSync(join(store.folder, '.belongs-to'), storeName(db, 'this database'))
  const { MEDIA_URL, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = store.settings
  const environment = {
    DATABASE_PATH: databasePath,
    UPLOADS_DIR: store.folder,
    MEDIA_URL,
    AWS_ACCESS_KEY_ID,
    AWS_SECRET_ACCESS_KEY,
  }
  return { ...store, db, ids, databasePath, environment }
}
