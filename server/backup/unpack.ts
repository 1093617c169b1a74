import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openPromise } from 'yauzl'
import { isOutOfReach } from '../core/errors'
import { StartupError } from '../core/startupError'
import { DATABASE_FILE, MANIFEST_FILE, MEDIA_FOLDER } from './manifest'

const NO_BACKUP = 'This file is not a backup of this program.'

const TOP = [DATABASE_FILE, MANIFEST_FILE, MEDIA_FOLDER]

/**
 * The path of an entry in the backup; undefined for what is no file of one. A download has all of it in a folder. yauzl
 * refuses paths that leave the folder.
 */
function inBackup(path: string): string | undefined {
  const [first = '', ...rest] = path.split('/')
  const name = TOP.includes(first) ? path : rest.join('/')
  return TOP.includes(name.split('/')[0] ?? '') && !name.endsWith('/') ? name : undefined
}

/**
 * Unpacks a backup that was downloaded as a ZIP, with or without the folder that it is in, into the new folder `into`.
 * Throws a StartupError for a file that is no such ZIP, and for a full disk.
 */
export async function unpackBackup(path: string, into: string): Promise<void> {
  const zip = await openPromise(path).catch(() => {
    throw new StartupError(NO_BACKUP)
  })
  try {
    for await (const entry of zip.eachEntry()) {
      const name = inBackup(entry.fileName)
      if (name === undefined) continue
      await mkdir(dirname(join(into, name)), { recursive: true })
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(join(into, name)))
    }
  } catch (error) {
    if (isOutOfReach(error)) throw new StartupError('The disk is full. Free some space and try again.')
    throw new StartupError('The file is damaged. Download the backup again, or take another one.')
  } finally {
    zip.close()
  }
}
