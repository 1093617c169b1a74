import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { lockData } from '../db/lock'
import { TransientStartupError } from '../startupError'

const WITHIN_MS = 45_000
const LOOK_MS = 100

/** The file that says that the next start replaces the database with what was restored beside it. */
export const restoreAcceptance = (databasePath: string): string => `${databasePath}.restore-accepted`

/** Whether the database is about to be replaced. What copies it elsewhere ends until that is done. */
export const isRestoreAccepted = (databasePath: string): boolean =>
  existsSync(restoreAcceptance(databasePath))

const nameOf = (databasePath: string) => `${databasePath}.replica`

/** Makes this the only process that copies a database elsewhere. Returns the release function. Throws a StartupError. */
export function lockReplica(databasePath: string): () => void {
  try {
    return lockData(nameOf(databasePath))
  } catch (error) {
    if (!(error instanceof TransientStartupError)) throw error
    throw new TransientStartupError(`Another process copies ${databasePath} already. Stop it first.`)
  }
}

/**
 * Does `work` while nothing copies the database elsewhere: waits until `agency replica` has stopped for it. One that does not
 * stop, of an older version, keeps the site away no longer than 45 seconds: it makes a new copy at its next start.
 */
export async function withoutReplication(databasePath: string, work: () => Promise<void>): Promise<void> {
  // Nothing has ever been copied from here.
  if (!existsSync(`${nameOf(databasePath)}.lock`)) return work()
  const unlock = await whenFree(databasePath)
  try {
    await work()
  } finally {
    unlock?.()
  }
}

async function whenFree(databasePath: string) {
  for (const until = performance.now() + WITHIN_MS; ; await pause(LOOK_MS))
    try {
      return lockReplica(databasePath)
    } catch (error) {
      if (!(error instanceof TransientStartupError)) throw error
      if (performance.now() > until) return
    }
}
