import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { StartupError } from '../../core/startupError'
import { type Machine, placesOf, run } from '../site/machine'
import {
  compareVersions,
  hashOfFile,
  RELEASE_FILE,
  type Release,
  readRelease,
  readUpdates,
  refuseChanged,
} from './releases'
import { publicKeyOf, refuseUnsigned } from './signature'

type How = {
  /** also one that is not newer */
  isForced: boolean
  /** whoever made it */
  isUnsigned: boolean
}

/**
 * Unpacks a release beside the installed one, checked by its signature, the list beside the file and the one inside. Throws
 * a StartupError for a damaged file, one of other makers, another kind of machine, and a version that is not newer.
 */
export function unpack(machine: Machine, given: string, installed: Release, how: How): Release {
  const file = resolve(given)
  const [, name = '', version = '', arch] = RELEASE_FILE.exec(basename(file)) ?? []
  if (name === '')
    throw new StartupError(`${file} is not named like a release, agency-1.1.0-linux-${process.arch}.tar.gz.`)
  if (!existsSync(file)) throw new StartupError(`There is no file ${file}.`)
  if (arch !== process.arch)
    throw new StartupError(
      `${basename(file)} is for ${arch}. This machine needs the file for ${process.arch}.`,
    )
  refuseOlder(version, installed, how.isForced)
  checkSum(machine, file)
  checkMaker(machine, file, installed, how.isUnsigned)
  const { releases } = placesOf(machine)
  const work = join(releases, '.unpacked')
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work)
  try {
    run(machine, 'tar', '-xzf', file, '--no-same-owner', '-C', work)
    const unpacked = join(work, name)
    refuseChanged(unpacked)
    if (readRelease(unpacked).version !== version)
      throw new StartupError(`${basename(file)} has version ${readRelease(unpacked).version} in it.`)
    const folder = join(releases, freeName(machine, name, installed))
    rmSync(folder, { recursive: true, force: true })
    renameSync(unpacked, folder)
    return readRelease(folder)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

function refuseOlder(version: string, installed: Release, isForced: boolean) {
  const order = compareVersions(version, installed.version)
  if (order > 0 || isForced) return
  throw new StartupError(
    order === 0
      ? `Release ${version} is installed already. To install it again, add --force.`
      : `${version} is older than ${installed.version}, which is installed. To go back to the release before, run \`agency rollback\`; to install this one all the same, add --force.`,
  )
}

function checkSum(machine: Machine, file: string) {
  const list = join(dirname(file), 'SHA256SUMS')
  const line = existsSync(list)
    ? readFileSync(list, 'utf8')
        .split('\n')
        .find((each) => each.endsWith(`  ${basename(file)}`))
    : undefined
  if (line === undefined) {
    machine.say(`No SHA256SUMS beside the file names it, so it is checked only by the list inside.`)
    return
  }
  if (line.split(' ')[0] !== hashOfFile(file))
    throw new StartupError(`${file} is not the file that SHA256SUMS beside it names. Fetch both again.`)
}

function checkMaker(machine: Machine, file: string, installed: Release, isUnsigned: boolean) {
  if (isUnsigned) return machine.say('Who made this release is not checked, because of --unsigned.')
  const key = publicKeyOf(installed)
  if (key === null)
    throw new StartupError(
      'The installed release was made without a key, so no signature can be checked. If you made or trust the file, add --unsigned.',
    )
  refuseUnsigned(file, key)
}

/** A folder that neither the installed release nor one to go back to has. */
function freeName(machine: Machine, name: string, installed: Release): string {
  const taken = new Set([installed.name, ...readUpdates(machine).flatMap(({ from, to }) => [from, to])])
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : `${name}-${number}`
    if (!taken.has(free)) return free
  }
}
