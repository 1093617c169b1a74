import type { Config } from '../config'
import { StartupError, TransientStartupError } from '../startupError'
import { type Bucket, createBucket, keysIn } from './bucket'
import { idIn } from './bucketReader'
import { createBucketStorage } from './bucketStorage'
import { bucketPlace, MEDIA_URL_SHAPE } from './mediaUrl'
import { STORE_OWNER, type Storage } from './storage'
import { StoreOutOfReachError } from './storeOutOfReach'

const MEGABYTE = 1024 * 1024

export type BucketSettings = Pick<
  Config,
  'MEDIA_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_REGION'
>

/** The bucket of MEDIA_URL. Throws a StartupError for an address of another shape. */
export function openBucket(config: Partial<BucketSettings>): Bucket {
  const place = bucketPlace(config.MEDIA_URL ?? '', config.AWS_REGION)
  if (!place) throw new StartupError(`MEDIA_URL: ${MEDIA_URL_SHAPE}`)
  return createBucket(place, keysIn(config))
}

/** The store of MEDIA_URL. Loaded only where it is set, with all that it needs. */
export const openBucketStorage = (
  config: BucketSettings & Pick<Config, 'MEDIA_CACHE_MB' | 'uploadsDir'>,
): Storage => createBucketStorage(config.uploadsDir, openBucket(config), config.MEDIA_CACHE_MB * MEGABYTE)

/** The ids that have files in the bucket of MEDIA_URL; null while it does not answer. */
export async function idsIn(config: Partial<BucketSettings>): Promise<Set<string> | null> {
  const found = new Set<string>()
  try {
    for await (const { key } of openBucket(config).list()) found.add(idIn(key))
    return found
  } catch (error) {
    if (error instanceof StoreOutOfReachError) return null
    throw error
  }
}

/**
 * Removes the mark of the database that owns the bucket of MEDIA_URL: without it the site deletes no file there. Throws a
 * StartupError while the bucket does not answer.
 */
export async function forgetOwner(config: Partial<BucketSettings>): Promise<void> {
  try {
    await openBucket(config).remove(STORE_OWNER)
  } catch (error) {
    if (!(error instanceof StoreOutOfReachError)) throw error
    throw new TransientStartupError(`${error.message}. Nothing was changed. Try again when it answers.`)
  }
}
