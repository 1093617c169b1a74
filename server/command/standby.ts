import { existsSync } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { shortMoment } from '../../shared/format'
import { zoneWords } from '../../shared/time/zone'
import { fetchReplica, lastChangeIn } from '../backup/replica'
import { refuseExisting, restoreDatabase } from '../backup/restore'
import { lockData } from '../core/db/lock'
import { knownPlace } from '../core/replica/litestream'
import { StartupError } from '../core/startupError'
import { settings } from './backups'
import { restoreFromReplica } from './replica'

const LOOK_MS = 30_000
const STILL_WRITES_MS = 3_000
const copyOf = (databasePath: string) => `${databasePath}.standby`

const momentWords = (at: Date) => `${shortMoment(at.toISOString())} ${zoneWords()} (${at.toISOString()})`

/** Keeps a checked copy of the replica's newest state beside the place of the database, until a signal ends it. */
export async function follow(say: (line: string) => void): Promise<undefined> {
  const { REPLICA_URL, databasePath } = settings()
  const place = knownPlace(REPLICA_URL)
  refuseExisting(databasePath)
  await mkdir(dirname(databasePath), { recursive: true })
  const copy = copyOf(databasePath)
  // Two would take the copy from each other.
  const unlock = lockData(copy)
  let ends = false
  const stopped = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      ends = true
      stopped.abort()
    })
  let known = 0
  let fault = ''
  while (!ends) {
    try {
      const last = await lastChangeIn(place, copy)
      if (last.getTime() !== known) {
        const asOf = await fetchReplica(place, copy)
        known = asOf.getTime()
        say(`Followed: the copy is as of ${momentWords(asOf)}.`)
      }
      fault = ''
    } catch (error) {
      // The first machine may begin later, and the bucket may be away for a while.
      if (!(error instanceof StartupError)) throw error
      if (error.message !== fault) say(`Not followed: ${error.message}`)
      fault = error.message
    }
    await pause(LOOK_MS, undefined, { signal: stopped.signal }).catch(() => {})
  }
  unlock()
}

/**
 * Puts the newest state of the replica in the place of the database, or where the replica is lost too, the copy that was
 * followed; returns the line to print. Throws a StartupError where a database is, or the first machine still writes.
 */
export async function take(): Promise<string> {
  const { REPLICA_URL, ...config } = settings()
  const { databasePath } = config
  const place = knownPlace(REPLICA_URL)
  refuseExisting(databasePath)
  await mkdir(dirname(databasePath), { recursive: true })
  const copy = copyOf(databasePath)
  const said = await newest().catch(async (error) => {
    if (!(error instanceof StartupError) || error instanceof StillWrites || !existsSync(copy)) throw error
    const { mtime } = await stat(copy)
    const unlock = lockData(databasePath)
    await restoreDatabase(copy, config, new Date()).finally(unlock)
    return `The replica could not be read: ${error.message} The database is as of ${momentWords(mtime)}, the last state that this machine has followed. Everyone has to sign in again.`
  })
  await rm(copy, { force: true })
  return said

  async function newest() {
    const before = await lastChangeIn(place, copy)
    await pause(STILL_WRITES_MS)
    if ((await lastChangeIn(place, copy)).getTime() !== before.getTime()) throw new StillWrites()
    return restoreFromReplica()
  }
}

class StillWrites extends StartupError {
  constructor() {
    super(
      'The first machine still writes to the replica. Turn it off, or stop its `agency` and `agency-litestream`: two sites must never write to one replica.',
    )
  }
}
