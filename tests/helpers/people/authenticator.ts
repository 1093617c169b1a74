import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

type Made = { rp: { id?: string | undefined }; user: { id: string }; challenge: string }
type Asked = { rpId?: string | undefined; challenge: string }
/** What a wrong or hostile authenticator or page does otherwise. */
type Wrong = { origin?: string; rpId?: string; counter?: number; isVerified?: boolean; challenge?: string }

const ORIGIN = 'http://localhost:3000'
const USER_PRESENT = 1
const USER_VERIFIED = 4
const HAS_CREDENTIAL = 64

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')

/** An authenticator in software with one credential, for ES256 and without attestation. */
export function anAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = base64url(credentialId)
  let counter = 0
  let userHandle = ''

  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const header = (rpId: string, flags: number, count: number) => {
    const bytes = Buffer.alloc(5)
    bytes.writeUInt8(flags, 0)
    bytes.writeUInt32BE(count, 1)
    return Buffer.concat([sha256(rpId), bytes])
  }
  const flags = ({ isVerified = true }: Wrong) => USER_PRESENT | (isVerified ? USER_VERIFIED : 0)

  return {
    id,
    /** Answers the options of adding a passkey. */
    make({ rp, user, challenge }: Made, wrong: Wrong = {}) {
      userHandle = user.id
      const authData = Buffer.concat([
        header(wrong.rpId ?? rp.id ?? '', flags(wrong) | HAS_CREDENTIAL, counter),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseKey(publicKey),
      ])
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64url(
            clientData('webauthn.create', wrong.challenge ?? challenge, wrong.origin ?? ORIGIN),
          ),
          attestationObject: base64url(attestation(authData)),
          transports: ['internal'],
        },
      }
    },
    /** Answers the options of signing in. */
    sign({ rpId, challenge }: Asked, wrong: Wrong & { userHandle?: string | null } = {}) {
      counter = wrong.counter ?? counter + 1
      const authData = header(wrong.rpId ?? rpId ?? '', flags(wrong), counter)
      const client = clientData('webauthn.get', wrong.challenge ?? challenge, wrong.origin ?? ORIGIN)
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle: wrong.userHandle === undefined ? userHandle : wrong.userHandle,
        },
      }
    },
  }
}

/** The public key as CBOR: { 1: 2, 3: -7, -1: 1, -2: x, -3: y }. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
}

/** CBOR: { fmt: 'none', attStmt: {}, authData }. */
function attestation(authData: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(authData.length)
  return Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
    Buffer.from([0x59]),
    length,
    authData,
  ])
}
