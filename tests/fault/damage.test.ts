import { closeSync, openSync, writeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { expect, it, vi } from 'vitest'
import { send, wrongWith } from '../attack/calls'
import { anAgency } from '../attack/people'
import { aFolder, aStart, placeIn, theServer } from '../helpers/servers/theServer'
import { book } from './visitors'

/** Overwrites one page of a table of a server that is not running. */
function damage(folder: string, table: string) {
  const { databasePath } = placeIn(folder)
  const database = new Sqlite(databasePath)
  const root = database
    .prepare('select rootpage from sqlite_master where name = ?')
    .pluck()
    .get(table) as number
  const size = database.pragma('page_size', { simple: true }) as number
  database.close()
  const file = openSync(databasePath, 'r+')
  writeSync(file, Buffer.alloc(size, 0x5a), 0, size, (root - 1) * size)
  closeSync(file)
}

it('R9 S35 a damaged page of one table: calls without it work, calls with it fail with a message, the server keeps running', async () => {
  const folder = aFolder()
  const first = await theServer({}, folder)
  const agency = anAgency(folder)
  const token = agency.signedIn(agency.superadmin)
  agency.db.$client.close()
  await first.stop()
  damage(folder, 'enquiries')
  const server = await theServer({}, folder)
  for (const path of ['/public/models', '/admin/bookings', '/healthz'])
    expect((await send(server.url + path, { token })).status).toBe(200)
  expect((await book(server.url, agency.talent.model.id, 1)).status).toBe(200)
  const refused = await send(`${server.url}/admin/enquiries`, { token })
  expect(refused.status).toBe(500)
  expect(wrongWith({ ...refused, status: 400 })).toBeNull()
  expect(server.isRunning()).toBe(true)
  // The log comes over a pipe, and may come after the answer.
  await vi.waitFor(() => expect(server.said()).toContain('database disk image is malformed'), 5_000)
  await server.stop()
})

it('a damaged first page stops the start with one line that says what to do', async () => {
  const folder = aFolder()
  await (await theServer({}, folder)).stop()
  const file = openSync(placeIn(folder).databasePath, 'r+')
  writeSync(file, Buffer.alloc(4_096, 0x5a), 0, 4_096, 0)
  closeSync(file)
  await pause(50)
  const server = await aStart(folder)
  expect((await server.ended).code).toBe(78)
  expect(server.said().trim()).toMatch(
    /^The database .+ is damaged\. Restore the latest backup: npm run restore\.$/,
  )
})
