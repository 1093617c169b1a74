import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { StartupError } from '../../core/startupError'
import { attempt, type Machine, placesOf, run, runAsSite } from '../site/machine'
import { hasFailed, localAddress, readSettings, waitUntilReady } from '../site/site'
import { hasReplicaUnit, installUnits } from '../site/units'
import { makeCurrent, type Release } from './releases'

/** Where the site's database is. Throws a StartupError when the settings do not say. */
export function databaseOf(machine: Machine): string {
  const { DATABASE_PATH = '' } = readSettings(machine)
  if (!isAbsolute(DATABASE_PATH))
    throw new StartupError(`${placesOf(machine).settings} has no DATABASE_PATH that begins with /.`)
  return DATABASE_PATH
}

/** Copies a database that no server has open, with its log if one was left, complete or not at all. */
const COPY = `
rm -f "$2.half" "$2.half-wal"
cp --reflink=auto "$1" "$2.half"
rm -f "$2-wal"
[ ! -e "$1-wal" ] || cp "$1-wal" "$2-wal"
mv "$2.half" "$2"`

/** As the site's user, whose folder it is: root would follow a link that a broken program put there. */
export const copyDatabase = (machine: Machine, from: string, to: string) =>
  runAsSite(machine, 'sh', '-ec', COPY, 'sh', from, to)

/** There is a database at every moment, since a start without one would make an empty one. */
const PUT_BACK = `
cp --reflink=auto "$2" "$1.half"
ln -f "$1" "$1.before-way-back"
rm -f "$1-wal" "$1-shm"
[ ! -e "$2-wal" ] || cp "$2-wal" "$1-wal"
mv "$1.half" "$1"`

/** Puts the copy in the place of the database, which is kept beside it for two weeks. */
export const putBack = (machine: Machine, database: string, copy: string) =>
  runAsSite(machine, 'sh', '-ec', PUT_BACK, 'sh', database, copy)

/** Starts a release in the place of another; the site is stopped. Returns what is wrong, or null when it is ready. */
export async function startRelease(
  machine: Machine,
  release: Release,
  before: Release,
): Promise<string | null> {
  makeCurrent(machine, release)
  installUnits(machine, release.folder, before.folder)
  attempt(machine, 'systemctl', 'reset-failed', 'agency')
  attempt(machine, 'systemctl', 'start', 'agency')
  return waitUntilReady(localAddress(readSettings(machine)), () => hasFailed(machine))
}

/** Stops the site, which finishes what it was answering, and then the copying of its database. */
export function stopSite(machine: Machine) {
  run(machine, 'systemctl', 'stop', 'agency')
  // By its unit it stops with the site, but this waits for it: the database may be replaced next.
  if (hasReplicaUnit(machine)) run(machine, 'systemctl', 'stop', 'agency-litestream')
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const ignore = () => {}

/** Runs `work` to its end, also when somebody presses Ctrl+C or the connection breaks off. */
export async function withoutInterruption<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const signal of SIGNALS) process.on(signal, ignore)
  try {
    return await work()
  } finally {
    for (const signal of SIGNALS) process.off(signal, ignore)
  }
}

const isRunning = (pid: number) => {
  try {
    return pid !== process.pid && process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Runs `work` as the only change of the installed release. Throws a StartupError while another one runs. */
export async function alone<Result>(machine: Machine, work: () => Promise<Result>): Promise<Result> {
  const { updating } = placesOf(machine)
  const other = existsSync(updating) ? Number(readFileSync(updating, 'utf8')) : 0
  if (other > 0 && isRunning(other))
    throw new StartupError(`Another update or rollback is running (process ${other}). Wait until it ends.`)
  writeFileSync(updating, String(process.pid))
  try {
    return await work()
  } finally {
    rmSync(updating, { force: true })
  }
}
