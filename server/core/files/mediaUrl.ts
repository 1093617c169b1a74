/** What MEDIA_URL must look like, as a sentence after the variable's name. */
export const MEDIA_URL_SHAPE =
  'must look like s3://bucket/folder?endpoint=https://s3.example&region=eu-1, without keys'

/** A place in a bucket that speaks S3. `folder` is blank or ends with a slash. */
export type BucketPlace = { bucket: string; folder: string; endpoint: string; region: string }

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
// Nothing that would have to be escaped in an address or in XML.
const FOLDER = /^(?:[A-Za-z0-9][A-Za-z0-9._-]*\/)*$/
const OPTIONS = new Set(['endpoint', 'region'])

/** Reads MEDIA_URL; null when it has another shape. Without an endpoint the bucket is Amazon's. */
export function bucketPlace(given: string, usualRegion = 'us-east-1'): BucketPlace | null {
  if (!URL.canParse(given)) return null
  const { protocol, hostname, pathname, searchParams, username, password, port, hash } = new URL(given)
  const isPlain = protocol === 's3:' && [username, password, port, hash].every((part) => part === '')
  const folder = pathname.replace(/^\/+|\/+$/g, '')
  const place = {
    bucket: hostname,
    folder: folder === '' ? '' : `${folder}/`,
    region: searchParams.get('region') ?? usualRegion,
    endpoint: '',
  }
  place.endpoint = searchParams.get('endpoint') ?? `https://s3.${place.region}.amazonaws.com`
  if (!isPlain || !BUCKET.test(place.bucket) || !FOLDER.test(place.folder)) return null
  if ([...searchParams.keys()].some((option) => !OPTIONS.has(option))) return null
  if (!/^[a-z0-9-]+$/.test(place.region) || !isOrigin(place.endpoint)) return null
  return { ...place, endpoint: new URL(place.endpoint).origin }
}

function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, href, origin } = new URL(address)
  return (protocol === 'https:' || protocol === 'http:') && href === `${origin}/`
}
