import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { models } from '../../drizzle/schema'
import { fill } from '../../server/demo/fill'
import { publish } from '../../server/roster/service'
import { testApp } from '../helpers/testApp'

vi.setConfig({ testTimeout: 30_000 })

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

describe('filling an empty database', () => {
  it('writes what publishing each model would write', () => {
    const t = testApp()
    fill(t.db, { models: 200, bookings: 0, pictures: 700 })
    const filled = publicRows(t)
    for (const rows of filled) expect(rows.length).toBeGreaterThan(180)
    for (const { id } of t.db.select().from(models).all()) publish(t.db, id)
    expect(publicRows(t)).toEqual(filled)
  })

  it('makes as many as were asked for, with a public roster that is found', async () => {
    const t = testApp()
    const told: number[] = []
    fill(t.db, { models: 300, bookings: 120, pictures: 500 }, (done) => told.push(done))
    expect(told.at(-1)).toBe(920)
    expect(t.db.all(sql`select count(*) as n from models`)).toEqual([{ n: 300 }])
    expect(t.db.all(sql`select count(*) as n from bookings`)).toEqual([{ n: 120 }])
    expect(t.db.all(sql`select count(*) as n from portfolio_items`)).toEqual([{ n: 500 }])
    const found = await t.visitor().site.models.list({ search: 'desai', limit: 5 })
    expect(found.total).toBeGreaterThan(5)
    const bookings = await t.as(t.admin()).admin.bookings.list({ search: 'pinjra' })
    expect(bookings.total).toBeGreaterThan(3)
  })

  it('is the same each time', () => {
    const rows = () => {
      const t = testApp()
      fill(t.db, { models: 60, bookings: 60, pictures: 60 })
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
    fill(t.db, { models: 50, bookings: 50, pictures: 50 })
    expect(facts()).toEqual(before)
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
