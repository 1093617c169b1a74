import { createBucket } from '../../../server/core/files/bucket'
import { afterThisTest } from '../cleanUp'
import { startBucketServer } from './bucketServer'

export const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** A bucket server, where it is, and a folder of its bucket. */
export async function aBucketServer() {
  const server = await startBucketServer()
  afterThisTest(() => server.close())
  const endpoint = new URL(server.url().split('endpoint=')[1] ?? '').origin
  const bucketIn = (folder: string) =>
    createBucket({ bucket: 'media', folder, endpoint, region: 'eu-1' }, KEYS)
  return { server, endpoint, bucketIn }
}

/** What is in a bucket. */
export const keysOf = async (bucket: ReturnType<typeof createBucket>) => {
  const found: string[] = []
  for await (const { key } of bucket.list()) found.push(key)
  return found
}
