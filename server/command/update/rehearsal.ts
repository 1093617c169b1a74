import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '../../core/startupError'
import { freePort } from '../site/freePort'
import { knownUser, type Machine, runAsSite, siteEnvironment } from '../site/machine'
import { waitUntilReady } from '../site/site'
import type { Release } from './releases'

const STOP_MS = 15_000
const OUTPUT_MAX = 4_000

/**
 * Starts a release on a copy of the database, on another port, and asks it for the home page: migrations and start are
 * tried before the site is touched. Nothing leaves the machine meanwhile, no mail and no webhook. Returns how many seconds
 * the start took. Throws a StartupError with what it printed when it does not become ready.
 */
export async function rehearse(
  machine: Machine,
  release: Release,
  databasePath: string,
  copy: string,
): Promise<number> {
  const folder = join(dirname(databasePath), 'rehearsal')
  runAsSite(machine, 'rm', '-rf', folder)
  runAsSite(machine, 'mkdir', '-m', '700', folder)
  try {
    runAsSite(machine, 'cp', '--no-preserve=mode', copy, join(folder, 'agency.sqlite'))
    return await start(machine, release, folder)
  } finally {
    runAsSite(machine, 'rm', '-rf', folder)
  }
}

async function start(machine: Machine, release: Release, folder: string): Promise<number> {
  const site = { program: [join(release.folder, 'agency'), 'serve'], env: siteEnvironment(machine) }
  const { seconds, fault, said } = await tryOn(folder, { ...site, ...knownUser(machine) })
  if (fault === null) return seconds
  throw new StartupError(
    `On a copy of the database ${release.version} did not start: ${fault}. The site was not touched.\n${said}`.trim(),
  )
}

type Site = { program: string[]; env: NodeJS.ProcessEnv; uid?: number; gid?: number }

/**
 * Starts a program on the database in this folder, where nothing leaves the machine, and asks it for the home page. Returns how
 * many seconds the start took, what is wrong or null, and what it printed.
 */
export async function tryOn(folder: string, { program: [command = '', ...given], ...as }: Site) {
  const port = await freePort()
  const env = {
    ...as.env,
    AGENCY_REHEARSAL: 'yes',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_PATH: join(folder, 'agency.sqlite'),
    UPLOADS_DIR: join(folder, 'uploads'),
    SMTP_URL: '',
    LOG_LEVEL: 'error',
  }
  const began = performance.now()
  const site = spawn(command, given, { ...as, cwd: '/', env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(site, 'close').catch(() => {})
  let said = ''
  for (const stream of [site.stdout, site.stderr])
    stream.on('data', (part) => {
      said = (said + part).slice(-OUTPUT_MAX)
    })
  try {
    const address = `http://127.0.0.1:${port}`
    const why = await waitUntilReady(address, () => site.exitCode !== null || site.signalCode !== null)
    const seconds = (performance.now() - began) / 1000
    const home = why === null ? (await fetch(address).catch(() => null))?.status : undefined
    const fault = home === 200 ? null : (why ?? `the home page answers with ${home}`)
    return { seconds, fault, said }
  } finally {
    site.kill('SIGTERM')
    await Promise.race([ended, pause(STOP_MS, undefined, { ref: false })])
    site.kill('SIGKILL')
  }
}
