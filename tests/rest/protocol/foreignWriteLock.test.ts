// @module-tag slow
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { bookings, settings } from '../../../drizzle/schema'
import { aModel } from '../../../server/demo/builders/models'
import { aSite } from '../../helpers/installed/siteOnDisk'
import { served } from '../../helpers/servers/rawRequests'
import { testApp } from '../../helpers/testApp'

it('R2 under a foreign write lock, bookings after one busy timeout are refused at once and /healthz answers', async () => {
  const { db, place } = await aSite()
  const app = { ...testApp(), db }
  const model = aModel(app)
  const url = `http://127.0.0.1:${await served(app)}`
  const booking = {
    clientName: 'Devika Rao',
    email: 'devika@example.in',
    phone: '+91 98200 12345',
    modelId: model.id,
    workType: 'Editorial',
    dateRequired: '2027-03-01',
    budgetRange: '$1,000-$2,500',
    details: 'Two days.',
  }
  const timed = async (path: string, init?: RequestInit) => {
    const began = performance.now()
    const { status, headers } = await fetch(url + path, init)
    return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - began }
  }
  const book = (path: string) =>
    timed(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(booking),
    })

  const holder = new Sqlite(place.databasePath)
  holder.exec('BEGIN IMMEDIATE')
  const first = await book('/bookings')
  expect([first.status, first.retryAfter]).toEqual([503, '5'])
  expect(first.ms).toBeGreaterThan(900)
  const paths = ['/bookings', '/trpc/site.bookings.request', '/bookings', '/trpc/site.bookings.request']
  const [health, ...next] = await Promise.all([timed('/healthz'), ...paths.map(book)])
  expect(next.map(({ status }) => status)).toEqual([503, 503, 503, 503])
  expect(health?.status).toBe(200)
  for (const { ms } of [health ?? first, ...next]) expect(ms).toBeLessThan(500)

  holder.exec('ROLLBACK')
  holder.close()
  expect((await book('/bookings')).status).toBe(200)
  expect(db.select().from(bookings).all()).toHaveLength(1)
  db.$client.close()
})

it('R2 R8 under a foreign write lock, /readyz waits once: the next look answers 503 at once', async () => {
  const { db, place } = await aSite()
  const app = { ...testApp(), db }
  await app.ready
  const url = `http://127.0.0.1:${await served(app)}`
  const timed = async () => {
    const began = performance.now()
    const { status } = await fetch(`${url}/readyz`)
    return { status, ms: performance.now() - began }
  }

  const holder = new Sqlite(place.databasePath)
  holder.exec('BEGIN IMMEDIATE')
  const first = await timed()
  const second = await timed()
  expect([first.status, second.status]).toEqual([503, 503])
  expect(first.ms).toBeGreaterThan(900)
  expect(second.ms).toBeLessThan(500)
  // A write right after the look does not wait again.
  const began = performance.now()
  expect(() => db.insert(settings).values({ key: 'later', value: '' }).run()).toThrow('database is locked')
  expect(performance.now() - began).toBeLessThan(500)

  holder.exec('ROLLBACK')
  holder.close()
  await expect.poll(async () => (await timed()).status, { timeout: 3_000 }).toBe(200)
  db.$client.close()
})
