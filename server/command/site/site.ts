import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { StartupError } from '../../core/startupError'
import { attempt, type Machine, placesOf, refuseOthers, run } from './machine'

const PORT = 3000
const LOOK_MS = 100
const ANSWER_MS = 2_000
const STATE_EVERY = 10
const READY_WITHIN_MS = 60_000

/** The variables of /etc/agency/env. Throws a StartupError when there is no such file. */
export function readSettings(machine: Machine): Record<string, string | undefined> {
  const { settings } = placesOf(machine)
  if (!existsSync(settings)) throw new StartupError(`There is no ${settings}. Run \`agency setup\` first.`)
  return parseEnv(readFileSync(settings, 'utf8'))
}

/** Where the site answers on this machine. */
export function localAddress({ HOST, PORT: port }: Record<string, string | undefined>): string {
  const isAnywhere = !HOST || ['0.0.0.0', '::', 'localhost'].includes(HOST)
  return `http://${isAnywhere ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST}:${port || PORT}`
}

/** What `/readyz` says: `ready`, in words what is wrong, or null when nothing answers. */
export async function readiness(address: string): Promise<string | null> {
  const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(
    () => null,
  )
  if (answer === null) return null
  if (answer.ok) return 'ready'
  const { disk, database } = await answer.json().catch(() => ({}))
  if (disk === false) return 'less than 200 MB are free on the disk of the database or of the pictures'
  return database === false ? 'the database accepts no writes' : `/readyz answers with ${answer.status}`
}

/** Waits until the site is ready. Returns why not when the time is up, or as soon as `hasEnded` says that it gave up. */
export async function waitUntilReady(
  address: string,
  hasEnded: () => boolean,
  withinMs = READY_WITHIN_MS,
): Promise<string | null> {
  const until = performance.now() + withinMs
  let last: string | null = null
  for (let look = 1; performance.now() < until; look++) {
    last = await readiness(address)
    if (last === 'ready') return null
    if (look % STATE_EVERY === 0 && hasEnded()) return 'the start was refused or failed'
    await pause(LOOK_MS)
  }
  return last ?? `nothing answered for ${withinMs / 1000} seconds`
}

/** Whether systemd has given up starting the site. */
export const hasFailed = (machine: Machine) =>
  attempt(machine, 'systemctl', 'is-failed', '--quiet', 'agency').isDone

/** The last lines that the site printed, for a failed start. */
export const lastLines = (machine: Machine) =>
  attempt(machine, 'journalctl', '--unit', 'agency', '--lines', '12', '--output', 'cat', '--no-pager').said

/** Starts the site and waits until it is ready; returns the line to print. Throws a StartupError when it does not. */
export async function startSite(machine: Machine): Promise<string> {
  refuseOthers(machine, 'start')
  const settings = readSettings(machine)
  attempt(machine, 'systemctl', 'reset-failed', 'agency')
  run(machine, 'systemctl', 'start', 'agency')
  const fault = await waitUntilReady(localAddress(settings), () => hasFailed(machine))
  if (fault === null) return `The site runs: ${settings.PUBLIC_URL ?? localAddress(settings)}`
  throw new StartupError(`The site did not start: ${fault}.\n${lastLines(machine)}`.trim())
}
