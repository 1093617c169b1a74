// @module-tag slow
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { settings } from '../../../drizzle/schema'
import { openDatabase } from '../../../server/core/db/database'
import { projectRoot } from '../../../server/core/projectRoot'
import { bindStorageToDatabase, cleanUpOrphans } from '../../../server/features/media/cleanup/service'
import { aTalent, stored } from '../../helpers/people/talentWithData'
import { testApp } from '../../helpers/testApp'

const DAY_MS = 24 * 60 * 60_000
type Store = ReturnType<typeof testApp>['storage']

/** Makes a stored file's folder old enough for the clean-up job to remove. */
async function anOldFolder(storage: Store, id: string) {
  const file = storage.pathOf(id, 'file.pdf')
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, 'x')
  await utimes(path.dirname(file), new Date(0), new Date(0))
}

/** The app with another, empty database on the same store, as after a start with a wrong DATABASE_PATH. */
async function anotherOn(t: ReturnType<typeof testApp>) {
  const db = openDatabase(':memory:', path.join(projectRoot, 'drizzle/migrations'))
  await bindStorageToDatabase({ ...t, db })
  return { ...t, db }
}

describe('R10 the files and the database belong together', () => {
  it('R10 another database removes no files, however often it starts', async () => {
    const t = testApp({ MEDIA_URL: '' })
    const { upload } = await aTalent(t)
    await bindStorageToDatabase(t)
    await upload('gallery')
    const [file = ''] = stored(t)
    await utimes(path.dirname(t.storage.pathOf(file, 'x')), new Date(0), new Date(0))
    const other = await anotherOn(t)
    expect((await cleanUpOrphans(other)).orphans).toBe(0)
    await bindStorageToDatabase(other)
    expect((await cleanUpOrphans(other)).orphans).toBe(0)
    expect(stored(t)).toEqual([file])
  })

  it('a new database with the uploads of another starts, with one line of warning', async () => {
    const t = testApp({ MEDIA_URL: '' })
    await t.ready
    const said = vi.fn()
    const log = Object.assign(Object.create(t.log), { warn: said }) as typeof t.log
    await bindStorageToDatabase({ ...t, log })
    await bindStorageToDatabase({ ...t, log })
    expect(said).not.toHaveBeenCalled()
    expect(t.monitor.startWarnings).toEqual([])
    await anotherOn({ ...t, log })
    const line = expect.stringMatching(
      /^UPLOADS_DIR .+ has files of another database\. [^\n]+DATABASE_PATH[^\n]*$/,
    )
    expect(said.mock.calls).toEqual([[line]])
    expect(t.monitor.startWarnings).toEqual([line])
  })

  it('R10 a copy of the database still owns the files', async () => {
    const t = testApp({ MEDIA_URL: '' })
    await t.ready
    await bindStorageToDatabase(t)
    await anOldFolder(t.storage, 'aa-left-by-a-crash')
    const copy = openDatabase(':memory:', path.join(projectRoot, 'drizzle/migrations'))
    copy.insert(settings).values(t.db.select().from(settings).all()).run()
    await bindStorageToDatabase({ ...t, db: copy })
    expect((await cleanUpOrphans({ ...t, db: copy })).orphans).toBe(1)
    expect(stored(t)).toEqual([])
  })

  it('R10 files without an owner mark are adopted only when the database knows every one', async () => {
    const t = testApp({ MEDIA_URL: '' })
    const { upload } = await aTalent(t)
    await bindStorageToDatabase(t)
    await upload('gallery')
    const mark = path.join(t.storage.folder, '.belongs-to')
    await rm(mark)
    await anOldFolder(t.storage, 'aa-of-somebody')
    await bindStorageToDatabase(t)
    t.later(DAY_MS)
    expect((await cleanUpOrphans(t)).orphans).toBe(0)
    await t.storage.remove('aa-of-somebody')
    await bindStorageToDatabase(t)
    await anOldFolder(t.storage, 'aa-left-by-a-crash')
    expect((await cleanUpOrphans(t)).orphans).toBe(1)
    expect(stored(t)).toHaveLength(1)
  })
})
