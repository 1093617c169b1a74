import type { NewRecoveryCode, RecoveryCodeState } from '../../../../shared/operations/recoveryCode'
import type { AppContext, SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { audit } from '../../../core/security/audit'
import { decrypt, encrypt } from '../../../core/security/secrets'
import { noteDangerous } from '../../access/accounts/sessionProof.service'
import * as repository from './recoveryCode.repository'
import * as rules from './recoveryCode.rules'

type Keeper = Pick<AppContext, 'db' | 'secrets'>

/** When the recovery code was made, and whether it opens what is stored now; null when there is none. */
export function readRecoveryCode({ db, secrets }: Keeper): RecoveryCodeState | null {
  const stored = repository.readRecovery(db)
  return stored && { at: stored.at, isCurrent: stored.mark === rules.markOf(secrets.stored) }
}

/**
 * Makes a recovery code in place of the one before, which from now on opens older backups only. It is returned once;
 * what is stored is the key, encrypted with it.
 */
export async function makeRecoveryCode(ctx: SignedInContext): Promise<NewRecoveryCode> {
  const { db, secrets } = ctx
  const code = rules.newCode()
  const wrapped = await rules.wrap(secrets.stored, code)
  const now = ctx.clock()
  transaction(db, () => {
    repository.writeRecovery(db, { at: now.toISOString(), ...wrapped })
    noteDangerous(ctx, now, { what: 'recovery code of backups made' })
  })
  return { code }
}

/** What does not open with `key`; null stands for no key. */
const closedWith = (db: Db, key: Buffer | null) =>
  repository.allSealed(db).filter(({ sealed }) => key === null || decrypt(key, sealed) === null)

/** What is stored encrypted and does not open with `key`, one line each with what to do about it. */
export const closedSecrets = (db: Db, key: Buffer | null): string[] =>
  closedWith(db, key).map(rules.closedLine)

/** Whether a recovery code may open what does not open with `key`. */
export function canBeOpened(db: Db, key: Buffer | null): boolean {
  const stored = repository.readRecovery(db)
  return stored !== null && (key === null || stored.mark !== rules.markOf(key))
}

/** Warnings about stored secrets that this server cannot decrypt, one line each, and what would open them. */
export function secretWarnings({ db, secrets }: Keeper): string[] {
  const closed = closedSecrets(db, secrets.stored)
  return closed.length > 0 && canBeOpened(db, secrets.stored) ? [...closed, rules.OPEN_LATER] : closed
}

/**
 * Opens with a recovery code what the key of another machine had encrypted, encrypts it with `key`, and lets the code open
 * that from now on. Returns how many there were; null for a wrong code, and then nothing is changed.
 */
export async function openWithCode(db: Db, key: Buffer, code: string, now: Date): Promise<number | null> {
  const stored = repository.readRecovery(db)
  const before = stored && (await rules.unwrap(stored, code))
  if (!before) return null
  const wrapped = await rules.wrap(key, code)
  const opened = closedWith(db, key).flatMap((row) => {
    const text = decrypt(before, row.sealed)
    return text === null ? [] : [{ ...row, text }]
  })
  transaction(db, () => {
    for (const row of opened) repository.writeSealed(db, row, encrypt(key, row.text))
    repository.writeRecovery(db, { at: stored.at, ...wrapped })
    audit(db, now, 'secrets opened with the recovery code', null, undefined, String(opened.length))
  })
  return opened.length
}
