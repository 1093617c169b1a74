import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../startupError'

const LENGTH_MIN = 32 // as for JWT_SECRET

/** One secret per purpose, so that a signature for one is invalid for the others (S3). */
export type Secrets = {
  session: Buffer
  media: Buffer
  visitors: Buffer
  stored: Buffer
  changes: Buffer
  push: Buffer
}

/** Derives all secrets from the master secret. */
export function deriveSecrets(master: string): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', master, 'modelling-agency', purpose, 32))
  return {
    session: derive('session'),
    media: derive('media'),
    visitors: derive('visitors'),
    stored: derive('stored'),
    changes: derive('program change'),
    push: derive('web push'),
  }
}

/**
 * The configured secret, or one generated at the first start and stored beside the database with mode 0600.
 * Throws a StartupError when the stored one is too short: an empty secret would let anybody sign.
 */
export function masterSecret(configured: string | undefined, dataDir: string): string {
  if (configured) return configured
  const file = join(dataDir, 'jwt-secret')
  if (existsSync(file)) {
    const kept = readFileSync(file, 'utf8').trim()
    if (kept.length >= LENGTH_MIN) return kept
    throw new StartupError(
      `${file} has no secret in it. Put your copy back, or delete the file; then everyone has to sign in again.`,
    )
  }
  mkdirSync(dataDir, { recursive: true })
  const made = randomBytes(48).toString('base64url')
  // Written atomically: a full disk or power failure would leave an empty file.
  const work = `${file}.unfinished`
  writeFileSync(work, made, { mode: 0o600, flush: true })
  renameSync(work, file)
  return made
}

/** SHA-256 as hex; tokens of mailed links are stored this way. */
export const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex')

/** HMAC-SHA-256 as base64url. */
export const sign = (secret: Buffer, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

const LINK_TOKEN = 22
/** The secret of a link, made from its id, so that it can be sent again although only its hash is stored (decision 0136). */
export const derivedToken = ({ visitors }: Secrets, of: string, linkId: string): string =>
  sign(visitors, `${of} ${linkId}`).slice(0, LINK_TOKEN)

/** Compares two texts in constant time. */
export function sameText(left: string, right: string): boolean {
  const a = createHash('sha256').update(left).digest()
  const b = createHash('sha256').update(right).digest()
  return timingSafeEqual(a, b)
}

const NONCE = 12
const TAG = 16

/** Encrypts a text that is stored and needed again, with AES-256-GCM, as base64url. */
export function encrypt(secret: Buffer, text: string): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', secret, nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** The text of `encrypt`; null when it was encrypted with another secret, as after JWT_SECRET was changed. */
export function decrypt(secret: Buffer, stored: string): string | null {
  const bytes = Buffer.from(stored, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, NONCE))
    decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
