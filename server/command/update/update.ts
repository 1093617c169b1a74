import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { AvailableRelease, UpdateNote } from '../../../shared/system'
import { StartupError } from '../../core/startupError'
import { backupNameAt } from '../backupNames'
import { readOptions } from '../site/answers'
import { type Machine, placesOf, refuseOthers, runAsSite } from '../site/machine'
import { lastLines, localAddress, readiness, readSettings } from '../site/site'
import {
  alone,
  copyDatabase,
  databaseOf,
  putBack,
  startRelease,
  stopSite,
  withoutInterruption,
} from './change'
import { rehearse } from './rehearsal'
import {
  compareVersions,
  installedRelease,
  type Release,
  readUpdates,
  removeOldReleases,
  type Update,
  writeUpdates,
} from './releases'
import { refuseWithoutRoom } from './room'
import { bring, type Offer, offersAt, removeFetched } from './source'
import { unpack } from './tarball'

export const UPDATE_USAGE =
  'agency update [<file, folder or address of releases>] [--check] [--to <version>] [--unsigned] [--force], or agency update --auto'

/** The backup's, the rehearsal's, the one to go back to, and the one that a migration makes. */
const COPIES = 4

/**
 * Puts another release in the place of the installed one, with `--check` only says which there is, and with `--auto` does
 * what the agency allowed. Without a place it looks at RELEASES_URL, else where the makers of the installed release put theirs. Returns the line to print. Throws a StartupError.
 */
export async function update(machine: Machine, given: string[]): Promise<string> {
  const { options, rest } = readOptions(given, ['to'], ['check', 'auto', 'unsigned', 'force'], UPDATE_USAGE)
  const isAuto = options.auto !== undefined
  if (rest.length > 1 || (isAuto && given.length > 1)) throw new StartupError(`Usage: ${UPDATE_USAGE}`)
  const old = installedRelease(machine)
  const place = rest[0] ?? readSettings(machine).RELEASES_URL ?? old.releases
  if (!place && isAuto)
    return `${placesOf(machine).settings} has no RELEASES_URL, so there is nothing to look at.`
  if (!place)
    throw new StartupError(
      `Name a release, or set RELEASES_URL in ${placesOf(machine).settings}. Usage: ${UPDATE_USAGE}`,
    )
  if (options.check !== undefined) return newsOf(await offersAt(machine, place), old)
  refuseOthers(machine, 'update')
  const offers = await offersAt(machine, place)
  if (isAuto) return updateAlone(machine, offers, old)
  const isForced = options.force !== undefined
  const offer = chosen(offers, place, options.to)
  const isFolder = offer.file !== place && options.to === undefined
  if (isFolder && !isForced && compareVersions(offer.version, old.version) <= 0) return newsOf(offers, old)
  return install(machine, offer, old, { isForced, isUnsigned: options.unsigned !== undefined })
}

function chosen(offers: Offer[], place: string, version: string | undefined): Offer {
  const found = offers.find((offer) => version === undefined || offer.version === version)
  if (found) return found
  throw new StartupError(
    version === undefined
      ? `${place} lists no release.`
      : `${place} has no release ${version}. It has ${offers.map((offer) => offer.version).join(', ')}.`,
  )
}

const newerThan = (offers: Offer[], { version }: Release) =>
  offers.filter((offer) => compareVersions(offer.version, version) > 0)

/** What is new since the installed release, in words. */
function newsOf(offers: Offer[], old: Release): string {
  const newer = newerThan(offers, old)
  const [newest] = newer
  if (!newest) return `${old.version} is installed, and there is nothing newer.`
  const changes = newer.map(({ version, changes: text }) => `## ${version}\n\n${text}`.trim())
  return [`${newest.version} is there; ${old.version} is installed.`, ...changes].join('\n\n')
}

/** What the timer does each night: says what is new, and installs it when a superadmin allowed that. */
async function updateAlone(machine: Machine, offers: Offer[], old: Release): Promise<string> {
  const newer = newerThan(offers, old)
  const [newest] = newer
  const security = newer.find(({ isSecurity }) => isSecurity)
  const found = { kind: 'check', available: newest ? saidOf(newest) : null } as const
  const answer = note(machine, old, security ? { ...found, security: saidOf(security) } : found)
  if (!newest) return newsOf(offers, old)
  const allowed = answer === 'yes' ? newest : answer === 'security' ? security : undefined
  if (!allowed)
    return `${newest.version} is there, and is not installed by itself: the page System allows that, unless it failed before.`
  return install(machine, allowed, old, { isForced: false, isUnsigned: false, isAuto: true })
}

/** Without the address of its file, which the site does not need. */
const saidOf = ({ file: _, isSecurity, ...said }: Offer): AvailableRelease =>
  isSecurity ? { ...said, isSecurity } : said

type How = { isForced: boolean; isUnsigned: boolean; isAuto?: boolean }

/**
 * Backup, a start on a copy of the database, and only then stop, copy, start. When the new one does not become ready, the
 * old one runs again, with the database as it was. Superadmins get a mail about what failed after the release was unpacked.
 */
async function install(machine: Machine, offer: Offer, old: Release, how: How): Promise<string> {
  return alone(machine, async () => {
    let isTold = how.isAuto === true
    const ends = { kind: 'update', from: old.version, to: offer.version } as const
    try {
      const database = databaseOf(machine)
      refuseWithoutRoom('The update', database, COPIES)
      await refuseUnready(machine, how.isForced)
      const file = await bring(machine, offer)
      machine.say('Unpacking and checking the release.')
      const release = unpack(machine, file, old, how)
      isTold = true
      const said = await tryAndExchange(machine, old, release, database)
      note(machine, release, { ...ends, result: 'ok', reason: null })
      return said
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (isTold) note(machine, old, { ...ends, result: 'failed', reason })
      throw error
    } finally {
      removeFetched(machine)
    }
  })
}

async function tryAndExchange(machine: Machine, old: Release, release: Release, database: string) {
  try {
    const backup = join(placesOf(machine).backups, backupNameAt(machine.now()))
    machine.say('Making a backup.')
    machine.say(runAsSite(machine, join(old.folder, 'agency'), 'backup', backup))
    machine.say(`Trying ${release.version} on a copy of the database.`)
    const seconds = await rehearse(machine, release, database, join(backup, 'agency.sqlite'))
    machine.say(`It was ready after ${seconds.toFixed(1)} seconds.`)
    return await withoutInterruption(() => exchange(machine, { old, release, database, backup }))
  } catch (error) {
    if (installedRelease(machine).name === old.name) rmSync(release.folder, { recursive: true, force: true })
    throw error
  }
}

/** Tells the site of this release, whose database it is; returns what it answers. A site that cannot be told stops no update. */
function note(machine: Machine, { folder }: Release, what: UpdateNote): string {
  try {
    return runAsSite(machine, join(folder, 'agency'), 'note-update', JSON.stringify(what))
  } catch (error) {
    machine.say(`The page System does not show this: ${error instanceof Error ? error.message : error}`)
    return ''
  }
}

/** A site that is up and not ready would not be ready with another program either. */
async function refuseUnready(machine: Machine, isForced: boolean) {
  const state = await readiness(localAddress(readSettings(machine)))
  if (state === null) machine.say('The site does not run at the moment; the update starts it.')
  else if (state !== 'ready' && !isForced)
    throw new StartupError(`The site is not ready: ${state}. Fix that first, or add --force.`)
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
