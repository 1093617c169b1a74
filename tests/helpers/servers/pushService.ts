import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterThisTest } from '../cleanUp'

/** The keys that a browser makes for one subscription. */
export function browserKeys() {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  const auth = randomBytes(16)
  return { p256dh, auth: auth.toString('base64url'), open: (sealed: Buffer) => opened(sealed, pair, auth) }
}

/** What a browser reads of a sealed text, by RFC 8291 and RFC 8188. */
function opened(sealed: Buffer, pair: ECDH, auth: Buffer): string {
  const salt = sealed.subarray(0, 16)
  const sender = sealed.subarray(21, 21 + (sealed[20] ?? 0))
  const body = sealed.subarray(21 + sender.length)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const key = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, about, 32))
  const derived = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${what}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  decipher.setAuthTag(body.subarray(-16))
  const padded = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** A push service on this machine, which answers with `status`. */
export async function pushService(status = 201) {
  const received: { headers: IncomingMessage['headers']; body: Buffer }[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    received.push({ headers: request.headers, body: Buffer.concat(parts) })
    response.writeHead(status).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  afterThisTest(() => {
    server.closeAllConnections()
    server.close()
  })
  return { received, url: `http://push.example:${(server.address() as AddressInfo).port}/send/1` }
}
