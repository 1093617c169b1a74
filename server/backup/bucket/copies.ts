import { randomBytes } from 'node:crypto'
import { mkdir, open, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { BackupInBucket } from '../../../shared/operations/backupBucket'
import type { Bucket } from '../../core/files/bucket'
import { freeBytes, HEADROOM_BYTES } from '../../core/files/disk'
import { inParallel } from '../../core/files/inParallel'
import { StoreOutOfReachError } from '../../core/files/storeOutOfReach'
import { StartupError } from '../../core/startupError'
import { hashOf } from '../files'
import { MANIFEST_FILE, type Manifest, parseManifest, readManifest } from '../manifest'

// Backups in a bucket: each file once, under its hash, whichever backups have it, and a manifest for each backup. A file is cut
// into pieces, so that a large database needs little memory and no request takes long.

const AT_ONCE = 4
const PIECE_BYTES = 8 * 1024 ** 2
const KEPT_DAYS = 14
const DAY_MS = 86_400_000
const FILES = 'files/'
const MANIFESTS = 'backups/'
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/

const pieceOf = (hash: string, piece: number) => `${FILES}${hash}-${piece}`
const manifestOf = (name: string) => `${MANIFESTS}${name}.json`
const hashIn = (key: string) => key.slice(FILES.length).split('-')[0] ?? ''

/** What one copy did. */
type Copied = { files: number; bytes: number }

/**
 * Copies a complete backup into the bucket: what is there is not sent again. Then removes backups before the last fourteen
 * days with one, and what only they had. May be broken off and repeated. Throws a StartupError for a damaged backup, and a
 * StoreOutOfReachError.
 */
export async function copyToBucket(
  bucket: Bucket,
  folder: string,
  now: Date,
  pieceBytes = PIECE_BYTES,
): Promise<Copied> {
  const manifest = await readManifest(folder)
  const before = await piecesIn(bucket)
  const done: Copied = { files: Object.keys(manifest.files).length, bytes: 0 }
  const byHash = new Map(Object.entries(manifest.files).map(([name, hash]) => [hash, name]))
  await inParallel(byHash, AT_ONCE, async ([hash, name]) => {
    done.bytes += await sendFile(bucket, join(folder, name), name, hash, before, pieceBytes)
  })
  // Another site in this folder could have removed one meanwhile: a backup is only one when all of it is there.
  const there = await piecesIn(bucket)
  for (const [hash, name] of byHash)
    if (!there.has(pieceOf(hash, 0)))
      throw new StartupError(
        `${name} was removed from the bucket during the copy. Does another site use this folder?`,
      )
  await bucket.put(manifestOf(basename(folder)), JSON.stringify(manifest))
  await removeOld(bucket, now)
  return done
}

type Pieces = Map<string, { size: number; changedAt: Date }>
async function piecesIn(bucket: Bucket): Promise<Pieces> {
  const found: Pieces = new Map()
  for await (const { key, size, changedAt } of bucket.list(FILES)) found.set(key, { size, changedAt })
  return found
}

/** The bytes that had to be sent. */
async function sendFile(
  bucket: Bucket,
  path: string,
  name: string,
  hash: string,
  before: Pieces,
  pieceBytes: number,
): Promise<number> {
  const file = await open(path, 'r').catch(() => {
    throw new StartupError(`The backup is incomplete: ${name} is missing.`)
  })
  try {
    const { size } = await file.stat()
    const last = Math.max(0, Math.ceil(size / pieceBytes) - 1)
    const lacking = Array.from({ length: last + 1 }, (_, piece) => piece).filter((piece) => {
      const length = piece < last ? pieceBytes : size - last * pieceBytes
      return before.get(pieceOf(hash, piece))?.size !== length
    })
    if (lacking.length === 0) return 0
    if ((await hashOf(path)) !== hash)
      throw new StartupError(`The backup is damaged: ${name} has changed. Make a new one.`)
    let sent = 0
    // The first piece comes last: it says that all are there.
    for (const piece of lacking.reverse()) {
      const start = piece * pieceBytes
      const content = new Uint8Array(Math.min(pieceBytes, size - start))
      await file.read(content, 0, content.length, start)
      await bucket.put(pieceOf(hash, piece), content)
      sent += content.length
    }
    return sent
  } finally {
    await file.close()
  }
}

async function namesIn(bucket: Bucket): Promise<string[]> {
  const names: string[] = []
  for await (const { key } of bucket.list(MANIFESTS)) {
    const name = key.slice(MANIFESTS.length).replace(/\.json$/, '')
    if (NAME.test(name)) names.push(name)
  }
  return names.sort().reverse()
}

async function manifestIn(bucket: Bucket, name: string): Promise<Manifest> {
  const answer = await bucket.get(manifestOf(name))
  if (!answer) throw new StartupError('This backup is no longer in the bucket.')
  return parseManifest(await answer.text(), `${manifestOf(name)} in the bucket`)
}

const dayOf = (name: string) => name.slice(0, 'agency-2026-11-25'.length)

async function removeOld(bucket: Bucket, now: Date) {
  const names = await namesIn(bucket)
  const days = new Set([...new Set(names.map(dayOf))].slice(0, KEPT_DAYS))
  const needed = new Set<string>()
  for (const name of names) {
    if (!days.has(dayOf(name))) await bucket.remove(manifestOf(name))
    else for (const hash of Object.values((await manifestIn(bucket, name)).files)) needed.add(hash)
  }
  // What came within a day may belong to a copy that was broken off and goes on.
  for (const [key, { changedAt }] of await piecesIn(bucket))
    if (!needed.has(hashIn(key)) && now.getTime() - changedAt.getTime() > DAY_MS) await bucket.remove(key)
}

/** The backups in the bucket, the newest first; their names are the moments in UTC. */
export async function backupsIn(bucket: Bucket): Promise<BackupInBucket[]> {
  return (await namesIn(bucket)).map((name) => ({ name, madeAt: momentIn(name) ?? '' }))
}

function momentIn(name: string): string | null {
  const [, day, hour, minute, second] = /^agency-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)$/.exec(name) ?? []
  return day === undefined ? null : `${day}T${hour}:${minute}:${second}.000Z`
}

/**
 * Downloads a backup of the bucket into the new folder `into`, which then is one as any other: `restore` compares its hashes.
 * Throws a StartupError where it is not there whole, or the disk has no room, and a StoreOutOfReachError.
 */
export async function fetchBackup(bucket: Bucket, name: string, into: string, pieceBytes = PIECE_BYTES) {
  if (!NAME.test(name)) throw new StartupError('There is no backup of this name in the bucket.')
  const manifest = await manifestIn(bucket, name)
  const pieces = await piecesIn(bucket)
  const sizes = new Map<string, number>()
  for (const [key, { size }] of pieces) sizes.set(hashIn(key), (sizes.get(hashIn(key)) ?? 0) + size)
  let bytes = 0
  for (const hash of Object.values(manifest.files)) bytes += sizes.get(hash) ?? 0
  const free = await freeBytes(dirname(into))
  if (free !== null && free < bytes + HEADROOM_BYTES)
    throw new StartupError('The disk has no room for this backup. Free some space and try again.')
  await inParallel(Object.entries(manifest.files), AT_ONCE, async ([file, hash]) => {
    const path = join(into, file)
    await mkdir(dirname(path), { recursive: true })
    const target = await open(path, 'w', 0o600)
    try {
      for (let piece = 0; piece * pieceBytes < Math.max(1, sizes.get(hash) ?? 0); piece++) {
        const answer = await bucket.get(pieceOf(hash, piece))
        if (!answer) throw new StartupError(`The backup in the bucket is incomplete: ${file} is missing.`)
        await target.write(new Uint8Array(await bytesOf(answer)))
      }
    } finally {
      await target.close()
    }
  })
  await writeFile(join(into, MANIFEST_FILE), JSON.stringify(manifest))
}

const bytesOf = (answer: Response) =>
  answer.arrayBuffer().catch((error) => {
    throw new StoreOutOfReachError('read', 'the answer broke off', null, { cause: error })
  })

/** Writes, reads, lists and deletes a small object. Throws a StoreOutOfReachError, or a StartupError in plain words. */
export async function tryBucket(bucket: Bucket): Promise<void> {
  const key = `try-${randomBytes(8).toString('hex')}`
  await bucket.put(key, key)
  const read = await (await bucket.get(key))?.text()
  const listed: string[] = []
  for await (const object of bucket.list(key)) listed.push(object.key)
  await bucket.remove(key)
  if (read !== key) throw new StartupError('What was written could not be read again.')
  if (!listed.includes(key)) throw new StartupError('What was written is not in the list of the bucket.')
}
