import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { DATABASE_FILE, readManifest } from '../../backup/manifest'
import { readDatabase } from '../../core/db/database'
import { lastMigration } from '../../core/db/migrations'
import { projectRoot } from '../../core/projectRoot'
import { versionText } from '../../core/release'
import { StartupError } from '../../core/startupError'
import { backupsFolder, newestBackup, settings } from '../backups'
import { tryOn } from './rehearsal'
import { refuseWithoutRoom } from './room'

/** The rehearsal's, and the one that a migration makes. */
const COPIES = 2

/**
 * Starts this very program on a copy of a backup's database, the newest one's unless a folder is given: what `agency update`
 * does before it changes anything, for a new image in a container. The site may run meanwhile. Returns the lines to print.
 * Throws a StartupError.
 */
export async function rehearseHere(given: string | undefined): Promise<string> {
  const config = settings()
  const backup = chosen(given)
  const { madeAt } = await readManifest(backup)
  const database = join(backup, DATABASE_FILE)
  const folder = join(dirname(config.databasePath), 'rehearsal')
  const copy = join(folder, 'agency.sqlite')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    refuseWithoutRoom('The rehearsal', database, COPIES)
    copyFileSync(database, copy)
    const before = migrationOf(copy)
    const program = [process.execPath, process.argv[1] ?? '', 'serve']
    const { seconds, fault, said } = await tryOn(folder, { program, env: process.env })
    if (fault !== null)
      throw new StartupError(
        `On a copy of ${basename(backup)} ${versionText} did not start: ${fault}. The site was not touched.\n${said}`.trim(),
      )
    return [
      `${versionText} was ready after ${seconds.toFixed(1)} seconds on a copy of ${basename(backup)}, made ${madeAt}. The site was not touched.`,
      migrationOf(copy) === before
        ? 'It leaves the tables as they are: the version before can read the data again.'
        : 'It changes the tables: the version before then needs the database of a backup that was made before.',
    ].join('\n')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function chosen(given: string | undefined): string {
  const folder = resolve(projectRoot, backupsFolder())
  const backup = given === undefined ? newestBackup(folder) : resolve(projectRoot, given)
  if (backup === undefined || !existsSync(backup))
    throw new StartupError(
      given === undefined
        ? `There is no backup in ${folder}. Make one first, with the version that runs.`
        : `There is no backup ${backup}.`,
    )
  return backup
}

function migrationOf(path: string): number {
  const { $client } = readDatabase(path)
  try {
    return lastMigration($client)
  } finally {
    $client.close()
  }
}
