import type { BackupBucket } from '../../../../shared/operations/backupBucket'
import type { BucketPlace } from '../../../core/files/mediaUrl'
import { StoreOutOfReachError } from '../../../core/files/storeOutOfReach'
import { StartupError } from '../../../core/startupError'

/** What the answers of providers mean, by their codes. */
const CODES: [code: RegExp, sentence: string][] = [
  [/InvalidAccessKeyId/, 'The provider does not know this key.'],
  [/SignatureDoesNotMatch/, 'The secret does not belong to this key.'],
  [/NoSuchBucket/, 'There is no bucket of this name.'],
  [
    /PermanentRedirect|AuthorizationHeaderMalformed|InvalidRegion|^30\d/,
    'The bucket is in another region, or at another endpoint.',
  ],
  [/RequestTimeTooSkewed/, 'The clock of this server is wrong.'],
  [/AccessDenied|^403|^401/, 'This key may not do that in this bucket.'],
  [/^404/, 'There is no bucket of this name.'],
  [/ENOTFOUND|EAI_AGAIN/, 'The endpoint was not found. Check its spelling.'],
  [/CERT|SELF_SIGNED|ERR_TLS/, 'The certificate of the endpoint is not trusted.'],
  [/^5\d\d/, 'The provider has a fault of its own. Try again later.'],
]
const DOING: Record<string, string> = {
  read: 'Reading a file did not work.',
  write: 'Writing a file did not work.',
  delete: 'Deleting a file did not work.',
  list: 'Listing the files did not work.',
}

/** What the answer of a provider means, by the codes in it; undefined for one that is not known. */
export const meaningOf = (answer: string): string | undefined =>
  CODES.find(([code]) => code.test(answer))?.[1]

/** Why a bucket could not be used, in plain words; undefined for any other error. */
export function faultOf(error: unknown): string | undefined {
  if (error instanceof StartupError) return error.message
  if (!(error instanceof StoreOutOfReachError)) return undefined
  const { what, reason } = error
  const meaning = meaningOf(reason) ?? 'The provider did not answer.'
  return `${DOING[what] ?? ''} ${meaning} (${reason})`.trim()
}

/** Where a bucket is that was typed on a page: without an endpoint it is Amazon's. */
export const placeOf = ({
  endpoint,
  region,
  bucket,
  folder,
}: Pick<BackupBucket, 'endpoint' | 'region' | 'bucket' | 'folder'>): BucketPlace => ({
  ...{ bucket, region },
  folder: folder === '' ? '' : `${folder}/`,
  endpoint: endpoint === '' ? `https://s3.${region}.amazonaws.com` : new URL(endpoint).origin,
})

/** Whether a stored secret may go to `given`: it was entered for this provider, bucket and key. */
export const isSamePlace = (given: BackupBucket, before: BackupBucket | null): boolean =>
  before !== null &&
  placeOf(given).endpoint === placeOf(before).endpoint &&
  given.bucket === before.bucket &&
  given.keyId === before.keyId
