// @module-tag slow

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../helpers/freePort'

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

  it('lists in its SBOM the Node it brings and each package', () => {
    const { bomFormat, components } = JSON.parse(readFileSync(join(program, 'sbom.json'), 'utf8'))
    expect(bomFormat).toBe('CycloneDX')
    const names: string[] = components.map(
      ({ name, version }: Record<string, string>) => `${name}@${version}`,
    )
    expect(names).toContain(`node@${process.versions.node}`)
    expect(names.filter((name) => /^(express|better-sqlite3|sharp)@/.test(name))).toHaveLength(3)
    expect(names.filter((name) => /^(vite|tsx|typescript|vitest)@/.test(name))).toEqual([])
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
    'is the same file when it is made again',
    () => {
      expect(makeRelease()).toBe(sums)
    },
    5 * MINUTES,
  )
})
