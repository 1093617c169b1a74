import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { z } from 'zod'
import type { AvailableRelease } from '../../../shared/system'
import { StartupError } from '../../core/startupError'
import { jsonOf } from '../jsonOf'
import { type Machine, placesOf, run } from '../site/machine'
import { compareVersions, RELEASE_FILE } from './releases'

const LIST = 'releases.json'
const LIST_MAX_BYTES = 1_000_000
const ANSWER_MS = 30_000
const FILE_MS = 20 * 60_000

const listed = z.array(
  z.object({
    version: z.string().regex(/^\d+\.\d+\.\d+$/),
    changes: z.string(),
    isSecurity: z.literal(true).optional(),
  }),
)

/** A release that can be fetched, and what its makers say of it. */
export type Offer = AvailableRelease & { file: string }

const isAddress = (place: string) => /^https?:\/\//.test(place)
const below = (place: string, name: string) =>
  isAddress(place) ? `${place.replace(/\/+$/, '')}/${name}` : join(place, name)

/**
 * What a place offers to this kind of machine, the newest first: a release's file, or a folder of them with their list; both
 * may be addresses. Throws a StartupError.
 */
export async function offersAt(machine: Machine, given: string): Promise<Offer[]> {
  const place = isAddress(given) ? checked(given) : resolve(given)
  if (place.endsWith('.tar.gz')) return [offerOf(machine, place)]
  const file = below(place, LIST)
  const text = isAddress(place)
    ? await textAt(file)
    : existsSync(file)
      ? readFileSync(file, 'utf8')
      : refuse(`${place} is neither a release nor a folder with a list of them, ${LIST}.`)
  const found = listed.safeParse(jsonOf(text))
  if (!found.success) return refuse(`${file} is not a list of releases.`)
  return found.data
    .map(({ version, changes, ...mark }) => ({
      version,
      changes: plain(changes),
      ...mark,
      file: below(place, `agency-${version}-linux-${process.arch}.tar.gz`),
    }))
    .sort((one, other) => compareVersions(other.version, one.version))
}

/** Of one file only its name says what it is; what changed is written inside of it. */
function offerOf(machine: Machine, file: string): Offer {
  const [, name = '', version = ''] = RELEASE_FILE.exec(basename(file)) ?? []
  if (name === '')
    return refuse(`${file} is not named like a release, agency-1.1.0-linux-${process.arch}.tar.gz.`)
  if (isAddress(file)) return { version, changes: '', file }
  if (!existsSync(file)) return refuse(`There is no file ${file}.`)
  const all = changelogIn(machine, file, name)
  const own = all.split(/^## /m).find((part) => part.split(/\s/, 1)[0] === version) ?? ''
  return { version, changes: plain(own.slice(own.indexOf('\n') + 1).trim()), file }
}

function changelogIn(machine: Machine, file: string, name: string): string {
  try {
    return run(machine, 'tar', '-xzOf', file, `${name}/CHANGELOG.md`)
  } catch {
    return '' // The update itself says what is wrong with the file.
  }
}

/**
 * The path of an offered file on this machine, with what lies beside it; fetched into a folder that the next call empties.
 * Throws a StartupError.
 */
export async function bring(machine: Machine, { file }: Offer): Promise<string> {
  if (!isAddress(file)) return file
  const folder = join(placesOf(machine).program, 'fetched')
  removeFetched(machine)
  mkdirSync(folder, { mode: 0o700 })
  const name = basename(new URL(file).pathname)
  machine.say(`Fetching ${file}`)
  await save(file, join(folder, name), true)
  await save(`${file}.minisig`, join(folder, `${name}.minisig`), false)
  await save(new URL('SHA256SUMS', file).href, join(folder, 'SHA256SUMS'), false)
  return join(folder, name)
}

/** Removes what `bring` fetched. */
export const removeFetched = (machine: Machine) =>
  rmSync(join(placesOf(machine).program, 'fetched'), { recursive: true, force: true })

async function save(address: string, path: string, isNeeded: boolean) {
  const response = await ask(address, FILE_MS)
  if (!response.ok || !response.body) {
    if (!isNeeded && response.status === 404) return
    return refuse(`${address} answers with ${response.status}.`)
  }
  await pipeline(
    Readable.fromWeb(response.body as ReadableStream),
    createWriteStream(path, { mode: 0o600 }),
  ).catch((error) => refuse(`${address} broke off: ${error.message}`))
}

async function textAt(address: string): Promise<string> {
  const response = await ask(address, ANSWER_MS)
  if (!response.ok) return refuse(`${address} answers with ${response.status}.`)
  const text = await response.text()
  return text.length > LIST_MAX_BYTES ? refuse(`${address} is too long to be a list of releases.`) : text
}

/** Sends nothing but the address: no version, no name of this site. */
const ask = (address: string, withinMs: number) =>
  fetch(address, { signal: AbortSignal.timeout(withinMs) }).catch((error) =>
    refuse(`${address} does not answer: ${error.cause?.message ?? error.message}`),
  )

/** Without https somebody on the way could keep an update from the site; on this machine there is no way. */
function checked(address: string): string {
  const { protocol, hostname } = new URL(address)
  if (protocol === 'https:' || ['127.0.0.1', 'localhost'].includes(hostname)) return address
  return refuse(`${address} has to begin with https://.`)
}

/** Without what could move the cursor of a terminal. */
const plain = (text: string) => text.replace(/[^\P{Cc}\n]/gu, '')

function refuse(sentence: string): never {
  throw new StartupError(sentence)
}
