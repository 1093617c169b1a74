import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterThisTest } from '../cleanUp'

/** The only key that the bucket knows. */
export const REPLICA_KEYS = { AWS_ACCESS_KEY_ID: 'AKIAREPLICA', AWS_SECRET_ACCESS_KEY: 'of-the-replica-only' }

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        statSync(join(folder, name)).isFile(),
      )
    : []

/** A listing as S3 gives it: names that go on after `delimiter` are one common prefix. */
function listing(folder: string, prefix: string, delimiter: string) {
  const common = new Set<string>()
  const lines: string[] = []
  for (const key of filesIn(folder).sort()) {
    if (!key.startsWith(prefix)) continue
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length)
    const { mtime, size } = statSync(join(folder, key))
    if (end === -1)
      lines.push(
        `<Contents><Key>${key}</Key><LastModified>${mtime.toISOString()}</LastModified><Size>${size}</Size></Contents>`,
      )
    else common.add(key.slice(0, end + 1))
  }
  const groups = [...common].map((each) => `<CommonPrefixes><Prefix>${each}</Prefix></CommonPrefixes>`)
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${[...lines, ...groups].join('')}</ListBucketResult>`
}

function refuse(response: ServerResponse, code: string) {
  response.writeHead(403, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>Refused</Message></Error>`)
}

/** The bucket `media`, which has the files of a folder and can only be read. */
export async function aReplicaBucket(folder: string) {
  let cutsAfter = Number.POSITIVE_INFINITY
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
    const key = decodeURIComponent(pathname).replace(/^\/media\/?/, '')
    if (!request.headers.authorization?.includes(`Credential=${REPLICA_KEYS.AWS_ACCESS_KEY_ID}/`))
      return refuse(response, 'InvalidAccessKeyId')
    if (key === '') {
      response.writeHead(200, { 'content-type': 'application/xml' })
      return response.end(
        listing(folder, searchParams.get('prefix') ?? '', searchParams.get('delimiter') ?? ''),
      )
    }
    const content = readFileSync(join(folder, key))
    response.writeHead(200, { 'content-length': content.length })
    cutsAfter--
    if (cutsAfter >= 0) return response.end(content)
    response.write(content.subarray(0, content.length / 2), () => request.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterThisTest(() => {
    server.closeAllConnections()
    server.close()
  })
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: (path: string) => `s3://media/${path}?endpoint=${endpoint}&region=eu-1`,
    /** From now on the connection ends within each file, after so many whole ones. */
    cutsAfter: (files: number) => {
      cutsAfter = files
    },
  }
}
