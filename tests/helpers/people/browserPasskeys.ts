import { afterEach, beforeEach } from 'vitest'
import { anAuthenticator } from './authenticator'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url')).buffer
const text = (buffer: BufferSource) =>
  Buffer.from(ArrayBuffer.isView(buffer) ? new Uint8Array(buffer.buffer) : new Uint8Array(buffer)).toString(
    'base64url',
  )
type Response = Record<string, unknown>
/** The texts of a response as the bytes that a browser gives. */
const inBytes = ({ transports, ...response }: Response) => ({
  ...Object.fromEntries(
    Object.entries(response).map(([name, value]) => [name, typeof value === 'string' ? bytes(value) : value]),
  ),
  getTransports: () => transports,
})
const asCredential = ({ id, response }: { id: string; response: Response }) => ({
  id,
  rawId: bytes(id),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: inBytes(response),
  getClientExtensionResults: () => ({}),
})

/** jsdom has no passkeys: gives its browser one authenticator, and a person who can cancel. */
export function browserWithPasskeys() {
  const state = { isCancelled: false, authenticator: anAuthenticator() }
  const ask = <Answer>(answer: () => Answer) => {
    if (state.isCancelled) throw new DOMException('The operation was not allowed', 'NotAllowedError')
    return answer()
  }
  beforeEach(() => {
    Object.assign(state, { isCancelled: false, authenticator: anAuthenticator() })
    Object.assign(window, { PublicKeyCredential: class {} })
    Object.defineProperty(navigator, 'credentials', {
      configurable: true,
      value: {
        create: async ({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }) =>
          ask(() =>
            asCredential(
              state.authenticator.make({
                rp: publicKey.rp,
                user: { id: text(publicKey.user.id) },
                challenge: text(publicKey.challenge),
              }),
            ),
          ),
        get: async ({ publicKey }: { publicKey: PublicKeyCredentialRequestOptions }) =>
          ask(() =>
            asCredential(
              state.authenticator.sign({ rpId: publicKey.rpId, challenge: text(publicKey.challenge) }),
            ),
          ),
      },
    })
  })
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential')
    Reflect.deleteProperty(navigator, 'credentials')
  })
  return state
}
