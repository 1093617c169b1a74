import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createDownload } from '../../../server/core/files/download'
import { isPublicAddress } from '../../../server/core/network/publicAgent'

const OUTSIDE = '127.0.0.2'
const INSIDE = '127.0.0.1'

export type PictureServer = ReturnType<typeof pictureServer>

/**
 * A server that plays the internet, at a loopback address that these tests count as public, and one that plays the
 * agency's own network at 127.0.0.1, same port. `names` maps each name to its address: `pictures.example` is the first
 * server.
 */
export function pictureServer() {
  const requests: IncomingMessage[] = []
  const inside: string[] = []
  const names: Record<string, string[] | Error> = {}
  const lookups: string[] = []
  const pages: Record<string, RequestListener> = {}
  const servers: Server[] = []
  let port = 0

  beforeAll(async () => {
    const jpeg = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#b05a3c' } })
      .jpeg()
      .toBuffer()
    const send = (type: string, body: string | Buffer): RequestListener => {
      return (_request, response) => void response.setHeader('content-type', type).end(body)
    }
    Object.assign(pages, {
      '/picture.jpg': send('image/jpeg', jpeg),
      '/page.jpg': send('image/jpeg', '<!doctype html><title>Sign in</title>'),
      '/drawing.jpg': send('image/jpeg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
      '/damaged.jpg': send('image/jpeg', jpeg.subarray(0, 120)),
    } satisfies Record<string, RequestListener>)
    const outside = createServer((request, response) => {
      requests.push(request)
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://outside')
      const to = searchParams.get('to')
      if (to !== null) return void response.writeHead(302, { location: to }).end()
      const page = pages[pathname]
      if (page) return void page(request, response)
      response.writeHead(404).end()
    })
    const own = createServer((request, response) => {
      inside.push(request.url ?? '')
      response.setHeader('content-type', 'image/jpeg').end(jpeg)
    })
    servers.push(outside, own)
    outside.listen(0, OUTSIDE)
    await once(outside, 'listening')
    port = (outside.address() as AddressInfo).port
    own.listen(port, INSIDE)
    await once(own, 'listening')
  })
  beforeEach(() => {
    requests.length = 0
    inside.length = 0
    lookups.length = 0
    for (const name of Object.keys(names)) delete names[name]
    names['pictures.example'] = [OUTSIDE]
    names['inside.example'] = [INSIDE]
  })
  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
  })

  return {
    /** the requests to the first server */
    requests,
    /** what reached the agency's own network */
    inside,
    names,
    /** every name that was looked up */
    lookups,
    /** more pages of the first server, by path */
    pages,
    at: (path: string, host = 'pictures.example') => `http://${host}:${port}${path}`,
    /** Leads to `location` in one redirect. */
    redirect: (location: string) => `http://pictures.example:${port}/from?to=${encodeURIComponent(location)}`,
    download: (ms?: number) =>
      createDownload({
        resolve: async (name) => {
          lookups.push(name)
          const found = names[name] ?? new Error('ENOTFOUND')
          if (found instanceof Error) throw found
          return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
        },
        isPublic: (address) => address === OUTSIDE || isPublicAddress(address),
        ...(ms === undefined ? {} : { ms }),
      }),
  }
}
