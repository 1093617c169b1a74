import { networkInterfaces } from 'node:os'
import { describe, expect, it } from 'vitest'
import { createDownload } from '../../../server/core/files/download'
import { isPublicAddress } from '../../../server/core/network/publicAgent'
import { pictureServer } from '../../helpers/servers/pictureServer'

const world = pictureServer()
const MB = 1024 * 1024
const never = new AbortController().signal
/** Why the download failed, or how many bytes came. */
const result = (address: string, ms?: number) =>
  world
    .download(ms)(address, never)
    .then(
      (bytes) => bytes.length,
      (error: Error & { failure?: string }) => error.failure ?? error,
    )

describe('S25 a download from a web address', () => {
  it('returns the bytes, requesting the picture uncompressed and without cookies', async () => {
    expect(await result(world.at('/picture.jpg?size=2'))).toBeGreaterThan(100)
    const [request] = world.requests
    expect(request?.url).toBe('/picture.jpg?size=2')
    expect(request?.headers).toMatchObject({ accept: 'image/*', 'accept-encoding': 'identity' })
    expect(request?.headers.host).toMatch(/^pictures\.example:/)
    expect(request?.headers.cookie).toBeUndefined()
  })

  it('ignores a proxy in the environment', async () => {
    process.env.http_proxy = 'http://127.0.0.1:9'
    process.env.HTTP_PROXY = 'http://127.0.0.1:9'
    expect(await result(world.at('/picture.jpg'))).toBeGreaterThan(100)
    delete process.env.http_proxy
    delete process.env.HTTP_PROXY
  })

  it.each([
    'http://127.0.0.1:PORT/picture.jpg',
    'http://2130706433:PORT/picture.jpg',
    'http://0x7f.1:PORT/picture.jpg',
    'http://0177.0.0.1:PORT/picture.jpg',
    'http://[::1]:PORT/picture.jpg',
    'http://[::ffff:127.0.0.1]:PORT/picture.jpg',
    'http://inside.example:PORT/picture.jpg',
    'http://169.254.169.254/latest/meta-data/',
    'http://0.0.0.0:PORT/picture.jpg',
  ])('from %s is refused, asked for directly or by a redirect, and opens no connection', async (address) => {
    const given = address.replace('PORT', new URL(world.at('/')).port)
    expect(await result(given)).toBe('not-public')
    expect(world.requests).toHaveLength(0)
    expect(await result(world.redirect(given))).toBe('not-public')
    expect(world.requests).toHaveLength(1)
    expect(world.inside).toEqual([])
  })

  it('is refused when only one of the name’s addresses is private', async () => {
    world.names['mixed.example'] = ['127.0.0.2', '10.0.0.5']
    expect(await result(world.at('/picture.jpg', 'mixed.example'))).toBe('not-public')
    expect(world.requests).toHaveLength(0)
  })

  it('connects to the address that was checked, whatever the name resolves to by then', async () => {
    const asked = result(world.at('/picture.jpg'))
    world.names['pictures.example'] = ['127.0.0.1']
    expect(await asked).toBeGreaterThan(100)
    expect(world.lookups).toEqual(['pictures.example'])
    expect(world.inside).toEqual([])
  })

  it('checks the name again at each redirect', async () => {
    world.pages['/rebind'] = (_request, response) => {
      world.names['pictures.example'] = ['127.0.0.1']
      response.writeHead(302, { location: '/picture.jpg' }).end()
    }
    expect(await result(world.at('/rebind'))).toBe('not-public')
    expect(world.inside).toEqual([])
  })

  it.each([
    'ftp://pictures.example/a.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'gopher://pictures.example/',
    'http://a:b@pictures.example/a.jpg',
  ])('follows no redirect to %s', async (location) => {
    expect(await result(world.redirect(location))).toBe('not-public')
    expect(world.requests).toHaveLength(1)
  })

  it('follows three redirects and no fourth', async () => {
    const wrapped = (times: number) => {
      let address = world.at('/picture.jpg')
      for (let count = 0; count < times; count++) address = world.redirect(address)
      return address
    }
    expect(await result(wrapped(3))).toBeGreaterThan(100)
    expect(await result(wrapped(4))).toBe('redirects')
  })

  it('accepts 10 MB and not one byte more, announced or not', async () => {
    world.pages['/ten'] = (_request, response) => void response.end(Buffer.alloc(10 * MB))
    world.pages['/announced'] = (_request, response) =>
      void response.writeHead(200, { 'content-length': 11 * MB }).flushHeaders()
    let sent = 0
    world.pages['/eleven'] = async (_request, response) => {
      const chunk = Buffer.alloc(64 * 1024)
      for (sent = 0; sent < 100 * MB && !response.destroyed; sent += chunk.length)
        if (!response.write(chunk)) await new Promise((done) => setTimeout(done, 1))
      response.end()
    }
    expect(await result(world.at('/ten'))).toBe(10 * MB)
    expect(await result(world.at('/announced'))).toBe('too-large')
    expect(await result(world.at('/eleven'))).toBe('too-large')
    await expect.poll(() => sent).toBeLessThan(100 * MB)
  })

  it('is given up after 10 s when the server sends nothing', {
    tags: ['slow'],
    timeout: 20_000,
  }, async () => {
    world.pages['/silent'] = (_request, response) => void setTimeout(() => response.end(), 20_000).unref()
    const start = performance.now()
    expect(await result(world.at('/silent'))).toBe('timeout')
    expect(performance.now() - start).toBeGreaterThan(9_900)
    expect(performance.now() - start).toBeLessThan(15_000)
  })

  it('applies the deadline to a slow body and to a name that does not resolve', async () => {
    world.pages['/drip'] = (_request, response) => {
      const timer = setInterval(() => response.write('x'), 50)
      response.on('close', () => clearInterval(timer))
    }
    expect(await result(world.at('/drip'), 400)).toBe('timeout')
    expect(await result(world.redirect(world.at('/drip')), 400)).toBe('timeout')
    const stuck = createDownload({ resolve: () => new Promise(() => {}), ms: 100 })
    await expect(stuck('http://pictures.example/', never)).rejects.toMatchObject({ failure: 'timeout' })
  })

  it('reports other failures: no server, unknown name, an error status, a broken redirect', async () => {
    expect(await result(world.at('/missing.jpg'))).toBe('refused')
    expect(await result(world.redirect('http://['))).toBe('refused')
    expect(await result('http://unknown.example/a.jpg')).toBe('unreachable')
    expect(await result('http://pictures.example:1/a.jpg')).toBe('unreachable')
    world.pages['/cut'] = (_request, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('x')
      setTimeout(() => response.destroy(), 20)
    }
    expect(await result(world.at('/cut'))).toBe('unreachable')
  })

  it('ends at once when the server stops', async () => {
    world.pages['/silent'] = () => {}
    const stop = new AbortController()
    const asked = world.download()(world.at('/silent'), stop.signal)
    setTimeout(() => stop.abort(new Error('stopped')), 50)
    await expect(asked).rejects.toThrow('stopped')
  })
})

describe('S25 an address', () => {
  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '100.100.100.200', '127.0.0.1', '127.9.9.9', '169.254.169.254'],
    ...['172.16.0.1', '172.31.255.255', '192.168.1.1', '192.0.0.192', '192.0.2.1', '198.18.0.1'],
    ...['198.51.100.7', '203.0.113.9', '224.0.0.1', '240.0.0.1', '255.255.255.255', '168.63.129.16'],
    ...['::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', 'fe80::1'],
    ...['fe80::1%eth0', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '2001:db8::1', '2002:7f00:1::', '2001::1'],
    ...['100::1', '4000::1', 'fec0::1', 'pictures.example', '2130706433', '0x7f000001', '127.1', ''],
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450::1'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it('of this machine is not public, whatever its range', () => {
    const own = Object.values(networkInterfaces()).flatMap(
      (each) => each?.map(({ address }) => address) ?? [],
    )
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter(isPublicAddress)).toEqual([])
  })
})
