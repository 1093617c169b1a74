import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, isAbsolute, join } from 'node:path'
import { StartupError } from '../../core/startupError'
import { replaceFile } from '../replaceFile'
import { type Machine, placesOf } from '../site/machine'

/** A release that is unpacked somewhere. */
export type Release = {
  folder: string
  /** `agency-1.0.0-linux-x64`, its folder's name. */
  name: string
  version: string
  /** When the newest of its migrations was made: a database with a newer one is none of its own. */
  newestMigration: number
  /** Where its makers put newer ones; empty where they have no address. */
  releases: string
}

/** The name of its file. */
export const RELEASE_FILE = /^(agency-(\d+\.\d+\.\d+)-linux-(\w+))\.tar\.gz$/

const SUMS = 'SHA256SUMS'
const PROGRAMS = ['agency', 'bin/node', 'bin/litestream']
const OLD_KEPT = 2

/** Reads what a release says of itself. Throws a StartupError when the folder is none. */
export function readRelease(folder: string): Release {
  try {
    const { version, config } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const journal = JSON.parse(readFileSync(join(folder, 'drizzle/migrations/meta/_journal.json'), 'utf8'))
    const newestMigration = Math.max(0, ...journal.entries.map(({ when }: { when: number }) => when))
    return { folder, name: basename(folder), version, newestMigration, releases: config?.releases ?? '' }
  } catch {
    throw new StartupError(`${folder} is no release of this program.`)
  }
}

/** Below zero when the first version is the older one. */
export function compareVersions(one: string, other: string): number {
  const numbers = (version: string) => version.split('.').map(Number)
  const [ours, theirs] = [numbers(one), numbers(other)]
  return (
    [0, 1, 2].map((part) => (ours[part] ?? 0) - (theirs[part] ?? 0)).find((difference) => difference !== 0) ??
    0
  )
}

/** The hash of every file that the release's own list names. Throws a StartupError when there is no such list. */
function sumsOf(folder: string): [hash: string, file: string][] {
  const file = join(folder, SUMS)
  if (!existsSync(file)) throw new StartupError(`${folder} has no ${SUMS}, so it is no complete release.`)
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [hash = '', name = ''] = line.split('  ')
      if (name === '' || isAbsolute(name) || name.split('/').includes('..'))
        throw new StartupError(`${file} names a file outside of the release: ${name}`)
      return [hash, name]
    })
}

/** SHA-256 of a file, as `sha256sum` writes it. */
export const hashOfFile = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** Throws a StartupError when a file of the release is missing or is not the one that was made. */
export function refuseChanged(folder: string) {
  for (const [hash, name] of sumsOf(folder)) {
    const file = join(folder, name)
    if (!existsSync(file) || hashOfFile(file) !== hash)
      throw new StartupError(`The release is damaged: ${name} is missing or has changed. Fetch it again.`)
  }
}

/**
 * Copies an unpacked release to its place, root's and readable for all, complete or not at all. A release that is there
 * already is left alone. Returns it.
 */
export function installRelease(machine: Machine, from: string): Release {
  const { releases } = placesOf(machine)
  const folder = join(releases, basename(from))
  if (from === folder || existsSync(folder)) return readRelease(folder)
  const work = `${folder}.unfinished`
  rmSync(work, { recursive: true, force: true })
  for (const [, name] of [...sumsOf(from), ['', SUMS] as const]) {
    const to = join(work, name)
    makeFolder(dirname(to))
    copyFileSync(join(from, name), to)
    chmodSync(to, PROGRAMS.includes(name) ? 0o755 : 0o644)
  }
  refuseChanged(work)
  renameSync(work, folder)
  return readRelease(folder)
}

/** Makes a folder and those above it, open for all to read whatever root's umask is. */
export function makeFolder(folder: string) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
  chmodSync(folder, 0o755)
}

/** The release that `current` points to, or null. */
export function currentRelease(machine: Pick<Machine, 'root'>): Release | null {
  const { current, releases } = placesOf(machine)
  try {
    return readRelease(join(releases, basename(readlinkSync(current))))
  } catch {
    return null
  }
}

/** The same, where it must be there. Throws a StartupError. */
export function installedRelease(machine: Machine): Release {
  const found = currentRelease(machine)
  if (!found) throw new StartupError('No release is installed here. Run `agency setup` first.')
  return found
}

/** Points a link to a place in one step, so that it always points somewhere. */
export function pointTo(link: string, target: string) {
  const work = `${link}.new`
  rmSync(work, { force: true })
  symlinkSync(target, work)
  renameSync(work, link)
}

/** Makes this release the one that the next start runs. */
export const makeCurrent = (machine: Machine, { folder }: Release) =>
  pointTo(placesOf(machine).current, folder)

/** An update that was carried out, the names of both releases, and the copy of the database made just before. */
export type Update = { at: string; from: string; to: string; copy: string; backup: string }

/** The updates so far, the latest last. */
export function readUpdates(machine: Pick<Machine, 'root'>): Update[] {
  const { updates } = placesOf(machine)
  return existsSync(updates) ? JSON.parse(readFileSync(updates, 'utf8')) : []
}

/** Stores the updates, for the site to read too. */
export const writeUpdates = (machine: Machine, all: readonly Update[]) =>
  replaceFile(placesOf(machine).updates, `${JSON.stringify(all, null, 2)}\n`, 0o644)

/** Removes all releases but the current one and the two that were installed before it. */
export function removeOldReleases(machine: Machine): string[] {
  const { releases } = placesOf(machine)
  const current = installedRelease(machine).name
  const before = readUpdates(machine)
    .map(({ from }) => from)
    .reverse()
  const kept = new Set(
    [current, ...new Set(before.filter((name) => name !== current))].slice(0, OLD_KEPT + 1),
  )
  const old = readdirSync(releases).filter(
    (name) => !kept.has(name) && statSync(join(releases, name)).isDirectory(),
  )
  for (const name of old) rmSync(join(releases, name), { recursive: true })
  return old
}
