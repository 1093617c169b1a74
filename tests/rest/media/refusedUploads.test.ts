import { readdirSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { auditEvents, settings } from '../../../drizzle/schema'
import { transaction } from '../../../server/core/db/database'
import { anAccount } from '../../../server/demo/builders/accounts'
import { mediaViews } from '../../../server/http/files/mediaViewAudit'
import { table } from '../../../server/http/rest/routes'
import { manyScans } from '../../attack/files'
import { aPhotograph } from '../../helpers/files/photograph'
import { aSite } from '../../helpers/installed/siteOnDisk'
import { testApp } from '../../helpers/testApp'

it('S37 views of one private file by one session are one audit line in five minutes', () => {
  const t = testApp()
  const account = anAccount(t, { role: 'admin' })
  const view = mediaViews(t, 2)
  const by = (id: string) => ({ id, account: { ...account, role: 'admin' as const }, modelId: null })
  const lines = () => t.db.select().from(auditEvents).all().length
  const before = lines()
  for (let n = 0; n < 50; n++) view(by('one'), 'file')
  expect(lines() - before).toBe(1)
  view(by('one'), 'another file')
  view(by('two'), 'file')
  expect(lines() - before).toBe(3)
  t.later(5 * 60_000)
  view(by('two'), 'file')
  expect(lines() - before).toBe(4)
})

it('S37 the memory of views is bounded, and a forgotten view is recorded again', () => {
  const t = testApp()
  const account = anAccount(t, { role: 'admin' })
  const view = mediaViews(t, 100)
  const by = (id: string) => ({ id, account: { ...account, role: 'admin' as const }, modelId: null })
  const lines = () => t.db.select().from(auditEvents).all().length
  for (let n = 0; n <= 100; n++) view(by('one'), `file ${n}`)
  const before = lines()
  view(by('one'), 'file 100')
  view(by('one'), 'file 1')
  expect(lines() - before).toBe(0)
  view(by('one'), 'file 0')
  expect(lines() - before).toBe(1)
})

it('R2 writes under a foreign lock wait once and then fail at once', async () => {
  const { db, place } = await aSite()
  const holder = new Sqlite(place.databasePath)
  holder.exec('BEGIN IMMEDIATE')
  const took = Array.from({ length: 5 }, (_, n) => {
    const began = performance.now()
    const write = () =>
      db
        .insert(settings)
        .values({ key: `k${n}`, value: 'x' })
        .run()
    expect(() => transaction(db, write)).toThrow(/locked/)
    return performance.now() - began
  })
  expect(took.filter((milliseconds) => milliseconds >= 900)).toHaveLength(1)
  expect(db.select().from(settings).all()).toHaveLength(1)
  holder.close()
  db.$client.close()
})

// Where it is overwritten: of bytes in the middle, only PNG has a checksum.
it.each([
  ['png', 30_000],
  ['jpeg', 20],
  ['webp', 20],
] as const)(
  'S23 a damaged %s, cut off or overwritten, is refused with 400 and the reason',
  async (format, at) => {
    const t = testApp()
    const whole = await aPhotograph(format)
    const broken = Buffer.from(whole)
    broken.fill(0, at, at + 1_000)
    const headOnly = whole.subarray(0, 40)
    for (const content of [whole.subarray(0, whole.length / 2), broken, headOnly]) {
      const answer = await t.http().post('/media/upload').attach('file', content, `a.${format}`)
      expect([answer.status, answer.body.message]).toEqual([
        400,
        'This file is damaged or has the wrong file type',
      ])
    }
    expect(readdirSync(t.storage.incoming)).toEqual([])
  },
)

it('S22 a JPEG of too many scans is refused with 400 and its own message', async () => {
  const answer = await testApp().http().post('/media/upload').attach('file', manyScans(500), 'a.jpg')
  expect([answer.status, answer.body.message]).toEqual([
    400,
    'This JPEG has too many layers. Please save it again as a standard JPEG.',
  ])
})

it('a file of 0 bytes is refused with 400 as empty', async () => {
  const answer = await testApp().http().post('/media/upload').attach('file', Buffer.alloc(0), 'a.jpg')
  expect([answer.status, answer.body]).toMatchObject([
    400,
    { error: true, message: 'This file is empty', issues: [{ path: 'file' }] },
  ])
})

const withoutFile = table.filter(({ method, upload }) => method !== 'get' && !upload)

it.each(withoutFile.map((row) => [row.method, row.path] as const))(
  'S31 a multipart body at %s %s, which accepts no file, is refused with 415',
  async (method, path) => {
    const t = testApp()
    const token = t.tokenFor(t.superadmin())
    const asked = t.http()[method](path.replace(/:\w+/g, 'x')).auth(token, { type: 'bearer' })
    const answer = await asked.field('email', 'a@example.in')
    expect([answer.status, answer.body.message]).toEqual([
      415,
      'Send JSON with content type application/json',
    ])
  },
)

it.each(['multipart/form-data; boundary=b', 'text/plain', 'application/x-www-form-urlencoded'])(
  'S31 a tRPC mutation sent as %s is refused with 415',
  async (type) => {
    const answer = await testApp().http().post('/trpc/auth.signOut').set('content-type', type)
    expect(answer.status).toBe(415)
  },
)
