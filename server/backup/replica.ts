import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { mkdtemp, rename, rm, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { isOutOfReach } from '../core/errors'
import { STORE_OWNER } from '../core/files/storage'
import { litestreamConfig, litestreamProgram, writeConfig } from '../core/replica/litestream'
import type { ReplicaPlace } from '../core/replica/place'
import { StartupError } from '../core/startupError'
import { checkDatabase, type Place } from './backup'
import { onDisk } from './files'
import { endAllIn, forgetBucketOwner, forgetReplication, refuseExisting, takeRegionOf } from './restore'

/** An unbroken run of copies, from one start of Litestream with this database to the next. */
type Generation = { name: string; from: Date; until: Date }

/**
 * Restores the database from its replica into a place without one, as of `at` or else the latest, and returns the moment
 * as of which it is. Where `at` is a function, it is asked once the agency's region is known. The pictures are not in a
 * replica, so the media folder stays as it is. Checks the database and ends all sessions, links and API keys and gives
 * up waiting mails, as a restore of a backup does. Throws a StartupError; nothing is left then.
 */
export async function restoreReplica(
  replica: ReplicaPlace,
  to: Place,
  now: Date,
  at: Date | (() => Date) | null,
): Promise<Date> {
  refuseExisting(to.databasePath)
  const program = litestreamProgram()
  const work = await mkdtemp(`${to.databasePath}.unfinished-`)
  try {
    // `generations` wants a database that exists, and asks nothing of it: here the configuration itself.
    const known = join(work, 'litestream.json')
    const config = writeConfig(work, litestreamConfig(replica, known))
    const litestream = (...given: string[]) => run(program, [...given, known], config)
    const generations = generationsIn(await litestream('generations'))
    let moment = at
    if (typeof moment === 'function') {
      const newest = join(work, 'newest.sqlite')
      await litestream('restore', '-o', newest, ...targetOf(generations, null).options)
      takeRegionOf(newest)
      moment = moment()
    }
    const { asOf, options } = targetOf(generations, moment)
    const database = join(work, 'agency.sqlite')
    await litestream('restore', '-o', database, ...options)
    if (statSync(database).size === 0)
      throw new StartupError('The replica gave a database of 0 bytes. Nothing was restored.')
    checkDatabase(database, 'The replica has no complete database of this program')
    endAllIn(database, now, asOf.toISOString())
    await onDisk([database])
    await forgetBucketOwner(to)
    await forgetReplication(to.databasePath)
    // Without it the site keeps the pictures that no row names, such as those of the last second.
    await rm(join(to.uploadsDir, STORE_OWNER), { force: true })
    refuseExisting(to.databasePath)
    await rename(database, to.databasePath)
    await onDisk([dirname(to.databasePath)])
    return asOf
  } catch (error) {
    if (!isOutOfReach(error)) throw error
    throw new StartupError(`The disk of ${to.databasePath} is full. Free some space and restore again.`)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** Runs Litestream with a configuration of its own in the new folder beside `path`, which is removed at the end. */
async function besidePath<Result>(
  replica: ReplicaPlace,
  path: string,
  work: (litestream: (...given: string[]) => ReturnType<typeof run>, folder: string) => Promise<Result>,
): Promise<Result> {
  const program = litestreamProgram()
  const folder = await mkdtemp(`${path}.unfinished-`)
  try {
    const known = join(folder, 'litestream.json')
    const config = writeConfig(folder, litestreamConfig(replica, known))
    return await work((...given) => run(program, [...given, known], config), folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** When the replica was last written to. `path` is a place on this machine for what it needs. Throws a StartupError. */
export const lastChangeIn = (replica: ReplicaPlace, path: string): Promise<Date> =>
  besidePath(
    replica,
    path,
    async (litestream) => targetOf(generationsIn(await litestream('generations')), null).asOf,
  )

/** The runs of copies in the replica, by their names. `path` as for `lastChangeIn`. Throws a StartupError where it cannot be read. */
export const runsIn = (replica: ReplicaPlace, path: string): Promise<string[]> =>
  besidePath(replica, path, async (litestream) => {
    const printed = await litestream('generations')
    return printed.fault === null && rowsIn(printed).length === 0
      ? []
      : generationsIn(printed).map(({ name }) => name)
  })

/**
 * Fetches the newest state of the replica in the place of the file `copy`, once it is checked, and returns as of when it is,
 * which is also the file's time. Throws a StartupError; the copy before is there then.
 */
export const fetchReplica = (replica: ReplicaPlace, copy: string): Promise<Date> =>
  besidePath(replica, copy, async (litestream, folder) => {
    const { asOf, options } = targetOf(generationsIn(await litestream('generations')), null)
    const database = join(folder, 'agency.sqlite')
    await litestream('restore', '-o', database, ...options)
    checkDatabase(database, 'The replica has no complete database of this program')
    await utimes(database, asOf, asOf)
    await onDisk([database])
    await rename(database, copy)
    return asOf
  })

const OUTPUT_MAX = 16_000_000
/** A bucket that takes a connection and says nothing ends nothing by itself. */
const WITHIN_MS = 60 * 60_000

/** Runs a command of Litestream and returns what it printed. Throws a StartupError with what it said when it fails. */
async function run(program: string, [command = '', ...given]: string[], config: string) {
  const args = [command, '-no-expand-env', '-config', config, ...given]
  const ended = await promisify(execFile)(program, args, { maxBuffer: OUTPUT_MAX, timeout: WITHIN_MS }).catch(
    (error) => error,
  )
  const { stdout = '', stderr = '', code } = ended
  if (code !== undefined)
    throw new StartupError(`Litestream could not do this: ${faultIn(stderr || String(ended))}`)
  return { stdout, fault: stderr === '' ? null : faultIn(stderr) }
}

/** The last message of Litestream's log without its frame. */
function faultIn(log: string): string {
  const last = log.trim().split('\n').at(-1) ?? ''
  return /\berror="?(.+?)"?$/.exec(last)?.[1] ?? last
}

type Printed = { stdout: string; fault: string | null }

const ROW = /^\S+\s+([0-9a-f]{16})\s+\S+\s+(\S+)\s+(\S+)$/

const rowsIn = ({ stdout }: Pick<Printed, 'stdout'>): Generation[] =>
  stdout.split('\n').flatMap((line) => {
    const [, name, from = '', until = ''] = ROW.exec(line.trim()) ?? []
    return name ? [{ name, from: new Date(from), until: new Date(until) }] : []
  })

/** Reads the table that `litestream generations` prints. Throws a StartupError when there is none. */
function generationsIn({ stdout, fault }: Printed): Generation[] {
  const rows = rowsIn({ stdout })
  if (rows.length > 0) return rows
  throw new StartupError(
    fault === null ? 'There is no replica at REPLICA_URL yet.' : `The replica cannot be read: ${fault}`,
  )
}

/** Which generation to take, and up to when. Litestream itself refuses a moment in which nothing changed. */
function targetOf(all: Generation[], at: Date | null) {
  const begun = at === null ? all : all.filter(({ from }) => from <= at)
  const chosen = begun.reduce<Generation | null>(
    (best, each) => (best && key(best, at) >= key(each, at) ? best : each),
    null,
  )
  if (!chosen) {
    const first = new Date(Math.min(...all.map(({ from }) => from.getTime())))
    throw new StartupError(`The replica begins at ${first.toISOString()}. Choose a later moment.`)
  }
  const generation = ['-generation', chosen.name]
  if (at === null || at >= chosen.until) return { asOf: chosen.until, options: generation }
  return { asOf: at, options: [...generation, '-timestamp', at.toISOString()] }
}

/** The newest is the one that was written last; for a moment, the one that had begun last. */
const key = ({ from, until }: Generation, at: Date | null) => (at === null ? until : from).getTime()
