import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { RestoreProgress } from '../../shared/operations/restores'
import { recordedBackup, recordedVerification } from '../backup/record'
import { restoreBeside } from '../backup/replacement'
import { restore, restoreDatabase } from '../backup/restore'
import { readConfig } from '../core/config'
import { lockBackup, lockData } from '../core/db/lock'
import { migrationsFolder, projectRoot } from '../core/projectRoot'

import { backupNameAt, isBackup } from './backupNames'
import { placesOf } from './site/machine'
import { isInstalled, machineRoot, takeOverSettings } from './site/settings'

const KEPT = 14
const PROGRESS_MS = 500
const SUNDAY = 0

/** The site's configuration, with `given` before it, and new files for its user only. */
export function settings(given: NodeJS.ProcessEnv = {}) {
  process.umask(0o077) // as in start.ts
  takeOverSettings()
  return readConfig({ ...process.env, ...given }, projectRoot)
}

const unrecordedIn = (reason: string | null) =>
  reason === null ? '' : `. Could not record this in the site's database: ${reason}`

/** Where backups are made without a given folder: on a clone beside the program, unless BACKUPS_DIR says otherwise. */
export const backupsFolder = () =>
  process.env.BACKUPS_DIR || (isInstalled() ? placesOf({ root: machineRoot }).backups : 'backups')

/** The newest backup there, by its name; undefined without one. */
export function newestBackup(folder: string): string | undefined {
  const all = existsSync(folder) ? readdirSync(folder).filter((name) => isBackup(name)) : []
  const newest = all.sort().at(-1)
  return newest && join(folder, newest)
}

/** Makes a backup in a new `folder`, else where the nightly ones are; returns the line to print. Throws a StartupError. */
export async function makeBackup(folder?: string): Promise<string> {
  const config = settings()
  const now = new Date()
  const target = resolve(projectRoot, folder ?? join(backupsFolder(), backupNameAt(now)))
  const unlock = lockBackup(config.databasePath)
  const made = await recordedBackup(config, target, now).finally(unlock)
  const shares = made.sharedWith ? `, ${made.shared} of them shared with ${made.sharedWith}` : ''
  const lacks =
    made.missing > 0 ? `, without ${made.missing} that are in the database but not in UPLOADS_DIR` : ''
  const elsewhere = made.inBucket > 0 ? `, without ${made.inBucket} that are in the bucket of MEDIA_URL` : ''
  return `Backed up ${Object.keys(made.files).length} files to ${target}${shares}${lacks}${elsewhere}${unrecordedIn(made.unrecorded)}`
}

/** Reads a backup again and compares every hash; returns the line to print. Throws a StartupError. */
export async function verifyBackup(folder: string): Promise<string> {
  const source = resolve(projectRoot, folder)
  const { files, madeAt, unrecorded } = await recordedVerification(settings(), source, new Date())
  return `All ${Object.keys(files).length} files in ${source} are unchanged since ${madeAt}${unrecordedIn(unrecorded)}`
}

/**
 * What the timer does every night: a backup in the folder `given`, else where those by hand are, on Sundays its verification, and then the removal of all but
 * those of the last fourteen days with one, so that many by hand displace no older day. A backup that fails or is damaged removes none. Returns the lines to print. Throws a StartupError.
 */
export async function nightlyBackup(given = backupsFolder(), now = new Date()): Promise<string> {
  const folder = resolve(projectRoot, given)
  const made = join(folder, backupNameAt(now))
  const said = [await makeBackup(made)]
  if (now.getDay() === SUNDAY) said.push(await verifyBackup(made))
  const all = readdirSync(folder).filter((name) => isBackup(name))
  const days = [...new Set(all.map(dayOf))].sort().slice(0, -KEPT)
  for (const name of all) if (days.includes(dayOf(name))) rmSync(join(folder, name), { recursive: true })
  return said.join('\n')
}

const dayOf = (name: string) => name.slice(0, 'agency-2026-11-25'.length)

/**
 * Restores a backup, a folder or a ZIP of one, beside the running site, for the page System; returns when it was made and how
 * many files it has, as JSON. Until then it prints how far it is, a line of JSON each. Throws a StartupError.
 */
export async function restoreBesideSite(source: string): Promise<string> {
  const { madeAt, files } = await restoreBeside(
    resolve(projectRoot, source),
    settings(),
    migrationsFolder,
    new Date(),
    printedNowAndThen(),
  )
  return JSON.stringify({ madeAt, files: Object.keys(files).length })
}

function printedNowAndThen() {
  let said = 0
  return (progress: RestoreProgress) => {
    if (Date.now() - said < PROGRESS_MS) return
    said = Date.now()
    process.stdout.write(`${JSON.stringify(progress)}\n`)
  }
}

/** Restores a backup into an empty place; returns the line to print. Throws a StartupError. */
export async function restoreBackup(folder: string): Promise<string> {
  const config = settings()
  const unlock = lockData(config.databasePath)
  try {
    const { files, madeAt } = await restore(resolve(projectRoot, folder), config, new Date())
    const count = Object.keys(files).length
    return `Restored ${count} files from ${madeAt}. Everyone has to sign in again, and links sent by email no longer work.`
  } finally {
    unlock()
  }
}

/** Puts a copy of the database in the place of the site's; returns the line to print. Throws a StartupError. */
export async function restoreCopy(copy: string): Promise<string> {
  const config = settings()
  const unlock = lockData(config.databasePath)
  try {
    const aside = await restoreDatabase(resolve(projectRoot, copy), config, new Date())
    return `The database is as in ${copy}. The one before is kept as ${aside}. Everyone has to sign in again, and links sent by email no longer work.`
  } finally {
    unlock()
  }
}
