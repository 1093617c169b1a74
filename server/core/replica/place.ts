import { isAbsolute } from 'node:path'

/** Where a replica is, in the words of Litestream's configuration. The keys of a bucket stay in the environment. */
export type ReplicaPlace =
  | { type: 'file'; path: string }
  | { type: 's3'; bucket: string; path: string; endpoint?: string; region?: string }

export const REPLICA_URL_SHAPE =
  'must look like s3://bucket/folder?endpoint=https://s3.example&region=eu-1 or file:///mnt/other-disk/agency, without keys'

const QUERY = new Set(['endpoint', 'region'])

/** The place that REPLICA_URL names; null when it is not understood. */
export function replicaPlace(given: string): ReplicaPlace | null {
  if (!URL.canParse(given)) return null
  const { protocol, hostname, pathname, searchParams, username, password, hash } = new URL(given)
  if (username !== '' || password !== '' || hash !== '') return null
  const path = decoded(pathname)
  if (path === null) return null
  if (protocol === 'file:')
    return hostname === '' && isAbsolute(path) && path !== '/' && searchParams.size === 0
      ? { type: 'file', path }
      : null
  if (protocol !== 's3:' || hostname === '') return null
  if ([...searchParams.keys()].some((key) => !QUERY.has(key))) return null
  const [endpoint, region] = [searchParams.get('endpoint'), searchParams.get('region')]
  if (endpoint !== null && !isHttp(endpoint)) return null
  return {
    type: 's3',
    bucket: hostname,
    path: path.replace(/^\/+|\/+$/g, ''),
    ...(endpoint ? { endpoint } : {}),
    ...(region ? { region } : {}),
  }
}

const isHttp = (given: string) => URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
