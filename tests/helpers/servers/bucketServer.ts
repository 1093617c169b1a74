import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

/** The only keys that s3rver knows. */
export const BUCKET_KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

const amazonDate = () => new Date().toISOString().replace(/\.\d+|[-:]/g, '')

/** A server that speaks S3, with the empty bucket `media`, at a free port of this machine. */
export async function startBucketServer() {
  const directory = mkdtempSync(join(tmpdir(), 'agency-bucket-'))
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'media' }],
  })
  await s3.configureBuckets()
  const handle = s3.callback()
  const requests: string[] = []
  let answer: 'usual' | 'none' | number = 'usual'
  let left = Number.POSITIVE_INFINITY
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    // A test may have set its clock to another day. Nothing is lost: s3rver does not check signatures of this kind.
    if (request.headers['x-amz-date']) request.headers['x-amz-date'] = amazonDate()
    left--
    if (left < 0) answer = 'none'
    if (answer === 'none') request.socket.destroy()
    else if (answer !== 'usual') response.writeHead(answer).end()
    else handle(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    /** MEDIA_URL of a folder of its own, as if it were another bucket. */
    url: (folder = '') => `s3://media/${folder}?endpoint=${endpoint}`,
    /** Method and address of each request since the last look. */
    requests: () => requests.splice(0),
    /** `none` breaks every connection; a number is the status of every answer. */
    answers(how: typeof answer) {
      answer = how
      left = Number.POSITIVE_INFINITY
    },
    /** Breaks every connection after so many requests. */
    answersOnly(count: number) {
      left = count
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/**
 * The settings of a store in a part of the bucket TEST_MEDIA_URL that belongs to the data in `folder`; none without that
 * variable (CONTRIBUTING.md).
 */
export function bucketSettings(folder: string): Record<string, string> {
  const { TEST_MEDIA_URL } = process.env
  if (!TEST_MEDIA_URL) return {}
  const own = createHash('sha256').update(folder).digest('hex').slice(0, 20)
  return { MEDIA_URL: TEST_MEDIA_URL.replace('?', `${own}?`), ...BUCKET_KEYS }
}
