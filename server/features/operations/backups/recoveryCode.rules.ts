import { randomBytes, scrypt } from 'node:crypto'
import { newReadableCode, readCode } from '../../../core/security/readableCode'
import { decrypt, encrypt, sign } from '../../../core/security/secrets'
import type { Sealed } from './recoveryCode.repository'

const CODE_LENGTH = 24 // 120 bits
const SALT_BYTES = 16
const KEY_BYTES = 32
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }

/** A key that a recovery code opens; `mark` tells which key it is. */
export type WrappedKey = { salt: string; wrapped: string; mark: string }

/** Six groups of four letters and digits. */
export const newCode = (): string => newReadableCode(CODE_LENGTH)

/** What tells one key from another without saying anything of it. */
export const markOf = (key: Buffer): string => sign(key, 'recovery code')

const derive = (code: string, salt: string) =>
  new Promise<Buffer>((done, fail) => {
    scrypt(readCode(code), Buffer.from(salt, 'base64url'), KEY_BYTES, COST, (error, key) =>
      error ? fail(error) : done(key),
    )
  })

/** Encrypts `key` so that only `code` opens it. */
export async function wrap(key: Buffer, code: string): Promise<WrappedKey> {
  const salt = randomBytes(SALT_BYTES).toString('base64url')
  const wrapped = encrypt(await derive(code, salt), key.toString('base64url'))
  return { salt, wrapped, mark: markOf(key) }
}

/** The key that `wrap` was given; null for another code. */
export async function unwrap({ salt, wrapped }: WrappedKey, code: string): Promise<Buffer | null> {
  const key = decrypt(await derive(code, salt), wrapped)
  return key === null ? null : Buffer.from(key, 'base64url')
}

/** Printed by a restore and by the start, where there is a recovery code. */
export const OPEN_LATER =
  'The recovery code opens them all: stop the site, run `agency open-secrets`, and start it again.'

const SETTINGS: Record<string, string> = {
  'secret.mailServer': 'The password of the mail server',
  'secret.backupBucket': 'The secret of the bucket for backups',
  'secret.socialSignIn': 'The secret of the Facebook app',
}

/** Says that an encrypted text cannot be read, and what to do without a recovery code. */
export function closedLine({ kind, name }: Pick<Sealed, 'kind' | 'name'>): string {
  const [what, todo] = {
    setting: [SETTINGS[name] ?? name, 'Enter it again in the settings.'],
    secondFactor: [
      `The two-step sign-in of ${name}`,
      'Sign in with a recovery code of your own, or have it reset under Team.',
    ],
    webhook: [`The secret of the webhook ${name}`, 'Delete the webhook and add it again.'],
  }[kind]
  return `${what} cannot be read, because JWT_SECRET or data/jwt-secret is not the one with which it was saved. ${todo}`
}
