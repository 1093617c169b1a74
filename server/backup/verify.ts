import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isOutOfReach } from '../core/errors'
import { StartupError } from '../core/startupError'
import { checkDatabase } from './backup'
import { copyInto, hashOf } from './files'
import { DAMAGED_FILE, DATABASE_FILE, type Manifest, readManifest } from './manifest'

type Fault = { name: string; sentence: string }

/** The missing or changed files of a backup. */
export async function faultsOf(
  source: string,
  { files }: Manifest,
  tell: (done: number, total: number) => void = () => {},
): Promise<Fault[]> {
  const faults: Fault[] = []
  const all = Object.entries(files)
  for (const [done, [name, hash]] of all.entries()) {
    tell(done, all.length)
    // Unreadable counts as missing.
    const found = await hashOf(join(source, name)).catch(() => null)
    if (found === null) faults.push({ name, sentence: `The backup is incomplete: ${name} is missing.` })
    else if (found !== hash) faults.push({ name, sentence: `The backup is damaged: ${name} has changed.` })
  }
  return faults
}

/** Throws a StartupError unless `copy` is a whole database of this program. */
export const checkRestored = (copy: string) =>
  checkDatabase(copy, 'The backup has no complete database of this program')

/** Restores the database of a backup into a temporary folder, as `restore` does. Throws a StartupError when that fails. */
async function restoreOnTrial(source: string) {
  const folder = await mkdtemp(join(tmpdir(), 'agency-trial-'))
  try {
    const copy = join(folder, DATABASE_FILE)
    await copyInto(join(source, DATABASE_FILE), copy)
    checkRestored(copy)
  } catch (error) {
    if (!isOutOfReach(error)) throw error
    throw new StartupError(`The backup cannot be tried: there is no space for its database in ${tmpdir()}.`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Checks the hash of every file of a backup, and restores its database on trial. Throws a StartupError naming the first
 * fault; wrong files are recorded in the folder, so that the next backup copies these files instead of linking to them.
 */
export async function verify(source: string): Promise<Manifest> {
  const manifest = await readManifest(source)
  const faults = await faultsOf(source, manifest)
  const note = join(source, DAMAGED_FILE)
  const [first] = faults
  if (!first) {
    await rm(note, { force: true })
    await restoreOnTrial(source)
    return manifest
  }
  await writeFile(note, JSON.stringify(faults.map(({ name }) => name)))
  const more = faults.length > 1 ? ` ${faults.length - 1} more files have problems.` : ''
  throw new StartupError(`${first.sentence}${more} Make a new backup now; it copies them again.`)
}
