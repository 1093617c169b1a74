import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { send } from '../attack/calls'
import { anAgency } from '../attack/people'
import { aFolder, theServer } from '../helpers/servers/theServer'
import { aMailServer } from './mailServer'
import { aPictureOf, book, enquire, post, upload } from './visitors'
import { aVolume, fill, free } from './volumes'

const LONG = 'Eight pages in daylight. '.repeat(180)
/** Space for a database with its log, but less than the 200 MB that `/readyz` requires, and quickly filled. */
const MEGABYTES = 64

/** Sends bookings until the disk is full; an earlier, longer log still has some space. */
async function bookUntilRefused(url: string, modelId: string) {
  const statuses: number[] = []
  for (let n = 0; n < 2_000 && statuses.at(-1) !== 503; n++)
    statuses.push((await book(url, modelId, n, { details: LONG })).status)
  return statuses
}

describe('R9 the volume of the database is full', () => {
  it('reads work, writes answer 503, nothing is half-written, and it recovers without a restart', async (t) => {
    const volume = aVolume(MEGABYTES)
    if (volume.folder === null) return t.skip(volume.why)
    const server = await theServer({ UPLOADS_DIR: join(aFolder(), 'uploads') }, volume.folder)
    const agency = anAgency(volume.folder)
    const { id } = agency.talent.model
    const longAgo = new Date(Date.now() - 3_600_000).toISOString()
    const token = agency.token(agency.aSession(agency.admin, { lastSeenAt: longAgo }), agency.admin.id)

    fill(volume.folder)
    const statuses = await bookUntilRefused(server.url, id)
    expect(new Set(statuses)).toEqual(new Set(statuses.length > 1 ? [200, 503] : [503]))
    fill(volume.folder)
    expect((await send(`${server.url}/public/models`)).status).toBe(200)
    expect((await send(`${server.url}/public/models/${id}`)).status).toBe(200)
    expect((await send(`${server.url}/admin/models/${id}`, { token })).status).toBe(200)
    expect((await send(`${server.url}/admin/bookings`, { token })).status).toBe(200)
    expect((await send(`${server.url}/healthz`)).status).toBe(200)
    expect((await send(`${server.url}/readyz`)).status).toBe(503)
    const refused = [
      await book(server.url, id, 1, { details: LONG }),
      await enquire(server.url, 1),
      await post(`${server.url}/trpc/site.newsletter.subscribe`, { email: 'a@example.in' }),
      await post(`${server.url}/api/v1/agency/login`, {
        email: 'root@agency.example',
        password: 'of the attack only',
      }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503])

    free(volume.folder)
    const again = await Promise.all([book(server.url, id, 1), enquire(server.url, 1)])
    expect(again.map(({ status }) => status)).toEqual([200, 200])
    // The answer is at most a second old.
    const state = async () => JSON.parse((await send(`${server.url}/readyz`)).text)
    await expect.poll(state, { timeout: 3_000 }).toEqual({ ok: false, database: true, disk: false })
    const kept = agency.db.get<{ n: number }>(
      sql`select count(*) as n from bookings where client_name <> 'Devika Rao'`,
    )
    expect(kept?.n).toBe(statuses.filter((status) => status === 200).length + 1)
    expect(await server.stop()).toEqual({ code: 0, signal: null })
  })

  it('R11 does not send a mail repeatedly because it cannot be marked as sent', async (t) => {
    const volume = aVolume(MEGABYTES)
    if (volume.folder === null) return t.skip(volume.why)
    const { received, url } = await aMailServer()
    const uploads = join(aFolder(), 'uploads')
    const server = await theServer({ UPLOADS_DIR: uploads, SMTP_URL: url }, volume.folder)
    const agency = anAgency(volume.folder)
    expect((await book(server.url, agency.talent.model.id, 1)).status).toBe(200)
    fill(volume.folder)
    await bookUntilRefused(server.url, agency.talent.model.id)
    fill(volume.folder)
    const before = received.length
    await pause(9_000) // four turns of the mail worker
    const waiting = agency.db.get<{ n: number }>(sql`select count(*) as n from outbox where sent_at is null`)
    expect(received.length - before).toBeLessThanOrEqual(waiting?.n ?? 0)
    expect(new Set(received).size).toBe(received.length)
    await server.stop()
  })
})

describe('R9 R10 the volume of the uploads is full', () => {
  let picture: Buffer
  beforeAll(async () => {
    picture = await aPictureOf(1_600, 1_200)
  })

  it('an upload answers 503 and leaves nothing, all else works, and it recovers without a restart', async (t) => {
    const volume = aVolume(16)
    if (volume.folder === null) return t.skip(volume.why)
    const uploads = join(volume.folder, 'uploads')
    const server = await theServer({ UPLOADS_DIR: uploads })
    const agency = anAgency(server.folder)
    fill(volume.folder)
    expect((await upload(server.url, picture)).status).toBe(503)
    expect(readdirSync(join(uploads, 'incoming'))).toEqual([])
    expect((await book(server.url, agency.talent.model.id, 1)).status).toBe(200)
    expect((await send(`${server.url}/readyz`)).status).toBe(503)

    // Space for the uploaded file, none for the files made of it.
    free(volume.folder)
    fill(volume.folder, picture.length + 8_192)
    expect((await upload(server.url, picture)).status).toBe(503)
    expect(readdirSync(join(uploads, 'incoming'))).toEqual([])

    free(volume.folder)
    expect((await upload(server.url, picture)).status).toBe(200)
    expect(readdirSync(join(uploads, 'incoming'))).toEqual([])
    const rows = agency.db.get<{ n: number }>(
      sql`select count(*) as n from media where owner_id is null and uploader is not null`,
    )
    expect(rows?.n).toBe(1)
    await server.stop()
  })
})
