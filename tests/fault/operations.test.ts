import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { send } from '../attack/calls'
import { people } from '../attack/people'
import { aFolder, aStart, placeIn, theServer } from '../helpers/servers/theServer'
import { aPictureOf, book, post, upload } from './visitors'

const PAGES = join(process.cwd(), 'docs', 'operations')
const page = readFileSync(join(PAGES, 'README.md'), 'utf8')

const unitLines = (unit: string, key: string) =>
  [...readFileSync(join(PAGES, unit), 'utf8').matchAll(new RegExp(`^${key}=(.+)$`, 'gm'))].map(
    ([, value = '']) => value,
  )
/** The commands of the page's block after a heading or a text. */
const commandsAfter = (words: string) =>
  (page.slice(page.indexOf(words)).split('```')[1] ?? '').trim().split('\n')

it('R16 a start with a suspicious setting continues, and logs one warning for each', async () => {
  const server = await theServer({ PUBLIC_URL: 'http://agency.example', TRUST_PROXY: '1', LOG_LEVEL: 'warn' })
  await server.stop()
  const warned = server
    .said()
    .split('\n')
    .filter((line) => line.includes('"level":40'))
  // An empty agency has nothing of the demo's, so DEMO_DATA=false warns of nothing.
  expect(warned.map((line) => JSON.parse(line).msg.split(' ')[0])).toEqual([
    'PUBLIC_URL',
    'SMTP_URL',
    'RATE_LIMIT',
  ])
})

/** A program folder with its data, as on the machine, and a function that runs the page's commands there. */
function aMachine() {
  const folder = aFolder()
  const backups = aFolder()
  const tools = aFolder()
  for (const same of ['package.json', 'node_modules', 'dist', 'scripts', 'server', 'shared', 'drizzle'])
    symlinkSync(join(process.cwd(), same), join(folder, same))
  const tool = (name: string, lines: string) =>
    writeFileSync(join(tools, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 })
  // There is one user here, and one version.
  tool('runuser', 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"')
  // The test sets the weekday, Monday at first.
  tool('date', `[ "$1" != +%u ] || { cat ${join(tools, 'weekday')}; exit; }; exec /bin/date "$@"`)
  const setWeekday = (day: number) => writeFileSync(join(tools, 'weekday'), String(day))
  setWeekday(1)
  tool('git', 'echo "$@" >> "$GIT_LOG"; [ "$1" != rev-parse ] || echo version-one')
  const { databasePath, uploadsDir } = placeIn(folder)
  const env = {
    ...process.env,
    PATH: `${tools}:${process.env.PATH}`,
    GIT_LOG: join(tools, 'log'),
    DATABASE_PATH: databasePath,
    UPLOADS_DIR: uploadsDir,
  }
  const sh = (command: string, port = 0) => {
    const here = command
      .replaceAll('/srv/agency', folder)
      .replaceAll('/backups', backups)
      .replace('127.0.0.1:3000', `127.0.0.1:${port}`)
    return execFileSync('sh', ['-ec', here], { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' })
  }
  const nightlyCommands = unitLines('agency-backup.service', 'ExecStart(?:Post)?').map(
    (line) => /^\/bin\/sh -c '(.+)'$/.exec(line.replaceAll('%%', '%'))?.[1] ?? 'false',
  )
  const nightly = () => nightlyCommands.map((command) => sh(command))
  return {
    folder,
    backups,
    sh,
    nightly,
    nightlyCommands,
    setWeekday,
    git: () => readFileSync(env.GIT_LOG, 'utf8'),
  }
}

it('R16 the nightly job keeps the last fourteen backups and the rollback copy, and removes none when it fails', async () => {
  const { folder, backups, nightly } = aMachine()
  await (await theServer({}, folder)).stop()
  const old = Array.from(
    { length: 20 },
    (_, n) => `agency-2026-01-${String(n + 1).padStart(2, '0')}T03-30-00`,
  )
  for (const name of old) mkdirSync(join(backups, name))
  mkdirSync(join(backups, 'kept-by-hand'))
  writeFileSync(join(backups, 'backup-before'), `${join(backups, old[2] ?? '')}\n`)
  const left = () => readdirSync(backups).filter((name) => !name.includes('unfinished'))
  nightly()
  const made = left().filter((name) => name.startsWith('agency-') && !old.includes(name))
  expect(made).toHaveLength(1)
  const kept = [...old.slice(-13), ...made]
  expect(left().sort()).toEqual([old[2], ...kept, 'backup-before', 'kept-by-hand'])
  for (const name of ['', 'manifest.json', 'agency.sqlite'])
    expect([name, statSync(join(backups, made[0] ?? '', name)).mode & 0o077]).toEqual([name, 0])
  renameSync(placeIn(folder).databasePath, join(folder, 'away'))
  expect(nightly).toThrow()
  expect(left()).toHaveLength(17)
  renameSync(join(folder, 'away'), placeIn(folder).databasePath)
  rmSync(join(backups, 'backup-before'))
  nightly()
  expect(left().filter((name) => old.includes(name))).toEqual(old.slice(-12))
})

it('R16 the nightly job of a Sunday verifies the newest backup, and removes none when it is damaged', async () => {
  const { folder, backups, sh, nightly, nightlyCommands, setWeekday } = aMachine()
  await (await theServer({}, folder)).stop()
  for (let n = 0; n < 20; n++)
    mkdirSync(join(backups, `agency-2026-01-${String(n + 1).padStart(2, '0')}T03-30-00`))
  setWeekday(7)
  expect(nightly()[1]).toMatch(/^All \d+ files in .+ are unchanged since /)
  const made = readdirSync(backups).sort().at(-1) ?? ''
  expect(readdirSync(backups)).toHaveLength(14)
  const database = new Sqlite(placeIn(folder).databasePath, { readonly: true })
  const setting = database.prepare('select value from settings where key = ?').pluck()
  const told = ['backup', 'backup-verified'].map((key) => JSON.parse(setting.get(key) as string))
  database.close()
  expect(told).toMatchObject([{ result: 'ok' }, { folder: join(backups, made) }])
  writeFileSync(join(backups, made, 'agency.sqlite'), 'has changed')
  // systemd runs the command that removes old backups only when this one succeeds.
  const [, verification = '', removal] = nightlyCommands
  expect(() => sh(verification)).toThrow(/The backup is damaged: agency\.sqlite has changed\./)
  expect(removal).toContain('rm -r')
})

describe('R16 update, with a rollback', () => {
  it('by the commands of the page: a backup while people write, an update, and its rollback', async () => {
    const { folder, backups, sh, nightly, git } = aMachine()
    const { databasePath } = placeIn(folder)
    // The secret is stored beside the database, as on an agency's machine.
    const settings = { JWT_SECRET: '' }
    let server = await theServer(settings, folder)
    const { id } = people(folder).aTalent('Asha').model
    for (let n = 0; n < 10; n++) expect((await book(server.url, id, n)).status).toBe(200)
    // More than the talent's two rows without files: a store without half of its files is refused.
    for (let n = 0; n < 3; n++)
      expect((await upload(server.url, await aPictureOf(640, 480))).status).toBe(200)
    const admin = { email: 'root@agency.example', password: 'of the attack only' }
    const signIn = async (): Promise<string> =>
      JSON.parse((await post(`${server.url}/api/v1/agency/login`, admin)).text).data.token
    const token = await signIn()

    /** One command of the page; the test does what systemd would do. */
    const take = async (command: string) => {
      if (command === 'systemctl stop agency') expect((await server.stop()).code).toBe(0)
      // It does not wait until the site answers.
      else if (command === 'systemctl start agency') server = await aStart(folder, settings)
      else if (command === 'systemctl start agency-backup')
        expect(nightly()[0]).toMatch(/^Backed up \d+ files to .+, without 2 that are in the database/)
      else sh(command, server.port)
    }
    let writing = true
    const writer = (async () => {
      for (let n = 100; writing; n++) await book(server.url, id, n)
    })()
    for (const command of commandsAfter('## Update, and going back')) {
      if (command === 'systemctl stop agency') {
        writing = false
        await writer
      }
      await take(command)
    }
    expect((await book(server.url, id, 9_999)).status).toBe(200)
    // The update is rolled back a day later.
    nightly()
    for (const command of commandsAfter('**Back** to the previous version')) await take(command)

    expect(git().trim().split('\n')).toEqual([
      'rev-parse HEAD',
      'checkout main',
      'pull',
      'checkout version-one',
    ])
    // As the page says, all users must sign in again.
    expect((await send(`${server.url}/admin/bookings`, { token })).status).toBe(401)
    expect((await send(`${server.url}/admin/bookings`, { token: await signIn() })).status).toBe(200)
    expect((await book(server.url, id, 10_000)).status).toBe(200)
    await server.stop()
    const names = (path: string) => {
      const database = new Sqlite(path, { readonly: true })
      const all = database.prepare('select client_name from bookings').pluck().all() as string[]
      database.close()
      return all
    }
    expect(names(databasePath)).toEqual(expect.arrayContaining(['Client 0', 'Client 9', 'Client 10000']))
    expect(names(databasePath)).not.toContain('Client 9999')
    expect(names(join(folder, 'data.newer', 'agency.sqlite'))).toContain('Client 9999')
    expect(readdirSync(backups).filter((name) => name.startsWith('agency-'))).toHaveLength(2)
  })
})
