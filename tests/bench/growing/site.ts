import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectRoot } from '../../../server/core/projectRoot'
import { ADMIN } from '../servers'
import type { Place } from './fill'

const COMMAND = join(projectRoot, 'dist/server/agency.js')
const MB = 1_000_000

/** The built site in a place, and the command `agency` for it. */
export function siteIn(place: Place, port: number) {
  const url = `http://127.0.0.1:${port}`
  const { PATH = '', HOME = '' } = process.env
  const env = (at: Place = place) => ({
    PATH,
    HOME,
    NODE_ENV: 'production',
    MALLOC_TRIM_THRESHOLD_: '131072',
    PORT: String(port),
    DATABASE_PATH: at.databasePath,
    UPLOADS_DIR: at.uploadsDir,
    DEMO_DATA: 'false',
    RATE_LIMIT: 'off',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'error',
  })
  let site: ChildProcess | undefined
  process.once('exit', () => site?.kill('SIGKILL'))
  return {
    url,
    /** Starts it; returns the seconds until it was ready. */
    async start(): Promise<number> {
      const began = performance.now()
      site = spawn(process.execPath, [COMMAND, 'serve'], { env: env(), stdio: 'ignore' })
      while (!(await isReady(url))) {
        if (site.exitCode !== null) throw new Error(`The site ended with ${site.exitCode}.`)
        await pause(20)
      }
      return (performance.now() - began) / 1000
    },
    memory: () => residentMb(site?.pid ?? 0),
    async stop() {
      const ended = new Promise((done) => site?.once('exit', done))
      site?.kill('SIGTERM')
      await ended
    },
    /** Runs a command; returns its seconds. Throws when it fails. */
    command(given: string[], at?: Place): number {
      const began = performance.now()
      const { status, stderr } = spawnSync(process.execPath, [COMMAND, ...given], {
        env: env(at),
        encoding: 'utf8',
      })
      if (status !== 0) throw new Error(`agency ${given.join(' ')}: ${stderr}`)
      return (performance.now() - began) / 1000
    },
  }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

function residentMb(pid: number): number {
  const file = `/proc/${pid}/status`
  const [, kb] = (existsSync(file) && /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))) || []
  return Number(kb) / 1024
}

/** How many files are below a folder. */
export const countFiles = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length

/** What folders take on the disk, in MB; a file that two of them share counts once. */
export function diskMb(...folders: string[]): number {
  const said = spawnSync('du', ['-sck', ...folders], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
  return (Number(said.at(-1)?.split('\t')[0]) * 1024) / MB
}
