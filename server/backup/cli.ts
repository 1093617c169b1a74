import { resolve } from 'node:path'
import { readConfig, takeOverEnvFile } from '../core/config'
import { lockData } from '../core/db/lock'
import { projectRoot } from '../core/projectRoot'
import { exitCodeOf, StartupError } from '../core/startupError'
import { recordedBackup, recordedVerification } from './record'
import { restore } from './restore'

// npm run backup -- [folder], npm run backup -- --verify <folder>, and npm run restore -- <folder>

const unrecordedIn = (reason: string | null) =>
  reason === null ? '' : `. Could not record this in the site's database: ${reason}`

async function run([command, given, more]: string[]) {
  process.umask(0o077) // as in start.ts
  takeOverEnvFile(projectRoot)
  const config = readConfig(process.env, projectRoot)
  if (command === 'backup' && given === '--verify' && more !== undefined) {
    const source = resolve(projectRoot, more)
    const { files, madeAt, unrecorded } = await recordedVerification(config, source, new Date())
    return `All ${Object.keys(files).length} files in ${source} are unchanged since ${madeAt}${unrecordedIn(unrecorded)}`
  }
  if (command === 'backup' && given !== '--verify') {
    const now = new Date()
    const named = `backups/${now.toISOString().slice(0, 19).replaceAll(':', '-')}`
    const target = resolve(projectRoot, given ?? named)
    const made = await recordedBackup(config, target, now)
    const shares = made.sharedWith ? `, ${made.shared} of them shared with ${made.sharedWith}` : ''
    const lacks =
      made.missing > 0 ? `, without ${made.missing} that are in the database but not in UPLOADS_DIR` : ''
    return `Backed up ${Object.keys(made.files).length} files to ${target}${shares}${lacks}${unrecordedIn(made.unrecorded)}`
  }
  if (command === 'restore' && given !== undefined) {
    const unlock = lockData(config.databasePath)
    try {
      const { files, madeAt } = await restore(resolve(projectRoot, given), config, new Date())
      const count = Object.keys(files).length
      return `Restored ${count} files from ${madeAt}. Everyone has to sign in again, and links sent by email no longer work.`
    } finally {
      unlock()
    }
  }
  throw new StartupError(
    'Usage: npm run backup -- [new folder], npm run backup -- --verify <backup folder>, or npm run restore -- <backup folder>',
  )
}

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(exitCodeOf(error))
}
