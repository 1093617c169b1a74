import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import { BlobReader, ERR_EOCDR_NOT_FOUND, ZipReader } from '@zip.js/zip.js'
import type { RestoreProgress } from '../../shared/operations/restores'
import { isOutOfReach } from '../core/errors'
import { StartupError } from '../core/startupError'
import { DATABASE_FILE, MANIFEST_FILE, MEDIA_FOLDER } from './manifest'

const NO_BACKUP = 'This file is not a backup of this program.'
const CUT_OFF = 'The end of this file is missing. Download the backup again, or take another one.'
const ZIP_START = 'PK\u0003\u0004'

const TOP = [DATABASE_FILE, MANIFEST_FILE, MEDIA_FOLDER]

/**
 * The path of an entry in the backup; undefined for what is no file of one. A download has all of it in a folder. zip.js
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
export async function unpackBackup(
  path: string,
  into: string,
  tell: (progress: RestoreProgress) => void = () => {},
): Promise<void> {
  const file = await openAsBlob(path)
  const zip = new ZipReader(new BlobReader(file), { checkSignature: true })
  const entries = await zip.getEntries().catch(async (error: unknown) => {
    const isCut = error instanceof Error && error.message === ERR_EOCDR_NOT_FOUND
    const isZip = (await file.slice(0, ZIP_START.length).text()) === ZIP_START
    throw new StartupError(isCut && isZip ? CUT_OFF : NO_BACKUP)
  })
  try {
    for (const [done, entry] of entries.entries()) {
      tell({ stage: 'unpacking', done, total: entries.length })
      const name = inBackup(entry.filename)
      if (name === undefined || entry.directory) continue
      await mkdir(dirname(join(into, name)), { recursive: true })
      await entry.getData(Writable.toWeb(createWriteStream(join(into, name))))
    }
  } catch (error) {
    if (isOutOfReach(error)) throw new StartupError('The disk is full. Free some space and try again.')
    throw new StartupError('The file is damaged. Download the backup again, or take another one.')
  } finally {
    await zip.close()
  }
}
