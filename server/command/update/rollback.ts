import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../../core/startupError'
import { confirm, readOptions } from '../site/answers'
import { type Machine, refuseOthers, runAsSite } from '../site/machine'
import { lastLines } from '../site/site'
import { alone, databaseOf, startRelease, stopSite, withoutInterruption } from './change'
import { installedRelease, readUpdates, writeUpdates } from './releases'
import { type WayBack, wayBack } from './wayBack'

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
  const way = wayBack(machine)
  if (!way)
    throw new StartupError(
      `${current.version} is the first release here, or none before it is kept. There is no way back.`,
    )
  const { before, last, losesData } = way
  if (losesData) refuseLoss(way, options['put-database-back'] !== undefined)
  const question = losesData
    ? `Everything since ${last.at} will be gone from the site: ${LOSS}. Go back to ${before.version} all the same?`
    : `Go back from ${current.version} to ${before.version}? All data stay.`
  await confirm(machine, question, options.yes !== undefined)
  return alone(machine, () => withoutInterruption(() => goBack(machine, way)))
}

const LOSS = 'bookings, messages, sign-ups, changes of models and jobs'

function refuseLoss({ current, before, last: { at, copy, backup } }: WayBack, isAsked: boolean) {
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

async function goBack(machine: Machine, { current, before, last, losesData }: WayBack): Promise<string> {
  stopSite(machine)
  if (losesData) {
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
