import { type Lookups, publicAgent } from '../network/publicAgent'
import { StartupError } from '../startupError'
import { type Bucket, type BucketKeys, createBucket } from './bucket'
import type { BucketPlace } from './mediaUrl'

const LOOKUP_MS = 10_000

/** Opens a bucket that somebody typed on a page, at a public address only. Throws a StartupError for any other. */
export type OpenPublicBucket = (place: BucketPlace, keys: BucketKeys) => Promise<Bucket>

/** `lookups` are replaced by tests. */
export const createPublicBuckets =
  (lookups: Partial<Lookups> = {}): OpenPublicBucket =>
  async (place, keys) => {
    const agent = await publicAgent(new URL(place.endpoint), AbortSignal.timeout(LOOKUP_MS), lookups).catch(
      (): 'unreachable' => 'unreachable',
    )
    if (agent === 'not-public')
      throw new StartupError(
        'The endpoint leads to this machine or a private network. A bucket there is set with BACKUP_URL in the settings of the server.',
      )
    if (agent === 'unreachable') throw new StartupError('The endpoint was not found. Check its spelling.')
    return createBucket(place, keys, agent)
  }
