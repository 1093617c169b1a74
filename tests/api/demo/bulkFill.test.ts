import { desc, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bookings, media, models, portfolioItems, roster } from '../../../drizzle/schema'
import { fill } from '../../../server/demo/fill'
import { testApp } from '../../helpers/testApp'

describe('filling an empty database', () => {
  it('gives each model its own slug, address and time', () => {
    const t = testApp()
    fill(t.db, { models: 30, bookings: 0, pictures: 0 })
    const rows = t.db.select().from(models).orderBy(models.number).all()
    expect(rows).toHaveLength(30)
    for (const [index, row] of rows.entries()) {
      expect(row.slug).toMatch(new RegExp(`^[a-z]+-[a-z]+-0+${index + 1}$`))
      expect(row.email).toBe(`${row.slug}@talent.example`)
      expect(row.createdAt > (rows[index - 1]?.createdAt ?? '')).toBe(true)
    }
  })

  it('gives each booking its own time', () => {
    const t = testApp()
    fill(t.db, { models: 0, bookings: 31, pictures: 0 })
    const rows = t.db.select().from(bookings).orderBy(bookings.createdAt).all()
    expect(new Set(rows.map(({ createdAt }) => createdAt)).size).toBe(31)
    for (const { createdAt, dateRequired } of rows) expect(dateRequired).toBe(createdAt.slice(0, 10))
  })

  it.each([
    { models: 60, bookings: 40, pictures: 100 },
    { models: 47, bookings: 59, pictures: 1 },
  ])('creates as many rows as asked, with a searchable public roster: %j', async (amounts) => {
    const t = testApp()
    const told: number[] = []
    fill(t.db, amounts, (done) => told.push(done))
    expect(told.at(-1)).toBe(amounts.models + amounts.bookings + amounts.pictures)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    await expect(t.db.$count(models)).resolves.toBe(amounts.models)
    await expect(t.db.$count(bookings)).resolves.toBe(amounts.bookings)
    await expect(t.db.$count(portfolioItems)).resolves.toBe(amounts.pictures)
    await expect(t.db.$count(media)).resolves.toBe(amounts.pictures)
    const last = t.db.select().from(roster).orderBy(desc(roster.number)).get()
    const found = await t.visitor().site.models.list({ search: last?.stageName, limit: 5 })
    expect(found.items[0]?.id).toBe(last?.id)
    const admin = await t.as(t.admin()).admin.bookings.list({ search: 'pinjra' })
    expect(admin.total).toBeGreaterThan(1)
  })

  it('makes the same people and bookings each time', () => {
    const rows = () => {
      const { db } = testApp()
      fill(db, { models: 30, bookings: 30, pictures: 30 })
      return [
        db.all(sql`select slug, city, bio, height, created_at from models order by number`),
        db.all(
          sql`select type, thumbhash from media join portfolio_items on media_id = media.id order by media.created_at`,
        ),
        db.all(sql`select client_name, model_name, details, created_at from bookings order by created_at`),
      ]
    }
    expect(rows()).toEqual(rows())
  })

  it('refuses a database that has anything in it, and changes nothing', () => {
    const t = testApp()
    t.admin()
    expect(() => fill(t.db, { models: 5, bookings: 0, pictures: 0 })).toThrow(
      'This database already has data. Only an empty one can be filled.',
    )
    expect(t.db.all(sql`select count(*) as n from models`)).toEqual([{ n: 0 }])
  })

  it('refuses pictures without models', () => {
    expect(() => fill(testApp().db, { models: 0, bookings: 0, pictures: 5 })).toThrow('--models')
  })
})
