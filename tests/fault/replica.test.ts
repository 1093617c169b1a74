import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import Sqlite from 'better-sqlite3'
import { afterAll, expect, it } from 'vitest'
import { people } from '../attack/people'
import { agency, aReplication } from '../helpers/servers/replication'
import { aFolder, placeIn, theServer } from '../helpers/servers/theServer'
import { enquire } from './visitors'

const WRITERS = 5
const EACH_MS = 100 // fifty rows a second
const WRITES_MS = 12_000
const MAY_BE_LOST_MS = 2_000

const running = new Set<{ stop(signal: NodeJS.Signals): unknown }>()
afterAll(() => {
  for (const each of running) each.stop('SIGKILL')
})

/** What a database has after a restore, once it is known to be whole. */
function contentOf(path: string) {
  const database = new Sqlite(path, { readonly: true })
  try {
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(database.pragma('foreign_key_check')).toEqual([])
    const count = (of: string) => database.prepare(`select count(*) from ${of}`).pluck().get()
    return {
      enquiries: new Set(database.prepare('select id from enquiries').pluck().all() as string[]),
      signedIn: count('sessions where ended_at is null'),
      sessions: count('sessions'),
      waiting: count('outbox where next_try_at is not null'),
    }
  } finally {
    database.close()
  }
}

it('R16 brings back everything answered more than two seconds before the machine was lost', async () => {
  const folder = aFolder()
  const elsewhere = pathToFileURL(join(aFolder(), 'replica')).href
  const server = await theServer({ REPLICA_URL: elsewhere }, folder)
  const replication = await aReplication(folder, elsewhere)
  running.add(replication)
  const asha = people(folder)
  asha.signedIn(asha.anAgent('admin'))

  const written: { id: string; sentAt: number; answeredAt: number }[] = []
  let n = 0
  const until = Date.now() + WRITES_MS
  const writer = async () => {
    while (Date.now() < until) {
      const sentAt = Date.now()
      const answer = await enquire(server.url, n++)
      expect(answer.status).toBe(200)
      const { id, data } = JSON.parse(answer.text)
      written.push({ id: id ?? data?.id, sentAt, answeredAt: Date.now() })
      await pause(Math.max(0, EACH_MS - (Date.now() - sentAt)))
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, writer))
  const killedAt = Date.now()
  await Promise.all([server.stop('SIGKILL'), replication.stop('SIGKILL')])
  running.delete(replication)
  expect(replication.said()).toBe('')
  expect(written.length).toBeGreaterThan((WRITES_MS / 1_000) * 25)
  rmSync(folder, { recursive: true })

  // Everything, on an empty machine.
  const standby = aFolder()
  const { stdout } = await agency(standby, elsewhere, 'restore', '--replica')
  expect(stdout).toMatch(/^The database is as of .+ IST \(\d{4}-.+Z\)\. Everyone has to sign in again,/)
  const { databasePath } = placeIn(standby)
  const found = contentOf(databasePath)
  const lost = written.filter(({ id }) => !found.enquiries.has(id))
  const oldest = Math.max(0, ...lost.map(({ answeredAt }) => killedAt - answeredAt))
  expect(oldest).toBeLessThanOrEqual(MAY_BE_LOST_MS)
  expect([found.signedIn, found.waiting]).toEqual([0, 0])
  expect(found.sessions).toBeGreaterThan(0)
  await expect(agency(standby, elsewhere, 'restore', '--replica')).rejects.toThrow(
    `${databasePath} already exists. Move it away first.`,
  )

  // As it was at a moment in between.
  const moment = new Date(Math.ceil((until - WRITES_MS / 2) / 1_000) * 1_000)
  const earlier = aFolder()
  mkdirSync(join(earlier, 'data'))
  await agency(earlier, elsewhere, 'restore', '--replica', '--at', moment.toISOString().replace('.000', ''))
  const then = contentOf(placeIn(earlier).databasePath).enquiries
  const isThere = ({ id }: { id: string }) => then.has(id)
  const before = written.filter(({ answeredAt }) => answeredAt < moment.getTime() - MAY_BE_LOST_MS)
  expect(before.length).toBeGreaterThan(0)
  expect(before.filter((each) => !isThere(each))).toEqual([])
  expect(written.filter(({ sentAt }) => sentAt > moment.getTime()).filter(isThere)).toEqual([])

  // The standby machine goes on, and is copied itself.
  const next = await theServer({ REPLICA_URL: elsewhere }, standby)
  running.add(next)
  const copied = await aReplication(standby, elsewhere)
  running.add(copied)
  expect((await enquire(next.url, n)).status).toBe(200)
  await next.stop('SIGTERM')
  expect(await copied.stop('SIGTERM')).toBe(0)
  const third = aFolder()
  await agency(third, elsewhere, 'restore', '--replica')
  expect(contentOf(placeIn(third).databasePath).enquiries.size).toBe(found.enquiries.size + 1)
})
