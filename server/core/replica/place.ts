import { isAbsolute } from 'node:path'
import { s3Address, withoutSlashes } from '../network/s3Address'

/** Where a replica is, in the words of Litestream's configuration. The keys of a bucket stay in the environment. */
export type ReplicaPlace =
  | { type: 'file'; path: string }
  | { type: 's3'; bucket: string; path: string; endpoint?: string; region?: string }

export const REPLICA_URL_SHAPE =
  'must look like s3://bucket/folder?endpoint=https://s3.example&region=eu-1 or file:///mnt/other-disk/agency, without keys'

/** What `agency restore --beside` takes for the replica; a moment such as `2026-11-25T10:00` may follow. */
export const REPLICA_SOURCE = 'replica:'

/** The place that REPLICA_URL names; null when it is not understood. */
export const replicaPlace = (given: string): ReplicaPlace | null => bucketIn(given) ?? folderIn(given)

function bucketIn(given: string): ReplicaPlace | null {
  const address = s3Address(given)
  const path = address && decoded(address.path)
  if (!address || path === null) return null
  const { bucket, endpoint, region } = address
  if (endpoint !== null && !isHttp(endpoint)) return null
  return {
    type: 's3',
    bucket,
    path: withoutSlashes(path),
    ...(endpoint ? { endpoint } : {}),
    ...(region ? { region } : {}),
  }
}

function folderIn(given: string): ReplicaPlace | null {
  if (!URL.canParse(given)) return null
  const { protocol, pathname, hostname, searchParams, username, password, hash } = new URL(given)
  const isPlain = [hostname, username, password, hash].every((part) => part === '') && searchParams.size === 0
  const path = decoded(pathname)
  if (protocol !== 'file:' || !isPlain || path === null) return null
  return isAbsolute(path) && path !== '/' ? { type: 'file', path } : null
}

const isHttp = (given: string) => URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
