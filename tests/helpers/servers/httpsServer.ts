import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:tls'
import { afterThisTest } from '../cleanUp'

const SEQUENCE = 0x30
const OBJECT_ID = 0x06
const der = (tag: number, ...parts: (Buffer | number[])[]): Buffer => {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const { length } = content
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const ECDSA_WITH_SHA256 = der(SEQUENCE, der(OBJECT_ID, [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]))
/** A name that is only an organization. */
const nameOf = (organization: string) =>
  der(
    SEQUENCE,
    der(0x31, der(SEQUENCE, der(OBJECT_ID, [0x55, 0x04, 0x0a]), der(0x0c, Buffer.from(organization)))),
  )
const time = (at: Date) => der(0x18, Buffer.from(at.toISOString().replace(/\.\d+|[-:T]/g, '')))
/** The names that the certificate is for, as the extension that browsers read. */
const namesOf = (dnsName: string) =>
  der(
    0xa3,
    der(
      SEQUENCE,
      der(
        SEQUENCE,
        der(OBJECT_ID, [0x55, 0x1d, 0x11]),
        der(0x04, der(SEQUENCE, der(0x82, Buffer.from(dnsName)))),
      ),
    ),
  )

/** An X.509 certificate of `publicKey` for `localhost`, signed with its own key. */
function selfSigned(publicKey: KeyObject, privateKey: KeyObject, from: Date, until: Date): string {
  const whole = der(
    SEQUENCE,
    der(0xa0, der(0x02, [2])),
    der(0x02, [1]),
    ECDSA_WITH_SHA256,
    nameOf('House Authority'),
    der(SEQUENCE, time(from), time(until)),
    nameOf('House Authority'),
    publicKey.export({ type: 'spki', format: 'der' }),
    namesOf('localhost'),
  )
  const signature = der(0x03, [0], sign('sha256', whole, privateKey))
  const lines = der(SEQUENCE, whole, ECDSA_WITH_SHA256, signature)
    .toString('base64')
    .match(/.{1,64}/g)
  return ['-----BEGIN CERTIFICATE-----', ...(lines ?? []), '-----END CERTIFICATE-----', ''].join('\n')
}

const DAY_MS = 86_400_000

/** A TLS server whose certificate for `localhost` was made 80 days before `until`. Only who gets it as `cert` trusts it. */
export async function anHttpsServer(until: Date) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const cert = selfSigned(publicKey, privateKey, new Date(until.getTime() - 80 * DAY_MS), until)
  const server = createServer({ cert, key: privateKey.export({ type: 'pkcs8', format: 'pem' }) })
  server.on('tlsClientError', () => {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => void server.close()
  afterThisTest(close)
  return { port, cert, close, address: `https://localhost:${port}` }
}
