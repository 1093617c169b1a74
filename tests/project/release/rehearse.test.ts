// @module-tag slow

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { freePort } from '../../../server/command/site/freePort'
import { afterThisTest } from '../../helpers/cleanUp'
import { aProgram } from '../../helpers/installed/programs'

const MINUTES = 60_000
const SQL = 'CREATE TABLE `of_the_update` (`id` integer PRIMARY KEY);'

/** The two volumes of a container, and what the images do with them. */
async function volumes() {
  const folder = mkdtempSync(join(tmpdir(), 'agency-volumes-'))
  afterThisTest(() => rmSync(folder, { recursive: true, force: true }))
  const port = await freePort()
  const at = (path: string) => join(folder, path)
  const env = {
    PATH: '/usr/bin:/bin',
    NODE_ENV: 'production',
    PORT: String(port),
    DATABASE_PATH: at('data/agency.sqlite'),
    UPLOADS_DIR: at('data/uploads'),
    BACKUPS_DIR: at('backups'),
    DEMO_DATA: 'false',
    ADMIN_EMAIL: 'asha@agency.example',
    ADMIN_PASSWORD: 'chosen by Asha',
  }
  const words = (image: string) => [join(image, 'dist/server/agency.js')]
  /** `docker compose run --rm --no-deps site …` */
  const run = (image: string, ...given: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...words(image), ...given], {
      env,
      encoding: 'utf8',
    })
    return { status, said: stdout + stderr }
  }
  /** `docker compose up -d`; returns what stops it. */
  const up = async (image: string) => {
    const site = spawn(process.execPath, [...words(image), 'serve'], { env, stdio: 'ignore' })
    const ended = new Promise((done) => site.once('exit', done))
    const stop = () => {
      site.kill('SIGTERM')
      return ended
    }
    afterThisTest(() => site.kill('SIGKILL'))
    while ((await answer('/readyz')) !== 200 && site.exitCode === null) await pause(50)
    return { stop, site }
  }
  const answer = (path: string, body?: object) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: body ? 'POST' : 'GET',
      // A command holds this process longer than the site keeps a connection open.
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify(body),
    }).then(
      ({ status }) => status,
      () => null,
    )
  const enquire = (name: string) =>
    answer('/enquiries', {
      name,
      email: `${name}@kori.example`,
      subject: 'brand',
      message: 'We are casting.',
    })
  const rows = () => {
    const database = new Sqlite(env.DATABASE_PATH, { readonly: true })
    const found = database.prepare('select name from enquiries order by id').pluck().all()
    database.close()
    return found
  }
  return { at, run, up, answer, enquire, rows }
}

describe('another image', () => {
  it(
    'is tried on a copy while the site runs, takes its place, and is gone back from',
    async () => {
      const { at, run, up, answer, enquire, rows } = await volumes()
      const [old, next] = [aProgram({ version: '1.1.0' }), aProgram({ version: '1.2.0', sql: SQL })]
      const { stop } = await up(old)
      expect(await enquire('Before')).toBe(200)
      expect(run(next, 'rehearse').said).toBe(
        `There is no backup in ${at('backups')}. Make one first, with the version that runs.\n`,
      )
      expect(run(old, 'backup').status).toBe(0)
      const [backup = ''] = readdirSync(at('backups'))
      const { status, said } = run(next, 'rehearse')
      expect(said).toMatch(
        new RegExp(
          `^1\\.2\\.0.* was ready after \\d+\\.\\d seconds on a copy of ${backup}, made .+Z\\. The site was not touched\\.\nIt changes the tables: the version before then needs the database of a backup`,
        ),
      )
      expect([status, await answer('/readyz'), existsSync(at('data/rehearsal'))]).toEqual([0, 200, false])
      expect(run(old, 'rehearse').said).toContain('It leaves the tables as they are')
      await stop()

      const after = await up(next)
      expect(await enquire('After')).toBe(200)
      await after.stop()
      expect(rows()).toEqual(['Before', 'After'])
      // The image before refuses the changed tables, and takes the database of the backup.
      const { site } = await up(old)
      expect(site.exitCode).toBe(78)
      expect(run(old, 'restore', '--database', join(at('backups'), backup, 'agency.sqlite'))).toMatchObject({
        status: 0,
        said: expect.stringContaining(
          `The one before is kept as ${at('data/agency.sqlite.before-rollback')}`,
        ),
      })
      await up(old)
      expect([await answer('/readyz'), rows()]).toEqual([200, ['Before']])
    },
    3 * MINUTES,
  )

  it(
    'that does not start is refused with what it said, and leaves the site alone',
    async () => {
      const { at, run, up, answer } = await volumes()
      const old = aProgram({ version: '1.1.0' })
      await up(old)
      run(old, 'backup')
      const broken = run(aProgram({ version: '1.2.0', isBroken: true }), 'rehearse')
      expect(broken.said).toMatch(
        /^On a copy of agency-.+ 1\.2\.0.* did not start: .+ The site was not touched\./,
      )
      expect(broken.said).toContain('This version ends.')
      expect(broken.status).not.toBe(0)
      const faulty = run(aProgram({ version: '1.2.0', sql: 'CREATE TABLE models (id integer);' }), 'rehearse')
      expect(faulty.said).toContain('table models already exists')
      expect([await answer('/readyz'), existsSync(at('data/rehearsal'))]).toEqual([200, false])
      expect(run(old, 'rehearse', at('nowhere')).said).toBe(`There is no backup ${at('nowhere')}.\n`)
    },
    3 * MINUTES,
  )
})
