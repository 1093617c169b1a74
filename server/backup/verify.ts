import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '../core/startupError'
import { hashOf } from './files'
import { DAMAGED_FILE, type Manifest, readManifest } from './manifest'

type Fault = { name: string; sentence: string }

/** The missing or changed files of a backup. */
export async function faultsOf(source: string, { files }: Manifest): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const [name, hash] of Object.entries(files)) {
    // Unreadable counts as missing.
    const found = await hashOf(join(source, name)).catch(() => null)
    if (found === null) faults.push({ name, sentence: `The backup is incomplete: ${name} is missing.` })
    else if (found !== hash) faults.push({ name, sentence: `The backup is damaged: ${name} has changed.` })
  }
  return faults
}

/**
 * Checks the hash of every file of a backup. Throws a StartupError naming the first fault; all are recorded
 * in the folder, so that the next backup copies these files instead of linking to them.
 */
export async function verify(source: string): Promise<Manifest> {
  const manifest = await readManifest(source)
  const faults = await faultsOf(source, manifest)
  const note = join(source, DAMAGED_FILE)
  const [first] = faults
  if (!first) {
    await rm(note, { force: true })
    return manifest
  }
  await writeFile(note, JSON.stringify(faults.map(({ name }) => name)))
  const more = faults.length > 1 ? ` ${faults.length - 1} more files have problems.` : ''
  throw new StartupError(`${first.sentence}${more} Make a new backup now; it copies them again.`)
}
