import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  BACKUP_DOWNLOAD_MAX_BYTES,
  type BackupDownload,
  type BackupOnDisk,
  backupDownload,
} from '../../../../shared/operations/backups'
import { DATABASE_FILE, MANIFEST_FILE, type Manifest, readManifest } from '../../../backup/manifest'
import type { AppContext, SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { conflict, notFound } from '../../../core/errors'
import { type ZipEntry, zipStream } from '../../../core/files/zipStream'
import { noteDangerous } from '../../access/accounts/sessionProof.service'
import { readBackups } from '../system/repository'

type Found = { folder: string; name: string; manifest: Manifest }
const TOO_LARGE =
  'This backup is too large for a browser. Copy its folder from the server instead: the operations guide says how.'

/** Where backups were last made: at night and by the page System that may be two folders. */
function foldersOf({ db }: Pick<AppContext, 'db'>): string[] {
  const { last, lastSuccess, lastVerification } = readBackups(db)
  const made = [last, lastSuccess, lastVerification].flatMap((each) => (each ? [dirname(each.folder)] : []))
  return [...new Set(made)]
}

/** Complete backups only: an unfinished one has another name or no manifest. */
async function find(app: Pick<AppContext, 'db'>): Promise<Found[]> {
  const found: Found[] = []
  for (const within of foldersOf(app)) {
    for (const entry of await readdir(within, { withFileTypes: true }).catch(() => [])) {
      const { name } = entry
      if (!entry.isDirectory() || name.includes('.unfinished-')) continue
      if (!backupDownload.shape.name.safeParse(name).success) continue
      const folder = join(within, name)
      const manifest = await readManifest(folder).catch(() => null)
      if (manifest) found.push({ folder, name, manifest })
    }
  }
  return found.sort((a, b) => b.manifest.madeAt.localeCompare(a.manifest.madeAt))
}

/** The folder of a backup on the server. Throws 404 for an unknown one. */
export async function folderOf(app: Pick<AppContext, 'db'>, name: string): Promise<string> {
  const backup = (await find(app)).find((each) => each.name === name)
  if (!backup) throw notFound('Backup')
  return backup.folder
}

/** The backups on the server, the newest first. */
export async function listBackups(app: Pick<AppContext, 'db'>): Promise<BackupOnDisk[]> {
  const found = await find(app)
  return Promise.all(
    found.map(async ({ folder, name, manifest }) => ({
      name,
      madeAt: manifest.madeAt,
      files: Object.keys(manifest.files).length,
      databaseBytes: await bytesOf(folder, [DATABASE_FILE]),
    })),
  )
}

async function bytesOf(folder: string, names: readonly string[]): Promise<number> {
  let bytes = 0
  for (const name of names) bytes += (await stat(join(folder, name)).catch(() => null))?.size ?? 0
  return bytes
}

/**
 * A backup as an archive that `agency restore` takes once it is unpacked, whole or its database alone. Throws 404 for an
 * unknown backup, 409 for one that is too large.
 */
export async function downloadBackup(
  ctx: SignedInContext,
  { name, part }: BackupDownload,
): Promise<AsyncIterable<Uint8Array>> {
  const backup = (await find(ctx)).find((each) => each.name === name)
  if (!backup) throw notFound('Backup')
  const { folder, manifest } = backup
  const files =
    part === 'database' ? { [DATABASE_FILE]: manifest.files[DATABASE_FILE] ?? '' } : manifest.files
  const names = Object.keys(files)
  if ((await bytesOf(folder, names)) > BACKUP_DOWNLOAD_MAX_BYTES) throw conflict(TOO_LARGE)
  transaction(ctx.db, () =>
    noteDangerous(ctx, ctx.clock(), { what: 'backup downloaded', detail: `${name}, ${part}` }),
  )
  const at = new Date(manifest.madeAt)
  const text = JSON.stringify({ madeAt: manifest.madeAt, files }, null, 1)
  return zipStream(
    { [`${name}/${MANIFEST_FILE}`]: text },
    names.map(
      (file): ZipEntry => ({
        path: `${name}/${file}`,
        at,
        open: async () => createReadStream(join(folder, file)),
      }),
    ),
  )
}
