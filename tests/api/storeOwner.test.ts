import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { settings } from '../../drizzle/schema'
import { openDatabase } from '../../server/core/database'
import { projectRoot } from '../../server/core/root'
import { claimStore, sweepMedia } from '../../server/media/service'
import { aTalent, stored } from '../helpers/keptTalent'
import { testApp } from '../helpers/testApp'

const DAY_MS = 24 * 60 * 60_000
type Store = ReturnType<typeof testApp>['storage']

/** A kept file's folder as the janitor takes it for an old one. */
async function anOldFolder(storage: Store, id: string) {
  const file = storage.pathOf(id, 'file.pdf')
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, 'x')
  await utimes(path.dirname(file), new Date(0), new Date(0))
}

/** The house of another, empty database on the same store, as after a start with a wrong DATABASE_PATH. */
async function anotherOn(t: ReturnType<typeof testApp>) {
  const db = openDatabase(':memory:', path.join(projectRoot, 'drizzle/migrations'))
  await claimStore({ ...t, db })
  return { ...t, db }
}

describe('R10 the files and the database belong together', () => {
  it('R10 another database leaves the files alone, however often it is started', async () => {
    const t = testApp()
    const { upload } = await aTalent(t)
    await claimStore(t)
    await upload('gallery')
    const [file = ''] = stored(t)
    await utimes(path.dirname(t.storage.pathOf(file, 'x')), new Date(0), new Date(0))
    const other = await anotherOn(t)
    expect((await sweepMedia(other)).orphans).toBe(0)
    await claimStore(other)
    expect((await sweepMedia(other)).orphans).toBe(0)
    expect(stored(t)).toEqual([file])
  })

  it('R10 a copy of the database still is their own', async () => {
    const t = testApp()
    await t.ready
    await claimStore(t)
    await anOldFolder(t.storage, 'aa-left-by-a-crash')
    const copy = openDatabase(':memory:', path.join(projectRoot, 'drizzle/migrations'))
    copy.insert(settings).values(t.db.select().from(settings).all()).run()
    await claimStore({ ...t, db: copy })
    expect((await sweepMedia({ ...t, db: copy })).orphans).toBe(1)
    expect(stored(t)).toEqual([])
  })

  it('R10 files from before they had a mark are taken only where every one is known', async () => {
    const t = testApp()
    const { upload } = await aTalent(t)
    await claimStore(t)
    await upload('gallery')
    const mark = path.join(t.storage.folder, '.belongs-to')
    await rm(mark)
    await anOldFolder(t.storage, 'aa-of-somebody')
    await claimStore(t)
    t.later(DAY_MS)
    expect((await sweepMedia(t)).orphans).toBe(0)
    await t.storage.remove('aa-of-somebody')
    await claimStore(t)
    await anOldFolder(t.storage, 'aa-left-by-a-crash')
    expect((await sweepMedia(t)).orphans).toBe(1)
    expect(stored(t)).toHaveLength(1)
  })
})
