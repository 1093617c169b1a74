import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { bookings } from '../../drizzle/schema'
import { openDatabase, sharedTransaction } from '../../server/core/database'
import { aModel } from '../../server/demo/builders/models'
import { testApp } from '../helpers/testApp'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A database in a file, and what another program sees of it: only what is committed. */
function opened() {
  const folder = mkdtempSync(join(tmpdir(), 'agency-'))
  folders.push(folder)
  const path = join(folder, 'a.sqlite')
  const db = openDatabase(path, join(process.cwd(), 'drizzle/migrations'))
  const other = new Sqlite(path, { readonly: true })
  const close = () => {
    other.close()
    db.$client.close()
  }
  const put = (key: string) => db.run(sql`insert into settings (key, value) values (${key}, '1')`)
  const seen = () => other.prepare('select key from settings order by key').pluck().all()
  return { db, put, seen, close }
}

describe('work that shares a commit', () => {
  it('R1 R3 is answered only after the commit, all of one turn after the same', async () => {
    const { db, put, seen, close } = opened()
    const works = ['a', 'b', 'c'].map((key) => sharedTransaction(db, () => put(key)))
    expect(seen()).toEqual([])
    await works[0]
    expect(seen()).toEqual(['a', 'b', 'c'])
    await Promise.all(works)
    close()
  })

  it('is taken back alone when it throws, whole', async () => {
    const { db, put, seen, close } = opened()
    const results = await Promise.allSettled([
      sharedTransaction(db, () => put('a')),
      sharedTransaction(db, () => {
        put('b')
        throw new Error('thought better of it')
      }),
      sharedTransaction(db, () => put('a')),
      sharedTransaction(db, () => put('c')),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
    expect(seen()).toEqual(['a', 'c'])
    close()
  })

  it('is refused as a whole when the transaction ends', async () => {
    const { db, put, seen, close } = opened()
    const results = await Promise.allSettled([
      sharedTransaction(db, () => put('a')),
      sharedTransaction(db, () => {
        db.$client.exec('rollback')
        throw new Error('disk full')
      }),
      sharedTransaction(db, () => put('c')),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(seen()).toEqual([])
    await sharedTransaction(db, () => put('d'))
    expect(seen()).toEqual(['d'])
    close()
  })

  it('keeps bookings that arrive together, and refuses the wrong one among them', async () => {
    const t = testApp()
    const asha = aModel(t)
    const request = (modelId: string, clientName: string) => ({
      clientName,
      email: 'devika@kori.example',
      phone: '+91 98100 12345',
      modelId,
      workType: 'Editorial' as const,
      dateRequired: '2026-04-10',
      budgetRange: '$500-$1,000' as const,
      details: 'Four looks.',
    })
    const ask = (modelId: string, name: string, idempotencyKey: string | null = null) =>
      t.visitor({ idempotencyKey }).site.bookings.request(request(modelId, name))
    const results = await Promise.allSettled([
      ask(asha.id, 'Devika'),
      ask('nobody', 'Nobody'),
      ask(asha.id, 'Twice', 'a key of the form'),
      ask(asha.id, 'Twice', 'a key of the form'),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    const kept = t.db.select().from(bookings).all()
    expect(kept.map(({ clientName }) => clientName).sort()).toEqual(['Devika', 'Twice'])
    expect(t.mails()).toHaveLength(4)
  })
})
