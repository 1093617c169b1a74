import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { desc, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bookings, media, models, portfolioItems, roster } from '../../drizzle/schema'
import { type Db, openDatabase } from '../../server/core/database'
import { projectRoot } from '../../server/core/root'
import { type Amounts, fill } from '../../server/demo/fill'
import { modelSearchText } from '../../server/models/rules'
import { publish } from '../../server/roster/service'
import { testApp } from '../helpers/testApp'

/** All that the public roster consists of, the search's words included. */
function publicRows(t: ReturnType<typeof testApp>) {
  t.db.$client.exec(`
    create virtual table if not exists temp.words using fts5vocab(main, roster_search, instance);
    create virtual table if not exists temp.pieces using fts5vocab(main, roster_grams, instance);
  `)
  return [
    'select * from roster order by number',
    'select * from roster_work order by number, work_type',
    'select * from temp.words order by doc, "offset", term',
    'select * from temp.pieces order by doc, term',
    'select id, is_public from media order by id',
  ].map((query) => t.db.all(sql.raw(query)))
}

/** So small that most rows are repeated ones; the real one has room for all that a test has time for. */
const CAST = 20
const repeated = (db: Db, amounts: Amounts, tell?: (done: number, of: number) => void) =>
  fill(db, amounts, tell, CAST)

describe('filling an empty database', () => {
  it('writes what publishing each model would write', () => {
    const t = testApp()
    repeated(t.db, { models: 200, bookings: 0, pictures: 700 })
    const filled = publicRows(t)
    for (const rows of filled) expect(rows.length).toBeGreaterThan(180)
    for (const { id } of t.db.select().from(models).all()) publish(t.db, id)
    expect(publicRows(t)).toEqual(filled)
  })

  it('gives a repeated model its own number in every place, and its own time', () => {
    const t = testApp()
    repeated(t.db, { models: 130, bookings: 0, pictures: 130 })
    const rows = t.db.select().from(models).orderBy(models.number).all()
    for (const [index, row] of rows.entries()) {
      expect(row.number).toBe(index + 1)
      expect(row.id).toHaveLength(26)
      expect(row.slug).toMatch(new RegExp(`^[a-z]+-[a-z]+-0+${row.number}$`))
      expect(row.email).toBe(`${row.slug}@talent.example`)
      expect(row.searchText).toBe(modelSearchText(row))
      expect(row.createdAt > (rows[index - 1]?.createdAt ?? '')).toBe(true)
    }
    for (const { id, mediaId } of t.db.select().from(portfolioItems).all())
      expect([id, mediaId]).toEqual([expect.stringMatching(/^.{26}$/), expect.stringMatching(/^[\w-]{22}$/)])
    const owners = t.db.all(sql`select model_id, created_at from portfolio_items order by id`)
    expect(owners).toEqual(rows.map(({ id, createdAt }) => ({ model_id: id, created_at: createdAt })))
  })

  it('gives a repeated booking its own time and day', () => {
    const t = testApp()
    repeated(t.db, { models: 0, bookings: 310, pictures: 0 })
    const rows = t.db.select().from(bookings).orderBy(bookings.id).all()
    expect(rows).toHaveLength(310)
    for (const [index, { createdAt, dateRequired }] of rows.entries()) {
      expect(createdAt > (rows[index - 1]?.createdAt ?? '')).toBe(true)
      expect(dateRequired).toBe(createdAt.slice(0, 10))
    }
  })

  it.each([
    { models: 300, bookings: 120, pictures: 500 },
    { models: 247, bookings: 159, pictures: 1 },
  ])('makes as many as were asked for, with a public roster that is found: %j', async (amounts) => {
    const t = testApp()
    const told: number[] = []
    repeated(t.db, amounts, (done) => told.push(done))
    expect(told.at(-1)).toBe(amounts.models + amounts.bookings + amounts.pictures)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    await expect(t.db.$count(models)).resolves.toBe(amounts.models)
    await expect(t.db.$count(bookings)).resolves.toBe(amounts.bookings)
    await expect(t.db.$count(portfolioItems)).resolves.toBe(amounts.pictures)
    await expect(t.db.$count(media)).resolves.toBe(amounts.pictures)
    const last = t.db.select().from(roster).orderBy(desc(roster.number)).get()
    const found = await t.visitor().site.models.list({ search: last?.stageName, limit: 5 })
    expect(found.total).toBeGreaterThan(1)
    expect(found.items[0]?.id).toBe(last?.id)
    const desk = await t.as(t.admin()).admin.bookings.list({ search: 'pinjra' })
    expect(desk.total).toBeGreaterThan(1)
  })

  it('is the same each time', () => {
    const rows = () => {
      const t = testApp()
      repeated(t.db, { models: 60, bookings: 60, pictures: 60 })
      return ['models', 'roster', 'media', 'portfolio_items', 'bookings'].map((table) =>
        t.db.all(sql.raw(`select * from ${table} order by rowid`)),
      )
    }
    expect(rows()).toEqual(rows())
  })

  it("leaves the house's settings and indexes as they were", () => {
    const t = testApp()
    const facts = () => [
      t.db.all(sql`select name, sql from sqlite_master where type = 'index' order by name`),
      t.db.$client.pragma('synchronous'),
      t.db.$client.pragma('foreign_keys'),
      t.db.$client.pragma('cache_size'),
      t.db.$client.pragma('integrity_check'),
      t.db.$client.pragma('foreign_key_check'),
    ]
    const before = facts()
    repeated(t.db, { models: 50, bookings: 50, pictures: 50 })
    expect(facts()).toEqual(before)
  })

  it('leaves a file whose log can be folded back', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'agency-fill-'))
    const db = openDatabase(path.join(folder, 'a.sqlite'), path.join(projectRoot, 'drizzle/migrations'))
    try {
      repeated(db, { models: 50, bookings: 50, pictures: 50 })
      expect(db.$client.pragma('journal_mode', { simple: true })).toBe('wal')
      expect(db.$client.pragma('wal_checkpoint(TRUNCATE)')).toEqual([{ busy: 0, log: 0, checkpointed: 0 }])
    } finally {
      db.$client.close()
      rmSync(folder, { recursive: true })
    }
  })

  it('refuses a database that has anything in it, and changes nothing', () => {
    const t = testApp()
    t.admin()
    expect(() => fill(t.db, { models: 5, bookings: 0, pictures: 0 })).toThrow(
      'This database has data in it. Only an empty one is filled.',
    )
    expect(t.db.all(sql`select count(*) as n from models`)).toEqual([{ n: 0 }])
  })

  it('refuses pictures without models', () => {
    expect(() => fill(testApp().db, { models: 0, bookings: 0, pictures: 5 })).toThrow('--models')
  })
})
