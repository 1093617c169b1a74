import { expect, it } from 'vitest'
import { loadedFiles } from '../helpers/installed/loadedFiles'
import { BUCKET_KEYS, startBucketServer } from '../helpers/servers/bucketServer'

/** What only a variable brings: the client of the bucket, the metrics, and the package of Litestream. */
const OPTIONAL = /aws4fetch|prom-client|@flydotio|\/openBucket-|\/metrics-/

it('a server without MEDIA_URL, METRICS_TOKEN and REPLICA_URL loads nothing of a bucket, of metrics or of a replica', async () => {
  const files = await loadedFiles({})
  expect(files.some((file) => file.endsWith('/dist/server/main.js'))).toBe(true)
  expect(files.filter((file) => OPTIONAL.test(file))).toEqual([])

  const bucket = await startBucketServer()
  try {
    const more = { ...BUCKET_KEYS, MEDIA_URL: bucket.url('site'), METRICS_TOKEN: 'm'.repeat(32) }
    const found = (await loadedFiles(more)).filter((file) => OPTIONAL.test(file)).join()
    for (const name of ['aws4fetch', 'prom-client']) expect(found).toContain(name)
  } finally {
    await bucket.close()
  }
})
