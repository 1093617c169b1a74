import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from './refusal'

const LENGTH_MIN = 32 // the same that JWT_SECRET needs

/** One secret a purpose, so that a signature made for one is worth nothing for another (S3). */
export type Secrets = { session: Buffer; media: Buffer; visitors: Buffer }

/** Derives every secret from the configured one. */
export function deriveSecrets(master: string): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', master, 'modelling-agency', purpose, 32))
  return { session: derive('session'), media: derive('media'), visitors: derive('visitors') }
}

/**
 * The configured secret, or one made at the first start and kept beside the database, readable by its owner only.
 * Throws a Refusal when the kept one is too short to be one: anybody could sign with an empty secret.
 */
export function masterSecret(configured: string | undefined, dataDir: string): string {
  if (configured) return configured
  const file = join(dataDir, 'jwt-secret')
  if (existsSync(file)) {
    const kept = readFileSync(file, 'utf8').trim()
    if (kept.length >= LENGTH_MIN) return kept
    throw new Refusal(`${file} holds no secret. Put back the one you kept, or remove it: all sign in anew.`)
  }
  mkdirSync(dataDir, { recursive: true })
  const made = randomBytes(48).toString('base64url')
  // Whole under its name or not there: a full disk or a power cut would leave an empty file.
  const work = `${file}.unfinished`
  writeFileSync(work, made, { mode: 0o600, flush: true })
  renameSync(work, file)
  return made
}

/** SHA-256 as hex: how tokens of mailed links are kept. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** HMAC-SHA-256 as base64url. */
export const sign = (secret: Buffer, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** Compares two texts without telling by time where they differ. */
export function sameText(left: string, right: string): boolean {
  const a = createHash('sha256').update(left).digest()
  const b = createHash('sha256').update(right).digest()
  return timingSafeEqual(a, b)
}
