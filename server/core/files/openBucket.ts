import type { Config } from '../config'
import { StartupError } from '../startupError'
import { createBucket } from './bucket'
import { createBucketStorage } from './bucketStorage'
import { bucketPlace, MEDIA_URL_SHAPE } from './mediaUrl'
import type { Storage } from './storage'

const MEGABYTE = 1024 * 1024

type Settings = Pick<
  Config,
  'MEDIA_URL' | 'MEDIA_CACHE_MB' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_REGION' | 'uploadsDir'
>

/** The bucket of MEDIA_URL. Throws a StartupError for an address of another shape. */
export function openBucket(config: Settings) {
  const place = bucketPlace(config.MEDIA_URL ?? '', config.AWS_REGION)
  if (!place) throw new StartupError(`MEDIA_URL: ${MEDIA_URL_SHAPE}`)
  return createBucket(place, {
    accessKeyId: config.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.AWS_SECRET_ACCESS_KEY ?? '',
  })
}

/** The store of MEDIA_URL. Loaded only where it is set, with all that it needs. */
export const openBucketStorage = (config: Settings): Storage =>
  createBucketStorage(config.uploadsDir, openBucket(config), config.MEDIA_CACHE_MB * MEGABYTE)
