// @module-tag slow

import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeInstaller } from '../../../scripts/release/installer.mjs'
import { releaseKey } from '../../../scripts/release/sign.mjs'
import { freePort } from '../../../server/command/site/freePort'
import { aMachine } from '../../helpers/installed/machine'
import { aNextRelease } from '../../helpers/installed/nextRelease'
import { anAddress } from '../../helpers/installed/releaseFolder'
import { RELEASE_KEY } from '../../helpers/installed/releaseKeys'

const MADE = 'dist/release'
const MINUTES = 60_000
const folder = mkdtempSync(join(tmpdir(), 'agency-release-'))
let site: ChildProcess | undefined
afterAll(() => {
  site?.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** Makes the release and returns its line in SHA256SUMS. */
function makeRelease(): string {
  execFileSync(process.execPath, ['scripts/release.mjs'], { stdio: 'ignore' })
  return readFileSync(join(MADE, 'SHA256SUMS'), 'utf8')
}

describe('a release', () => {
  let sums = ''
  let program = ''
  beforeAll(() => {
    sums = makeRelease()
    execFileSync('tar', ['-xzf', join(MADE, sums.trim().split('  ')[1] ?? ''), '-C', folder])
    program = join(folder, readdirSync(folder)[0] ?? '')
  }, 5 * MINUTES)

  /** What a bare machine has: nothing of this clone, and no Node. */
  const environment = (port = 0) => ({
    PATH: '/usr/bin:/bin',
    PORT: String(port),
    JWT_SECRET: 'a secret of the release, 32 characters',
    ADMIN_EMAIL: 'root@agency.example',
    ADMIN_PASSWORD: 'of the release only',
    DATABASE_PATH: join(folder, 'data/agency.sqlite'),
    UPLOADS_DIR: join(folder, 'uploads'),
  })
  const agency = (...given: string[]) =>
    execFileSync(join(program, 'agency'), given, { env: environment(), encoding: 'utf8' })

  it('has at most 80 MB, and every file as SHA256SUMS in it says', () => {
    const [name] = readdirSync(MADE).filter((each) => each.endsWith('.tar.gz'))
    expect(sums).toMatch(/^[0-9a-f]{64} {2}agency-\d+\.\d+\.\d+-linux-\w+\.tar\.gz\n$/)
    expect(statSync(join(MADE, name ?? '')).size).toBeLessThan(80_000_000)
    execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: program })
  })

  it('lists in its SBOM the Node and the Litestream it brings, and each package', () => {
    const { bomFormat, components } = JSON.parse(readFileSync(join(program, 'sbom.json'), 'utf8'))
    expect(bomFormat).toBe('CycloneDX')
    const names: string[] = components.map(
      ({ name, version }: Record<string, string>) => `${name}@${version}`,
    )
    expect(names).toContain(`node@${process.versions.node}`)
    expect(names).toContain('litestream@0.3.13')
    expect(names.filter((name) => /^(express|better-sqlite3|sharp)@/.test(name))).toHaveLength(3)
    expect(names.filter((name) => /^(vite|tsx|typescript|vitest)@/.test(name))).toEqual([])
  })

  it('has the licence, and the notices of the packages in it', () => {
    const text = (file: string) => readFileSync(join(program, file), 'utf8')
    expect(text('LICENSE')).toContain('GNU AFFERO GENERAL PUBLIC LICENSE')
    for (const name of ['express', '@chakra-ui/react', '@fontsource-variable/archivo', 'lucide-react'])
      expect(text('licences.txt')).toContain(name)
  })

  it(
    'serves the site, backs it up and checks the backup with nothing but itself',
    async () => {
      const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
      expect(agency('version')).toContain(`${version} (`)
      const port = await freePort()
      site = spawn(join(program, 'agency'), ['serve'], { env: environment(port), stdio: 'ignore' })
      const read = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => null)
      while ((await read('/readyz')) === null) await pause(100)
      for (const path of ['/', '/models', '/book-model', '/docs', '/public/models'])
        expect([path, (await read(path))?.status]).toEqual([path, 200])
      const backup = join(folder, 'backup')
      expect(agency('backup', backup)).toContain(`Backed up`)
      expect(agency('backup', '--verify', backup)).toContain('are unchanged since')
      expect(existsSync(join(backup, 'manifest.json'))).toBe(true)
      const nights = join(folder, 'nights')
      for (let day = 10; day < 30; day++)
        mkdirSync(join(nights, `agency-2026-01-${day}T22-00-00`), { recursive: true })
      agency('backup', '--nightly', nights)
      const kept = readdirSync(nights).sort()
      expect(kept).toHaveLength(14)
      expect(kept[0]).toBe('agency-2026-01-17T22-00-00')
      expect(existsSync(join(nights, kept.at(-1) ?? '', 'manifest.json'))).toBe(true)
    },
    MINUTES,
  )

  it(
    'is installed, goes back from an update that fails, and is updated, with all rows',
    async () => {
      const { at, has, read, env, port, url } = await aMachine()
      const run = (command: string, ...given: string[]) =>
        spawnSync(command, given, { env, encoding: 'utf8' })
      const answers = ['--domain=agency.example', '--email=asha@agency.example', `--port=${port}`, '--yes']
      const setUp = run(join(program, 'agency'), 'setup', ...answers)
      expect([setUp.status, setUp.stderr]).toEqual([0, ''])
      const [, token = ''] = /https:\/\/agency\.example\/reset-password\/(\S+)/.exec(setUp.stdout) ?? []
      const send = (path: string, body: object) =>
        fetch(`${url}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      const account = { username: 'asha@agency.example', newPassword: 'chosen by Asha' }
      expect((await send('/auth/password-reset', { token, ...account })).status).toBe(200)
      const enquiry = { name: 'Kori', email: 'a@kori.example', subject: 'brand', message: 'We are casting.' }
      expect((await send('/enquiries', enquiry)).status).toBe(200)

      const command = at('usr/local/bin/agency')
      const sql = 'CREATE TABLE `of_the_update` (`id` integer PRIMARY KEY);'
      const broken = aNextRelease(program, folder, { version: '1.0.1', sql, isBroken: true })
      const failed = run(command, 'update', broken, '--unsigned')
      // Made without a key, as every release of the tests.
      expect(run(command, 'update', broken).stderr).toContain('was made without a key')
      expect(failed.stderr).toMatch(/^1\.0\.1 did not start: .+\n\d+\.\d+\.\d+ runs again, with everything/)
      const good = aNextRelease(program, folder, { version: '1.0.2', sql })
      const updated = run(command, 'update', good, '--unsigned')
      expect([updated.status, updated.stderr]).toEqual([0, ''])
      expect(run(command, 'status').stdout).toMatch(/^Release {2}1\.0\.2, /)
      expect(has('var/lib/agency/rehearsal')).toBe(false)
      expect(run(command, 'rollback', '--yes').stderr).toContain('1.0.2 has changed the tables')
      expect(run(command, 'rollback', '--put-database-back', '--yes').stderr).toBe('')
      expect(read('opt/agency/current/package.json')).not.toContain('1.0.2')
      const database = new Sqlite(at('var/lib/agency/agency.sqlite'), { readonly: true })
      expect(database.prepare('select email from enquiries').pluck().all()).toEqual(['a@kori.example'])
      database.close()

      // The commands that do not open the database help where its module does not load.
      rmSync(at('opt/agency/current/node_modules/better-sqlite3'), { recursive: true })
      for (const name of ['version', 'status', 'doctor'])
        expect([name, run(command, name).stderr]).toEqual([name, ''])
      expect(run(command, 'uninstall', '--keep-data', '--yes').status).toBe(0)
      expect([has('opt/agency'), has('var/lib/agency/agency.sqlite')]).toEqual([false, true])
    },
    10 * MINUTES,
  )

  it(
    'is installed from its address by one line, and finds, rehearses and installs the next',
    async () => {
      const { at, env, port, url } = await aMachine()
      const web = join(folder, 'web')
      mkdirSync(web)
      const sql = 'CREATE TABLE `of_the_update` (`id` integer PRIMARY KEY);'
      const publish = (version: string) => {
        aNextRelease(program, web, { version, sql, key: RELEASE_KEY })
        writeFileSync(
          join(web, 'releases.json'),
          JSON.stringify([{ version, changes: `New in ${version}.` }]),
        )
      }
      publish('1.0.3')
      const script = writeInstaller(web, { address: '', publicKey: releaseKey(RELEASE_KEY)?.publicKey })
      const { address } = await anAddress(web)
      // Not `spawnSync`: this process answers the requests.
      const run = (command: string, ...given: string[]) =>
        promisify(execFile)(command, given, { env: { ...env, AGENCY_RELEASES: address } })
      const answers = ['--domain=agency.example', '--email=asha@agency.example', `--port=${port}`, '--yes']
      expect((await run('sh', script, ...answers)).stdout).toContain(
        'set up the agency: https://agency.example',
      )
      expect((await fetch(`${url}/readyz`)).status).toBe(200)
      expect((await run('sh', script, ...answers)).stdout).toContain('A release is installed here already')
      publish('1.0.4')
      const command = at('usr/local/bin/agency')
      expect((await run(command, 'update', '--check')).stdout).toContain(
        '1.0.4 is there; 1.0.3 is installed.',
      )
      const { stdout } = await run(command, 'update')
      expect(stdout).toMatch(/Trying 1\.0\.4 on a copy of the database\.\nIt was ready after \d/)
      expect(stdout).toContain('1.0.4 runs.')
      expect((await run(command, 'status')).stdout).toMatch(/^Release {2}1\.0\.4, /)
    },
    10 * MINUTES,
  )

  it(
    'is the same file when it is made again',
    () => {
      expect(makeRelease()).toBe(sums)
    },
    5 * MINUTES,
  )
})
