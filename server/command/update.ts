import { rmSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartupError } from '../core/startupError'
import { readOptions } from './answers'
import { backupNameAt } from './backupNames'
import {
  alone,
  copyDatabase,
  databaseOf,
  putBack,
  startRelease,
  stopSite,
  withoutInterruption,
} from './change'
import { type Machine, placesOf, refuseOthers, runAsSite } from './machine'
import { rehearse } from './rehearsal'
import {
  installedRelease,
  type Release,
  readUpdates,
  removeOldReleases,
  type Update,
  writeUpdates,
} from './releases'
import { lastLines, localAddress, readiness, readSettings } from './site'
import { unpack } from './tarball'

export const UPDATE_USAGE = 'agency update <agency-….tar.gz> [--force]'

const MEGABYTE = 1_000_000
/** The backup's, the rehearsal's, the one to go back to, and the one that a migration makes. */
const COPIES = 4
const HEADROOM = 300 * MEGABYTE

/**
 * Puts another release in the place of the installed one: backup, a start on a copy of the database, and only then stop,
 * copy, start. When the new one does not become ready, the old one runs again, with the database as it was. Returns the
 * line to print. Throws a StartupError when the old release stays.
 */
export async function update(machine: Machine, given: string[]): Promise<string> {
  const { options, rest } = readOptions(given, [], ['force'], UPDATE_USAGE)
  const [file] = rest
  if (file === undefined || rest.length > 1) throw new StartupError(`Usage: ${UPDATE_USAGE}`)
  refuseOthers(machine, 'update')
  const old = installedRelease(machine)
  return alone(machine, async () => {
    const database = databaseOf(machine)
    refuseWithoutRoom(database)
    await refuseUnready(machine, options.force !== undefined)
    machine.say('Unpacking and checking the release.')
    const release = unpack(machine, file, old, options.force !== undefined)
    try {
      const backup = join(placesOf(machine).backups, backupNameAt(machine.now()))
      machine.say('Making a backup.')
      machine.say(runAsSite(machine, join(old.folder, 'agency'), 'backup', backup))
      machine.say(`Trying ${release.version} on a copy of the database.`)
      const seconds = await rehearse(machine, release, database, join(backup, 'agency.sqlite'))
      machine.say(`It was ready after ${seconds.toFixed(1)} seconds.`)
      return await withoutInterruption(() => exchange(machine, { old, release, database, backup }))
    } catch (error) {
      if (installedRelease(machine).name === old.name)
        rmSync(release.folder, { recursive: true, force: true })
      throw error
    }
  })
}

/** Throws a StartupError when the disk of the database has no room for the copies. */
function refuseWithoutRoom(database: string) {
  const { bavail, bsize } = statfsSync(dirname(database))
  const [free, needed] = [bavail * bsize, COPIES * statSync(database).size + HEADROOM]
  if (free < needed)
    throw new StartupError(
      `The update needs ${Math.ceil(needed / MEGABYTE)} MB on the disk of ${database}, and ${Math.floor(free / MEGABYTE)} MB are free.`,
    )
}

/** A site that is up and not ready would not be ready with another program either. */
async function refuseUnready(machine: Machine, isForced: boolean) {
  const state = await readiness(localAddress(readSettings(machine)))
  if (state === null) machine.say('The site does not run at the moment; the update starts it.')
  else if (state !== 'ready' && !isForced)
    throw new StartupError(`The site is not ready: ${state}. Put that right first, or add --force.`)
}

type Exchange = { old: Release; release: Release; database: string; backup: string }

async function exchange(machine: Machine, { old, release, database, backup }: Exchange): Promise<string> {
  const copy = `${database}.before-update-${old.version}`
  const before = readUpdates(machine)
  const at = machine.now().toISOString()
  const done: Update = { at, from: old.name, to: release.name, copy, backup }
  const began = performance.now()
  const away = () => `${((performance.now() - began) / 1000).toFixed(1)} seconds`
  machine.say(`Changing from ${old.version} to ${release.version}.`)
  let fault: string | null
  let lines = ''
  try {
    stopSite(machine)
    copyDatabase(machine, database, copy)
    writeUpdates(machine, [...before, done])
    fault = await startRelease(machine, release, old)
    if (fault !== null) lines = lastLines(machine)
  } catch (error) {
    fault = error instanceof Error ? error.message : String(error)
  }
  if (fault === null) {
    removeOldReleases(machine)
    return `${release.version} runs. The site was away for ${away()}. The way back: agency rollback`
  }
  const isBack = await goBack(machine, { old, release, database, copy, before })
  throw new StartupError(
    [
      `${release.version} did not start: ${fault}.`,
      isBack === null
        ? `${old.version} runs again, with everything that was there. The site was away for ${away()}.`
        : `${old.version} does not start either: ${isBack}. The backup is ${backup}; \`agency logs\` says more.`,
      lines,
    ]
      .join('\n')
      .trim(),
  )
}

type Back = Omit<Exchange, 'backup'> & { copy: string; before: Update[] }

/**
 * To the old release, which never stopped being the right one: the new one was at no moment ready, so nothing was written
 * since the copy. It is put back only where the new one may have changed the tables.
 */
async function goBack(
  machine: Machine,
  { old, release, database, copy, before }: Back,
): Promise<string | null> {
  machine.say(`Going back to ${old.version}.`)
  stopSite(machine)
  const hasChanged =
    installedRelease(machine).name === release.name && release.newestMigration !== old.newestMigration
  if (hasChanged) putBack(machine, database, copy)
  const fault = await startRelease(machine, old, release)
  writeUpdates(machine, before)
  return fault
}
