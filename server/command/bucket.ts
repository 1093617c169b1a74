import { rm } from 'node:fs/promises'
import { fetchBackup } from '../backup/bucket/copies'
import { changeDatabase } from '../core/db/database'
import { newId } from '../core/db/ids'
import { lockBackup } from '../core/db/lock'
import { createPublicBuckets } from '../core/files/publicBucket'
import { REPLICA_SOURCE } from '../core/replica/place'
import { deriveSecrets, masterSecret } from '../core/security/secrets'
import { StartupError } from '../core/startupError'
import { faultOf } from '../features/operations/backups/bucket.rules'
import { copyNow, openBackupBucket } from '../features/operations/backups/bucket.service'
import { restoreBesideSite, settings } from './backups'

const BUCKET = 'bucket:'

/** Works with the settings, the database and the secrets of the site. */
async function withSite<Result>(work: (site: Parameters<typeof openBackupBucket>[0]) => Promise<Result>) {
  const config = settings()
  const db = changeDatabase(config.databasePath)
  const secrets = deriveSecrets(masterSecret(config.JWT_SECRET, config.dataDir))
  try {
    return await work({ config, db, secrets, openBucket: createPublicBuckets() })
  } finally {
    db.$client.close()
  }
}

/** Copies the newest backup into the bucket, while the site runs; returns the line to print. Throws a StartupError. */
export const copyNewestToBucket = (): Promise<string> =>
  withSite(async (site) => {
    // Beside a backup that is made, and not beside another copy.
    const unlock = lockBackup(`${site.config.databasePath}.to-bucket`)
    return copyNow(site, () => new Date()).finally(unlock)
  })

/**
 * `restoreBesideSite`, also of a backup in the bucket, `bucket:agency-2026-11-25T22-00-00`, and of the replica, `replica:` or
 * `replica:2026-11-25T10:00`.
 */
export async function restoreBesideFrom(source: string): Promise<string> {
  if (source.startsWith(REPLICA_SOURCE)) {
    const { restoreReplicaBesideSite } = await import('./besideReplica')
    return restoreReplicaBesideSite(source.slice(REPLICA_SOURCE.length))
  }
  if (!source.startsWith(BUCKET)) return restoreBesideSite(source)
  const into = `${settings().databasePath}.fetched-${newId()}`
  try {
    await withSite((site) => fetch(site, source.slice(BUCKET.length), into))
    return await restoreBesideSite(into)
  } finally {
    await rm(into, { recursive: true, force: true })
  }
}

async function fetch(site: Parameters<typeof openBackupBucket>[0], name: string, into: string) {
  try {
    const bucket = await openBackupBucket(site)
    if (!bucket) throw new StartupError('No bucket is set.')
    await fetchBackup(bucket, name, into)
  } catch (error) {
    const fault = faultOf(error)
    throw fault === undefined ? error : new StartupError(fault)
  }
}
