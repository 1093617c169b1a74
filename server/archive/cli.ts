import { resolve } from 'node:path'
import { readConfig, takeOverEnvFile } from '../core/config'
import { lockData } from '../core/lock'
import { writePrivately } from '../core/privateFiles'
import { Refusal } from '../core/refusal'
import { projectRoot } from '../core/root'
import { backup } from './backup'
import { restore } from './restore'

// npm run backup -- [folder]   and   npm run restore -- <folder>

async function run([command, given]: string[]) {
  writePrivately()
  takeOverEnvFile(projectRoot)
  const config = readConfig(process.env, projectRoot)
  if (command === 'backup') {
    const now = new Date()
    const named = `backups/${now.toISOString().slice(0, 19).replaceAll(':', '-')}`
    const target = resolve(projectRoot, given ?? named)
    const { files, missing } = await backup(config, target, now)
    const lacks = missing > 0 ? `, without ${missing} that the database names and UPLOADS_DIR lacks` : ''
    return `Backed up ${Object.keys(files).length} files into ${target}${lacks}`
  }
  if (command === 'restore' && given !== undefined) {
    const unlock = lockData(config.databasePath)
    try {
      const { files, madeAt } = await restore(resolve(projectRoot, given), config, new Date())
      const count = Object.keys(files).length
      return `Restored ${count} files as they were at ${madeAt}. Everybody signs in anew; mailed links have ended.`
    } finally {
      unlock()
    }
  }
  throw new Refusal('Say: npm run backup -- [new folder], or npm run restore -- <folder of a backup>')
}

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error)
  process.exit(1)
}
