import { statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartupError } from '../../core/startupError'

const MEGABYTE = 1_000_000
const HEADROOM = 300 * MEGABYTE

/** Throws a StartupError when the disk of the database has no room for so many copies of it. */
export function refuseWithoutRoom(what: string, database: string, copies: number) {
  const { bavail, bsize } = statfsSync(dirname(database))
  const [free, needed] = [bavail * bsize, copies * statSync(database).size + HEADROOM]
  if (free < needed)
    throw new StartupError(
      `${what} needs ${Math.ceil(needed / MEGABYTE)} MB on the disk of ${database}, and ${Math.floor(free / MEGABYTE)} MB are free.`,
    )
}
