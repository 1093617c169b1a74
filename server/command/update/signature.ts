import { createHash, createPublicKey, verify } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { StartupError } from '../../core/startupError'
import type { Release } from './releases'

/** The public key with which the next release must be signed, in a release that was made with a key. */
const PUBLIC_KEY = 'release.pub'

/** Before the 32 bytes of an Ed25519 key, so that Node reads it. */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex')
const ID_BYTES = 8
const TRUSTED = 'trusted comment: '

/** The key of a release, as minisign writes it; null in one that was made without. */
export function publicKeyOf({ folder }: Pick<Release, 'folder'>): string | null {
  const file = join(folder, PUBLIC_KEY)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** Throws a StartupError unless `<file>.minisig` beside the file is its signature by this key. */
export function refuseUnsigned(file: string, publicKey: string) {
  const signature = `${file}.minisig`
  if (!existsSync(signature))
    throw new StartupError(
      `There is no signature ${signature}. Fetch it too. For a release that you made yourself without a key, add --unsigned.`,
    )
  const fault = faultOf(readFileSync(file), readFileSync(signature, 'utf8'), publicKey)
  if (fault !== null)
    throw new StartupError(
      `${basename(file)} does not come from whoever made the installed release: ${fault}. Do not install it unless you know why.`,
    )
}

/**
 * What is wrong with a signature, or null. Both texts are in minisign's format: algorithm, the key's id and the key or
 * signature, and then a second signature over the first and the trusted comment.
 */
export function faultOf(content: Buffer, signature: string, publicKey: string): string | null {
  const [, ours = ''] = publicKey.split('\n')
  const [, first = '', comment = '', second = ''] = signature.split('\n')
  const { id, rest: bytes } = parts(ours)
  const { algorithm, id: signer, rest: signed } = parts(first)
  // `ED` signs the hash of the content, `Ed` the content itself, as minisign did before 0.8.
  if (bytes.length !== 32 || signed.length !== 64 || !['ED', 'Ed'].includes(algorithm))
    return 'its signature is not one of minisign'
  if (!signer.equals(id)) return 'it is signed with another key'
  const key = createPublicKey({ key: Buffer.concat([SPKI, bytes]), format: 'der', type: 'spki' })
  const message = algorithm === 'ED' ? createHash('blake2b512').update(content).digest() : content
  const about = Buffer.concat([signed, Buffer.from(comment.slice(TRUSTED.length))])
  const isRight =
    verify(null, message, key, signed) &&
    comment.startsWith(TRUSTED) &&
    verify(null, about, key, Buffer.from(second, 'base64'))
  return isRight ? null : 'its signature is not the one of this file'
}

function parts(line: string) {
  const bytes = Buffer.from(line, 'base64')
  return {
    algorithm: bytes.toString('latin1', 0, 2),
    id: bytes.subarray(2, 2 + ID_BYTES),
    rest: bytes.subarray(2 + ID_BYTES),
  }
}
