import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../../core/startupError'
import { confirm, readOptions } from '../site/answers'
import { type Machine, placesOf, refuseOthers, runAsSite } from '../site/machine'
import { lastLines } from '../site/site'
import { alone, databaseOf, startRelease, stopSite, withoutInterruption } from './change'
import {
  installedRelease,
  type Release,
  readRelease,
  readUpdates,
  type Update,
  writeUpdates,
} from './releases'

export const ROLLBACK_USAGE = 'agency rollback [--put-database-back] [--yes]'

/**
 * Goes back to the release before the last update, with all data where that release can read them. Where it cannot, the
 * copy of the database made before the update has to be asked for, because what came since is then gone from the site.
 * Returns the line to print. Throws a StartupError.
 */
export async function rollback(machine: Machine, given: string[]): Promise<string> {
  const { options, rest } = readOptions(given, [], ['put-database-back', 'yes'], ROLLBACK_USAGE)
  if (rest.length > 0) throw new StartupError(`Usage: ${ROLLBACK_USAGE}`)
  refuseOthers(machine, 'rollback')
  const current = installedRelease(machine)
  const last = readUpdates(machine).at(-1)
  if (last?.to !== current.name)
    throw new StartupError(
      `${current.version} is the first release here, or none before it is kept. There is no way back.`,
    )
  const before = readRelease(join(placesOf(machine).releases, last.from))
  const isUnreadable = before.newestMigration < current.newestMigration
  if (isUnreadable) refuseLoss(current, before, last, options['put-database-back'] !== undefined)
  const question = isUnreadable
    ? `Everything since ${last.at} will be gone from the site: ${LOSS}. Go back to ${before.version} all the same?`
    : `Go back from ${current.version} to ${before.version}? All data stay.`
  await confirm(machine, question, options.yes !== undefined)
  return alone(machine, () =>
    withoutInterruption(() => goBack(machine, { current, before, last, isUnreadable })),
  )
}

const LOSS = 'bookings, messages, sign-ups, changes of models and jobs'

function refuseLoss(current: Release, before: Release, { at, copy, backup }: Update, isAsked: boolean) {
  const sentence = `${current.version} has changed the tables, and ${before.version} cannot read them.`
  if (!existsSync(copy))
    throw new StartupError(
      `${sentence} The copy from before the update is no longer there. Its backup, if it is still kept, is ${backup}: docs/operations/release.md says how to restore it.`,
    )
  if (!isAsked)
    throw new StartupError(
      `${sentence} The copy of the database from ${at} can be put back with --put-database-back. What came since, ${LOSS}, is then gone from the site; the present database is kept for two weeks.`,
    )
}

type Way = { current: Release; before: Release; last: Update; isUnreadable: boolean }

async function goBack(machine: Machine, { current, before, last, isUnreadable }: Way): Promise<string> {
  stopSite(machine)
  if (isUnreadable) {
    try {
      // By the release that knows these tables.
      machine.say(runAsSite(machine, join(before.folder, 'agency'), 'restore', '--database', last.copy))
    } catch (error) {
      await startRelease(machine, current, before)
      throw error
    }
  }
  const fault = await startRelease(machine, before, current)
  writeUpdates(machine, readUpdates(machine).slice(0, -1))
  if (fault === null) return `${before.version} runs again, on ${databaseOf(machine)}.`
  throw new StartupError(`${before.version} does not start: ${fault}.\n${lastLines(machine)}`.trim())
}
