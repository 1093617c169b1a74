import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { send } from '../attack/calls'
import { people } from '../attack/people'
import { aFolder, placeIn, theServer } from '../helpers/theServer'
import { aPictureOf, book, upload } from './visitors'

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
})

/** A command of the page, on the data in `folder`. */
function npmRun(folder: string, ...args: string[]) {
  const { databasePath, uploadsDir } = placeIn(folder)
  const env = { ...process.env, DATABASE_PATH: databasePath, UPLOADS_DIR: uploadsDir }
  return execFileSync('npm', ['run', '--silent', ...args], { env, encoding: 'utf8', stdio: 'pipe' })
}

describe('R16 update, with a way back', () => {
  it('a backup while people write, an update that is regretted, and back to the moment of the backup', async () => {
    const folder = aFolder()
    const backups = aFolder()
    const target = join(backups, 'agency-2026-11-21T03-30-00')
    const { databasePath, uploadsDir } = placeIn(folder)
    // The secret lies beside the database, as on an agency's machine.
    const server = await theServer({ JWT_SECRET: '' }, folder)
    const { id } = people(folder).aTalent('Asha').model
    for (let n = 0; n < 10; n++) expect((await book(server.url, id, n)).status).toBe(200)
    expect((await upload(server.url, await aPictureOf(640, 480))).status).toBe(200)
    const signedIn = await send(`${server.url}/api/v1/agency/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'root@agency.example', password: 'of the attack only' }),
    })
    const token: string = JSON.parse(signedIn.text).data.token
    let writing = true
    const writer = (async () => {
      for (let n = 100; writing; n++) await book(server.url, id, n)
    })()
    expect(npmRun(folder, 'backup', '--', target)).toMatch(/^Backed up \d+ files into /)
    writing = false
    await writer
    expect((await server.stop()).code).toBe(0)

    // The update: the new version starts, somebody books, and it is regretted.
    const updated = await theServer({ JWT_SECRET: '' }, folder)
    expect((await book(updated.url, id, 9_999)).status).toBe(200)
    expect((await updated.stop()).code).toBe(0)

    const data = join(folder, 'data')
    renameSync(data, `${data}.newer`)
    renameSync(uploadsDir, `${uploadsDir}.newer`)
    const [newest = ''] = readdirSync(backups).sort().reverse()
    expect(npmRun(folder, 'restore', '--', join(backups, newest))).toMatch(
      /^Restored \d+ files as they were at /,
    )
    copyFileSync(join(`${data}.newer`, 'jwt-secret'), join(data, 'jwt-secret'))

    const back = await theServer({ JWT_SECRET: '' }, folder)
    expect((await send(`${back.url}/admin/bookings`, { token })).status).toBe(200)
    expect((await book(back.url, id, 10_000)).status).toBe(200)
    await back.stop()
    const names = (path: string) => {
      const database = new Sqlite(path, { readonly: true })
      const all = database.prepare('select client_name from bookings').pluck().all() as string[]
      database.close()
      return all
    }
    expect(names(databasePath)).toEqual(expect.arrayContaining(['Client 0', 'Client 9', 'Client 10000']))
    expect(names(databasePath)).not.toContain('Client 9999')
    expect(names(join(`${data}.newer`, 'agency.sqlite'))).toContain('Client 9999')
  })
})
