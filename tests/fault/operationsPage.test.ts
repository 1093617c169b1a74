import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { doubtsAbout, readConfig } from '../../server/core/config'
import { UPLOAD_MAX_BYTES } from '../../shared/limits'

const PAGES = join(process.cwd(), 'docs', 'operations')
const page = readFileSync(join(PAGES, 'README.md'), 'utf8')
const isInstalled = (tool: string) => spawnSync('sh', ['-c', `command -v ${tool}`]).status === 0

describe('R16 the files of docs/operations', () => {
  it.for(['agency.service', 'agency-backup.service', 'agency-backup.timer', 'agency-litestream.service'])(
    '%s: systemd accepts it',
    (name, t) => {
      if (!isInstalled('systemd-analyze')) return t.skip('systemd-analyze is not installed here')
      const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', join(PAGES, name)], {
        encoding: 'utf8',
      })
      const said = (stdout + stderr).split('\n').filter((line) => line.includes(name))
      expect(said).toEqual([])
    },
  )

  it('Caddyfile: Caddy accepts it', (t) => {
    if (!isInstalled('caddy')) return t.skip('caddy is not installed here')
    const args = ['validate', '--adapter', 'caddyfile', '--config', join(PAGES, 'Caddyfile')]
    expect(execFileSync('caddy', args, { encoding: 'utf8', stdio: 'pipe' })).toContain('Valid')
  })

  it('are all named by the page, and every npm command in them exists', () => {
    for (const name of readdirSync(PAGES))
      if (name !== 'README.md') expect(page).toContain(name.replace(/\..*/, ''))
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>
    }
    const unit = readFileSync(join(PAGES, 'agency-backup.service'), 'utf8')
    for (const [, name = ''] of `${page}${unit}`.matchAll(/npm run (?:--silent )?([\w:-]+)/g))
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

describe('R16 what the page names', () => {
  it('exists: every file of the program, and every variable', () => {
    const named = [...page.matchAll(/\/srv\/agency\/([\w./*-]+)/g)].map(([, path = '']) => path)
    expect(named.length).toBeGreaterThan(2)
    // `.env` is made by the command itself.
    for (const path of named.filter((each) => each !== '.env'))
      expect(spawnSync('sh', ['-c', `ls ${path}`]).status).toBe(0)
    const set = [...page.matchAll(/^([A-Z_]+)=([^#\n]+)/gm)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ])
    const known = readFileSync('.env.example', 'utf8')
    for (const [name] of set) expect(known).toMatch(new RegExp(`^#? ?${name}=`, 'm'))
    const config = readConfig(Object.fromEntries(set), '/srv/agency')
    expect(config).toMatchObject({ TRUST_PROXY: 1, DEMO_DATA: false })
    const own = { name: 'Asha', contact: { email: 'hello@agency.example', bookings: 'jobs@agency.example' } }
    // The mail server is entered in the back office.
    expect(doubtsAbout(config, own)).toEqual([
      expect.stringMatching(/^SMTP_URL is not set, nor a mail server in the settings:/),
    ])
  })

  it('the proxy points to the port of the server, and allows what the server accepts', () => {
    const caddy = readFileSync(join(PAGES, 'Caddyfile'), 'utf8')
    expect(caddy).toContain(`reverse_proxy 127.0.0.1:${readConfig({}, '/srv/agency').PORT}`)
    const [, megabytes] = /max_size (\d+)MB/.exec(caddy) ?? []
    expect(Number(megabytes) * 1_000_000).toBeGreaterThan(UPLOAD_MAX_BYTES)
    // It closes a connection before the server does (R15).
    const [, seconds] = /keepalive (\d+)s/.exec(caddy) ?? []
    expect(Number(seconds)).toBeLessThan(10)
  })
})
