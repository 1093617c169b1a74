/** An address of the form `s3://bucket/folder?endpoint=…&region=…`, as it is written. */
export type S3Address = {
  bucket: string
  /** still escaped, with its slashes */
  path: string
  port: string
  /** null where the address says none */
  endpoint: string | null
  region: string | null
}

const OPTIONS = new Set(['endpoint', 'region'])

/** Reads such an address; null for another protocol, no bucket, keys, a fragment or any other option. */
export function s3Address(given: string): S3Address | null {
  if (!URL.canParse(given)) return null
  const { protocol, hostname, pathname, searchParams, username, password, port, hash } = new URL(given)
  if (protocol !== 's3:' || hostname === '') return null
  if ([username, password, hash].some((part) => part !== '')) return null
  if ([...searchParams.keys()].some((option) => !OPTIONS.has(option))) return null
  return {
    bucket: hostname,
    path: pathname,
    port,
    endpoint: searchParams.get('endpoint'),
    region: searchParams.get('region'),
  }
}

/** A path without the slashes at its ends. */
export const withoutSlashes = (path: string): string => path.replace(/^\/+|\/+$/g, '')
