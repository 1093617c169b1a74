import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { StoredObject } from '../../../server/core/files/bucket'
import { openBucket, openBucketStorage } from '../../../server/core/files/openBucket'
import { afterThisTest } from '../cleanUp'
import { BUCKET_KEYS, startBucketServer } from './bucketServer'

/** A store in an own bucket server, with an empty folder on this machine. */
export async function aBucketStore(cacheMegabytes = 100) {
  const server = await startBucketServer()
  const folder = mkdtempSync(join(tmpdir(), 'agency-store-'))
  afterThisTest(async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const settings = {
    ...BUCKET_KEYS,
    MEDIA_URL: server.url('site'),
    MEDIA_CACHE_MB: cacheMegabytes,
    AWS_REGION: undefined,
    uploadsDir: folder,
  }
  const again = async () => {
    const storage = openBucketStorage(settings)
    await storage.prepare()
    return storage
  }
  const storage = await again()
  return {
    server,
    folder,
    settings,
    storage,
    bucket: openBucket(settings),
    objects: async () => {
      const found: StoredObject[] = []
      for await (const object of openBucket(settings).list()) found.push(object)
      return found
    },
    /** As after a restart. */
    again,
    /** Stores files by name and content, as an upload does. */
    async keep(id: string, files: Record<string, string | Buffer>) {
      const work = storage.newIncoming()
      mkdirSync(work)
      for (const [name, content] of Object.entries(files)) writeFileSync(join(work, name), content)
      await storage.keep(work, id)
    },
    /** Empties the cache, as by hand. */
    forget: () => rmSync(join(folder, 'cache'), { recursive: true, force: true }),
  }
}

export const textOf = async (stream: Readable | null) =>
  stream === null ? null : (await buffer(stream)).toString()
