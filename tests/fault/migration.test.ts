import { cpSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { openDatabase } from '../../server/core/db/database'
import { aFolder, aStart, placeIn, theServer } from '../helpers/servers/theServer'
import { aProgram, aRebuild } from './programs'
import { aVolume, fill, free } from './volumes'

const KILLS = Number(process.env.FAULT_KILLS ?? 20)
const ACCOUNTS = 30_000
const BOOKINGS = 60_000

/** Counts and sums of a database's content, without what a start may add. */
function holdingsOf(database: Sqlite.Database) {
  const one = (query: string) => database.prepare(query).raw().get()
  return {
    accounts: one(
      `select count(*), sum(length(name)), min(email), max(email) from accounts where email like 'p%'`,
    ),
    // They refer to the accounts: a rebuild with foreign keys on would delete them all.
    identities: one('select count(*), min(account_id), max(account_id) from identities'),
    bookings: one('select count(*), sum(length(client_name)), min(id), max(id) from bookings'),
  }
}

/** A database of the second migration, large enough for a slow update. */
function anOldPlace(): string {
  const folder = aFolder()
  const { databasePath } = placeIn(folder)
  const { $client } = openDatabase(databasePath, aProgram({ upTo: 2 }).migrations)
  const counting = (to: number) =>
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${to})`
  const day = `'2026-01-01T00:00:00.000Z'`
  $client.exec(`
    insert into accounts (id, role, name, email, created_at)
      ${counting(ACCOUNTS)} select 'account-' || i, 'model', 'Person ' || i, 'p' || i || '@example.in', ${day} from n;
    insert into identities (provider, subject, account_id, created_at)
      ${counting(ACCOUNTS)} select 'google', 'subject-' || i, 'account-' || i, ${day} from n;
    insert into bookings (id, client_name, email, phone, model_name, work_type, date_required, budget_range,
        details, search_text, created_at)
      ${counting(BOOKINGS)} select 'booking-' || i, 'Client ' || i, 'c@kori.example', '+91 98200 12345', 'Asha',
        'Editorial', '2027-03-01', '$1,000-$2,500', 'Eight pages in daylight.', 'client ' || i, ${day} from n;`)
  $client.close()
  return folder
}

const databaseIn = (folder: string) => new Sqlite(placeIn(folder).databasePath)
const definitionsOf = (database: Sqlite.Database) =>
  database.prepare('select type, name, sql from sqlite_master where sql is not null order by name').all()
const newestIn = (database: Sqlite.Database) =>
  Number(database.prepare('select max(created_at) from __drizzle_migrations').pluck().get())

/** A migration after all existing ones: rebuilds the newest table of accounts. */
function rebuildOfAccounts(): string {
  const { databasePath } = placeIn(aFolder())
  const { $client: database } = openDatabase(databasePath, aProgram({}).migrations)
  const rows = database
    .prepare(
      `select sql from sqlite_master where tbl_name = 'accounts' and sql is not null order by type desc`,
    )
    .pluck()
    .all() as string[]
  database.close()
  const [definition = '', ...indexes] = rows
  return aRebuild('accounts', definition, indexes)
}

/** A copy of the same data in its own folder. */
function copyOf(folder: string): string {
  const copy = aFolder()
  cpSync(dirname(placeIn(folder).databasePath), dirname(placeIn(copy).databasePath), { recursive: true })
  return copy
}

const filesIn = (folder: string) => readdirSync(dirname(placeIn(folder).databasePath))
/** The backup that every update begins with; replaced when an earlier start has left one. */
const copiesIn = (folder: string) =>
  filesIn(folder)
    .filter((name) => name.includes('.before-'))
    .map((name) => {
      const file = join(dirname(placeIn(folder).databasePath), name)
      return `${name} ${statSync(file, { throwIfNoEntry: false })?.ino}`
    })
    .join()

/** The contents of a stopped server's folder, read from a copy so that the next start finds it unchanged. */
function standing(folder: string) {
  const copy = copyOf(folder)
  const database = databaseIn(copy)
  try {
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(database.pragma('foreign_key_check')).toHaveLength(0)
    return {
      newest: newestIn(database),
      definitions: definitionsOf(database),
      holdings: holdingsOf(database),
    }
  } finally {
    database.close()
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Starts the program on the place, and waits until its update begins. */
async function updating(folder: string, root: string) {
  const before = copiesIn(folder)
  const server = await aStart(folder, {}, root)
  while (server.isRunning() && copiesIn(folder) === before) await pause(1)
  return server
}

/** An undisturbed update: how many ms until the server answers or ends. */
async function undisturbed(folder: string, root: string) {
  const server = await updating(folder, root)
  const began = Date.now()
  let answers = false
  while (server.isRunning() && !answers) {
    await pause(5)
    const asked = fetch(`${server.url}/healthz`)
    answers = await asked.then(
      ({ ok }) => ok,
      () => false,
    )
  }
  return { server, answers, took: Date.now() - began }
}

async function killWithin(folder: string, root: string, time: number) {
  const server = await updating(folder, root)
  await pause(Math.random() * time)
  await server.stop('SIGKILL')
}

it(`R1 R6 kill -9 at random during an update, ${KILLS} times: each time the data is completely old or completely new, no row is lost, and the server starts`, async () => {
  const old = anOldPlace()
  const before = standing(old)
  const program = aProgram({ more: rebuildOfAccounts() })

  const updated = copyOf(old)
  const { server, answers, took } = await undisturbed(updated, program.root)
  expect(answers).toBe(true)
  await server.stop()
  const after = standing(updated)
  expect(after.newest).toBe(program.newest)
  expect(after.holdings).toEqual(before.holdings)

  let place = copyOf(old)
  const seen = { within: 0, after: 0 }
  // The machine may be faster or slower than before: after a kill that came too late, the next one comes earlier.
  let time = took
  for (let kill = 0; kill < KILLS; kill++) {
    await killWithin(place, program.root, time)
    const now = standing(place)
    expect(now.holdings).toEqual(before.holdings)
    expect([before.newest, after.newest]).toContain(now.newest)
    const isNew = now.newest === after.newest
    expect(now.definitions).toEqual(isNew ? after.definitions : before.definitions)
    seen[isNew ? 'after' : 'within']++
    time *= isNew ? 0.8 : 1.1
    if (isNew) place = copyOf(old)
  }
  // Kills that all came too early or too late would test nothing.
  expect(seen.within).toBeGreaterThan(KILLS / 5)

  const last = await theServer({}, place, program.root)
  expect((await last.stop()).code).toBe(0)
  const { definitions, holdings } = standing(place)
  expect({ definitions, holdings }).toEqual({ definitions: after.definitions, holdings: before.holdings })
  expect(filesIn(place).filter((name) => name.includes('unfinished'))).toEqual([])
})

it(`R1 R6 kill -9 at random during an update that is rolled back, ${KILLS} times: the previous version still starts, and no reference is broken`, async () => {
  const place = anOldPlace()
  const older = aProgram({})
  await (await theServer({}, place, older.root)).stop()
  const before = standing(place)
  const orphans =
    "insert into identities select provider, subject || 'x', account_id || 'x', created_at from identities;"
  const program = aProgram({ more: `${rebuildOfAccounts()}--> statement-breakpoint\n${orphans}` })

  const refused = copyOf(place)
  const { server, answers, took } = await undisturbed(refused, program.root)
  expect(answers).toBe(false)
  expect((await server.ended).code).toBe(78)
  expect(server.said()).toMatch(/^The update would break \d+ rows of .+, so nothing was changed\.$/m)
  expect(standing(refused)).toEqual(before)

  for (let kill = 0; kill < KILLS; kill++) {
    await killWithin(place, program.root, took)
    expect(standing(place)).toEqual(before)
  }
  await (await theServer({}, place, older.root)).stop()
})

it('republishes before the first answer what an earlier release published in another form', async () => {
  const place = aFolder()
  const names = async () => {
    const server = await theServer({ DEMO_DATA: 'true' }, place)
    const { data } = await (await fetch(`${server.url}/public/models`)).json()
    await server.stop()
    return data.models.map((model: { stage_name: string }) => model.stage_name)
  }
  const before = await names()
  expect(before).not.toHaveLength(0)
  const database = databaseIn(place)
  database.prepare(`update roster set rest_entry = '{"stage_name":"Old"}'`).run()
  database.close()
  // A roster already in this program's form is not checked again.
  expect(new Set(await names())).toEqual(new Set(['Old']))
  const noted = databaseIn(place)
  noted.prepare(`update settings set value = 'an earlier one' where key = 'roster form'`).run()
  noted.close()
  expect(await names()).toEqual(before)
})

it('R6 R9 a disk that fills up during an update stops the start with one line and changes nothing; with room the update succeeds', async (t) => {
  const volume = aVolume(256)
  if (volume.folder === null) return t.skip(volume.why)
  const place = volume.folder
  cpSync(anOldPlace(), place, { recursive: true })
  const before = standing(place)
  const program = aProgram({ more: rebuildOfAccounts() })
  // Space for nothing, and for the copy that comes first but not for the update.
  for (const room of [0, statSync(placeIn(place).databasePath).size + 1_000_000]) {
    fill(place, room)
    const server = await aStart(place, { UPLOADS_DIR: join(aFolder(), 'uploads') }, program.root)
    expect((await server.ended).code).toBe(75)
    expect(server.said().trim()).toMatch(
      /^The disk of the database .+ is full\. Free some space and start again\.$/,
    )
    expect(filesIn(place).filter((name) => name.includes('unfinished'))).toEqual([])
    expect(standing(place)).toEqual(before)
    free(place)
  }
  await (await theServer({}, place, program.root)).stop()
  expect(standing(place)).toMatchObject({ newest: program.newest, holdings: before.holdings })
})
