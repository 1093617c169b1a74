import { createHash, createPrivateKey, sign } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CliError } from '../cli.mjs'

/** Before the 32 bytes of an Ed25519 key, so that Node reads it. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
/** What minisign's file has before the key: algorithms, and the salt and costs of the password. */
const BEFORE = 54
const LENGTH = 158

/**
 * The key in a text such as RELEASE_KEY, a file that `minisign -G -W` made, and its public half as minisign writes it. Null
 * without a text: the release is then not signed.
 */
export function releaseKey(text) {
  if (!text) return null
  const bytes = Buffer.from(text.trim().split('\n').at(-1) ?? '', 'base64')
  // Bytes 2 and 3 are zero where no password protects the key.
  if (bytes.length !== LENGTH || bytes.toString('latin1', 0, 2) !== 'Ed' || bytes.readUInt16LE(2) !== 0)
    throw new CliError(
      'RELEASE_KEY is not the text of a key that `minisign -G -W` made (-W: without a password).',
    )
  const [id, seed, own] = [
    bytes.subarray(BEFORE, BEFORE + 8),
    bytes.subarray(BEFORE + 8, BEFORE + 40),
    bytes.subarray(BEFORE + 40, BEFORE + 72),
  ]
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
  const name = Buffer.from(id).reverse().toString('hex').toUpperCase()
  const line = Buffer.concat([Buffer.from('Ed'), id, own]).toString('base64')
  return { key, id, publicKey: `untrusted comment: minisign public key ${name}\n${line}\n` }
}

/** Writes `<file>.minisig`, as `minisign -S` does: over the file's BLAKE2b hash, and over that and the comment. */
export function signFile(file, { key, id }, seconds) {
  const signature = sign(null, createHash('blake2b512').update(readFileSync(file)).digest(), key)
  const comment = `timestamp:${seconds}\tfile:${path.basename(file)}\thashed`
  const both = sign(null, Buffer.concat([signature, Buffer.from(comment)]), key)
  const lines = [
    'untrusted comment: signature of a release',
    Buffer.concat([Buffer.from('ED'), id, signature]).toString('base64'),
    `trusted comment: ${comment}`,
    both.toString('base64'),
  ]
  writeFileSync(`${file}.minisig`, `${lines.join('\n')}\n`)
}
