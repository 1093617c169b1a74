import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
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
import { doubtsAbout, readConfig } from '../../server/core/config'
import { UPLOAD_MAX_BYTES } from '../../shared/limits'
import { send } from '../attack/calls'
import { people } from '../attack/people'
import { aFolder, aStart, placeIn, theServer } from '../helpers/theServer'
import { aPictureOf, book, post, upload } from './visitors'

const PAGES = join(process.cwd(), 'docs', 'operations')
const page = readFileSync(join(PAGES, 'README.md'), 'utf8')
const isInstalled = (tool: string) => spawnSync('sh', ['-c', `command -v ${tool}`]).status === 0

describe('R16 the files of docs/operations', () => {
  it.for(['agency.service', 'agency-backup.service', 'agency-backup.timer'])(
    '%s: systemd takes it',
    (name, t) => {
      if (!isInstalled('systemd-analyze')) return t.skip('systemd-analyze is not installed here')
      const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', join(PAGES, name)], {
        encoding: 'utf8',
      })
      const said = (stdout + stderr).split('\n').filter((line) => line.includes(name))
      expect(said).toEqual([])
    },
  )

  it('Caddyfile: Caddy takes it', (t) => {
    if (!isInstalled('caddy')) return t.skip('caddy is not installed here')
    const args = ['validate', '--adapter', 'caddyfile', '--config', join(PAGES, 'Caddyfile')]
    expect(execFileSync('caddy', args, { encoding: 'utf8', stdio: 'pipe' })).toContain('Valid')
  })

  it('are all named by the page, and every command of npm in them is one', () => {
    for (const name of readdirSync(PAGES))
      if (name !== 'README.md') expect(page).toContain(name.replace(/\..*/, ''))
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>
    }
    const unit = readFileSync(join(PAGES, 'agency-backup.service'), 'utf8')
    for (const [, name = ''] of `${page}${unit}`.matchAll(/npm run (?:--silent )?([\w:]+)/g))
      expect(scripts[name]).toBeDefined()
    const service = readFileSync(join(PAGES, 'agency.service'), 'utf8')
    expect(existsSync(/node (\S+)/.exec(service)?.[1] ?? '')).toBe(true)
  })

  it('agency.service: starts the program that npm start does, with the same settings', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
    const service = readFileSync(join(PAGES, 'agency.service'), 'utf8')
    const settings = [...service.matchAll(/^Environment=(.+)$/gm)].map(([, setting]) => setting)
    const program = /^ExecStart=\/usr\/bin\/env (.+)$/m.exec(service)?.[1]
    expect([...settings, 'exec', program].join(' ')).toBe(scripts.start)
  })
})

const unitLine = (unit: string, key: string) =>
  new RegExp(`^${key}=(.+)$`, 'm').exec(readFileSync(join(PAGES, unit), 'utf8'))?.[1] ?? ''
/** The commands of the page's block below a heading or a word. */
const commandsAfter = (words: string) =>
  (page.slice(page.indexOf(words)).split('```')[1] ?? '').trim().split('\n')

describe('R16 what the page and the README name', () => {
  it('is there: every file of the program, and every variable', () => {
    const named = [...page.matchAll(/\/srv\/agency\/([\w./*-]+)/g)].map(([, path = '']) => path)
    expect(named.length).toBeGreaterThan(2)
    // `.env` is made by the command itself.
    for (const path of named.filter((each) => each !== '.env'))
      expect(spawnSync('sh', ['-c', `ls ${path}`]).status).toBe(0)
    const readme = readFileSync('README.md', 'utf8')
    const vm = readme.slice(readme.indexOf('## Put it on a VM'))
    const set = [...vm.matchAll(/^([A-Z_]+)=([^#\n]+)/gm)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ])
    const known = readFileSync('.env.example', 'utf8')
    for (const [name] of set) expect(known).toMatch(new RegExp(`^#? ?${name}=`, 'm'))
    const config = readConfig(Object.fromEntries(set), '/srv/agency')
    expect(config).toMatchObject({ TRUST_PROXY: 1, DEMO_DATA: false })
    expect(doubtsAbout(config)).toEqual([])
  })

  it('the proxy leads to the port of the server, and lets through what the server takes', () => {
    const caddy = readFileSync(join(PAGES, 'Caddyfile'), 'utf8')
    expect(caddy).toContain(`reverse_proxy 127.0.0.1:${readConfig({}, '/srv/agency').PORT}`)
    const [, megabytes] = /max_size (\d+)MB/.exec(caddy) ?? []
    expect(Number(megabytes) * 1_000_000).toBeGreaterThan(UPLOAD_MAX_BYTES)
    // It lets go of a connection before the server closes it (R15).
    const [, seconds] = /keepalive (\d+)s/.exec(caddy) ?? []
    expect(Number(seconds)).toBeLessThan(10)
  })
})

it('R16 a start that may not be meant as it is set goes on, and says so in the log, once each', async () => {
  const server = await theServer({ PUBLIC_URL: 'http://agency.example', TRUST_PROXY: '1', LOG_LEVEL: 'warn' })
  await server.stop()
  const warned = server
    .said()
    .split('\n')
    .filter((line) => line.includes('"level":40'))
  expect(warned.map((line) => JSON.parse(line).msg.split(' ')[0])).toEqual([
    'PUBLIC_URL',
    'SMTP_URL',
    'RATE_LIMIT',
  ])
})

/** A program folder with its data in it, as on the machine, and how its page's commands are run there. */
function aMachine() {
  const folder = aFolder()
  const backups = aFolder()
  const tools = aFolder()
  for (const same of ['package.json', 'node_modules', 'scripts', 'server', 'shared', 'drizzle'])
    symlinkSync(join(process.cwd(), same), join(folder, same))
  const tool = (name: string, lines: string) =>
    writeFileSync(join(tools, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 })
  // There is one user here, and one version.
  tool('runuser', 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"')
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
  const nightly = () =>
    ['ExecStart', 'ExecStartPost'].map((key) => {
      const line = unitLine('agency-backup.service', key).replaceAll('%%', '%')
      return sh(/^\/bin\/sh -c '(.+)'$/.exec(line)?.[1] ?? 'false')
    })
  return { folder, backups, sh, nightly, git: () => readFileSync(env.GIT_LOG, 'utf8') }
}

it('R16 the nightly job keeps the last fourteen backups and the way back, and none goes when it fails', async () => {
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

describe('R16 update, with a way back', () => {
  it('by the commands of the page: a backup while people write, an update that is regretted, and back', async () => {
    const { folder, backups, sh, nightly, git } = aMachine()
    const { databasePath } = placeIn(folder)
    // The secret lies beside the database, as on an agency's machine.
    const settings = { JWT_SECRET: '' }
    let server = await theServer(settings, folder)
    const { id } = people(folder).aTalent('Asha').model
    for (let n = 0; n < 10; n++) expect((await book(server.url, id, n)).status).toBe(200)
    // More than the two of the talent's that are a row and no file: a store without half of them is refused.
    for (let n = 0; n < 3; n++)
      expect((await upload(server.url, await aPictureOf(640, 480))).status).toBe(200)
    const admin = { email: 'root@agency.example', password: 'of the attack only' }
    const signIn = async (): Promise<string> =>
      JSON.parse((await post(`${server.url}/api/v1/agency/login`, admin)).text).data.token
    const token = await signIn()

    /** One command of the page; what systemd would do is done here. */
    const take = async (command: string) => {
      if (command === 'systemctl stop agency') expect((await server.stop()).code).toBe(0)
      // It does not wait until the site answers.
      else if (command === 'systemctl start agency') server = await aStart(folder, settings)
      else if (command === 'systemctl start agency-backup')
        expect(nightly()[0]).toMatch(/^Backed up \d+ files into .+, without 2 that the database names/)
      else sh(command, server.port)
    }
    let writing = true
    const writer = (async () => {
      for (let n = 100; writing; n++) await book(server.url, id, n)
    })()
    for (const command of commandsAfter('## Update, with a way back')) {
      if (command === 'systemctl stop agency') {
        writing = false
        await writer
      }
      await take(command)
    }
    expect((await book(server.url, id, 9_999)).status).toBe(200)
    // The update is regretted a day later.
    nightly()
    for (const command of commandsAfter('**Back** to the version before')) await take(command)

    expect(git().trim().split('\n')).toEqual([
      'rev-parse HEAD',
      'checkout main',
      'pull',
      'checkout version-one',
    ])
    // As the page says, everybody signs in anew.
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
