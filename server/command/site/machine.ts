import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { StartupError } from '../../core/startupError'

/** The machine that the site is installed on. Tests give one in a folder, with stand-ins for its programs. */
export type Machine = {
  /** Before every path; `/` on a real machine. */
  root: string
  /** The release whose command this is. */
  program: string
  env: NodeJS.ProcessEnv
  /** Prints a line while a command goes on. */
  say(line: string): void
  /** The typed answer, or null where nobody can answer. */
  ask(question: string): Promise<string | null>
  now(): Date
}

/** Whose the data is; the program is root's. */
const USER = 'agency'
const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
const OUTPUT_MAX_BYTES = 64_000_000

/** Where everything is, below the machine's root. */
export function placesOf({ root }: Pick<Machine, 'root'>) {
  const at = (...parts: string[]) => join(root, ...parts)
  const data = at('var/lib/agency')
  return {
    releases: at('opt/agency/releases'),
    current: at('opt/agency/current'),
    updates: at('opt/agency/updates.json'),
    updating: at('opt/agency/update.pid'),
    /** What `agency change` does, for the page System. */
    progress: at('opt/agency/change.json'),
    program: at('opt/agency'),
    settings: at('etc/agency/env'),
    units: at('etc/systemd/system'),
    command: at('usr/local/bin/agency'),
    data,
    backups: at('var/backups/agency'),
    caddy: at('etc/caddy'),
  }
}

/** The environment of the programs that are run: `su` leaves out the folders of root's programs. */
const environmentOf = ({ env }: Machine): NodeJS.ProcessEnv => ({
  ...env,
  PATH: [env.PATH, SYSTEM_PATH].filter(Boolean).join(':'),
})

type Ids = { uid: number; gid: number }

function start(machine: Machine, [command = '', ...given]: string[], as?: Ids, env?: NodeJS.ProcessEnv) {
  const options = { encoding: 'utf8', cwd: '/', maxBuffer: OUTPUT_MAX_BYTES } as const
  return spawnSync(command, given, { ...options, env: { ...environmentOf(machine), ...env }, ...as })
}

const isDone = ({ status, error }: SpawnSyncReturns<string>) => error === undefined && status === 0

function refuseFailed(command: string[], ended: SpawnSyncReturns<string>): string {
  if (isDone(ended)) return ended.stdout.trim()
  const said = ended.error?.message ?? (ended.stderr.trim() || ended.stdout.trim())
  // Not the lines of a script that a shell was given.
  const words = command.filter((word) => !word.includes('\n')).join(' ')
  throw new StartupError(`\`${words}\` failed${said === '' ? '.' : `: ${said}`}`)
}

/** Runs a program and returns what it printed. Throws a StartupError with what it said when it fails. */
export const run = (machine: Machine, ...command: string[]): string =>
  refuseFailed(command, start(machine, command))

/** What a program printed, and whether it succeeded. */
export function attempt(machine: Machine, ...command: string[]) {
  const ended = start(machine, command)
  return { isDone: isDone(ended), said: (ended.stdout ?? '').trim() }
}

/** Asked once for each command: an update runs tens of programs as the site's user. */
const users = new WeakMap<Machine, Ids>()

/** User and group of the site; null when there is no such user. */
export function siteUser(machine: Machine): Ids | null {
  const known = users.get(machine)
  if (known) return known
  const [, uid, gid] = /^uid=(\d+)\S* gid=(\d+)/.exec(attempt(machine, 'id', USER).said) ?? []
  if (uid === undefined || gid === undefined) return null
  const found = { uid: Number(uid), gid: Number(gid) }
  users.set(machine, found)
  return found
}

/** The same, where it must be there. Throws a StartupError. */
export function knownUser(machine: Machine): Ids {
  const user = siteUser(machine)
  if (!user) throw new StartupError(`There is no user ${USER}. Run \`agency setup\` first.`)
  return user
}

/** Makes the user of the site where it is missing; returns whether it did. */
export function makeUser(machine: Machine): boolean {
  if (siteUser(machine)) return false
  const home = ['--home-dir', '/var/lib/agency', '--no-create-home', '--shell', '/usr/sbin/nologin']
  run(machine, 'useradd', '--system', '--user-group', ...home, USER)
  return true
}

/** What the site's user sees of the environment, so that its programs do as under systemd. */
export const siteEnvironment = (machine: Machine): NodeJS.ProcessEnv => ({
  PATH: environmentOf(machine).PATH,
  HOME: placesOf(machine).data,
  LANG: 'C.UTF-8',
  ...(machine.root === '/' ? {} : { AGENCY_ROOT: machine.root }),
})

/** Runs a program as the site's user, who owns the data. Throws a StartupError with what it said when it fails. */
export function runAsSite(machine: Machine, ...command: string[]): string {
  const quiet = { ...machine, env: siteEnvironment(machine) }
  return refuseFailed(command, start(quiet, command, knownUser(machine), { HOME: placesOf(machine).data }))
}

/**
 * Runs this same command as the site's user when root typed it on an installed release, and returns its exit code: files
 * that root made beside the database would stop the site from writing. Null when this process may go on itself.
 */
export function runAsOwner(machine: Machine): number | null {
  if (process.getuid?.() !== 0 || !machine.program.startsWith(`${placesOf(machine).releases}/`)) return null
  const user = siteUser(machine)
  if (!user || user.uid === 0) return null
  const env = { ...machine.env, HOME: placesOf(machine).data }
  return spawnSync(process.execPath, process.argv.slice(1), { ...user, env, stdio: 'inherit' }).status ?? 1
}

/** Throws a StartupError for anybody but root. */
export function refuseOthers(machine: Machine, name: string) {
  if (machine.root === '/' && process.getuid?.() !== 0)
    throw new StartupError(`\`agency ${name}\` changes the machine, so run it as root.`)
}
