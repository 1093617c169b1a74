import { s3Address, withoutSlashes } from '../network/s3Address'

/** What MEDIA_URL must look like, as a sentence after the variable's name. */
export const MEDIA_URL_SHAPE =
  'must look like s3://bucket/folder?endpoint=https://s3.example&region=eu-1, without keys'

/** A place in a bucket that speaks S3. `folder` is blank or ends with a slash. */
export type BucketPlace = { bucket: string; folder: string; endpoint: string; region: string }

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
// Nothing that would have to be escaped in an address or in XML.
const FOLDER = /^(?:[A-Za-z0-9][A-Za-z0-9._-]*\/)*$/

/** Reads MEDIA_URL; null when it has another shape. Without an endpoint the bucket is Amazon's. */
export function bucketPlace(given: string, usualRegion = 'us-east-1'): BucketPlace | null {
  const address = s3Address(given)
  if (address?.port !== '') return null
  const { bucket } = address
  const path = withoutSlashes(address.path)
  const folder = path === '' ? '' : `${path}/`
  const region = address.region ?? usualRegion
  const endpoint = address.endpoint ?? `https://s3.${region}.amazonaws.com`
  if (!BUCKET.test(bucket) || !FOLDER.test(folder)) return null
  if (!/^[a-z0-9-]+$/.test(region) || !isOrigin(endpoint)) return null
  return { bucket, folder, region, endpoint: new URL(endpoint).origin }
}

function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, href, origin } = new URL(address)
  return (protocol === 'https:' || protocol === 'http:') && href === `${origin}/`
}
