import { and, count, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { recoveryCodes, secondFactors } from '../../../../drizzle/schema'
import { SECOND_FACTOR_RULES, type SecondFactorRule } from '../../../../shared/access/secondFactor'
import { type Db, statement } from '../../../core/db/database'
import { settingText, writeSetting } from '../../../core/db/settings'
import { readCode } from '../../../core/security/readableCode'
import { sha256 } from '../../../core/security/secrets'

const byAccount = statement((db) =>
  db
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.accountId, sql.placeholder('accountId')))
    .prepare(),
)
/** The account's second factor, confirmed or not. */
export const findFactor = (db: Db, accountId: string) => byAccount(db).get({ accountId })

/** The account's second factor, if it counts. */
export function findConfirmed(db: Db, accountId: string) {
  const found = findFactor(db, accountId)
  return found?.confirmedAt ? found : undefined
}

/** Which accounts have a second factor that counts. */
export const accountsWithFactor = (db: Db): ReadonlySet<string> =>
  new Set(
    db
      .select({ id: secondFactors.accountId })
      .from(secondFactors)
      .where(isNotNull(secondFactors.confirmedAt))
      .all()
      .map(({ id }) => id),
  )

/** Stores a secret to be confirmed, in place of one that never was. */
export const replaceUnconfirmed = (db: Db, row: { accountId: string; secret: string; createdAt: string }) =>
  db
    .insert(secondFactors)
    .values(row)
    .onConflictDoUpdate({
      target: secondFactors.accountId,
      set: { secret: row.secret, createdAt: row.createdAt, lastStep: null },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .run()

/** True for exactly one of concurrent calls. */
export const confirmFactor = (db: Db, accountId: string, now: string): boolean =>
  db
    .update(secondFactors)
    .set({ confirmedAt: now })
    .where(and(eq(secondFactors.accountId, accountId), isNull(secondFactors.confirmedAt)))
    .run().changes === 1

/** Uses the code of a step; false for that step and those before it once one was used. */
export const takeStep = (db: Db, accountId: string, step: number): boolean =>
  db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.accountId, accountId),
        or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),
      ),
    )
    .run().changes === 1

/** Removes the second factor; true when there was one that counted. */
export function removeFactor(db: Db, accountId: string): boolean {
  const wasOn = findConfirmed(db, accountId) !== undefined
  db.delete(secondFactors).where(eq(secondFactors.accountId, accountId)).run()
  return wasOn
}

export const removeRecoveryCodes = (db: Db, accountId: string) =>
  db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId)).run()

/** Stores new recovery codes in place of all others of the account. */
export function replaceRecoveryCodes(db: Db, accountId: string, codes: readonly string[]) {
  removeRecoveryCodes(db, accountId)
  db.insert(recoveryCodes)
    .values(codes.map((code) => ({ codeHash: sha256(readCode(code)), accountId })))
    .run()
}

/** Uses a recovery code; true for exactly one of concurrent calls. */
export const takeRecoveryCode = (db: Db, accountId: string, codeHash: string, now: string): boolean =>
  db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.codeHash, codeHash),
        eq(recoveryCodes.accountId, accountId),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .run().changes === 1

export const countRecoveryCodes = (db: Db, accountId: string): number =>
  db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)))
    .get()?.left ?? 0

const RULE = 'second-factor-rule'
const stored = z.object({ who: z.enum(SECOND_FACTOR_RULES), since: z.iso.datetime() })
/** Who needs a second factor, and since when; null for nobody. */
export function readRule(db: Db): { who: SecondFactorRule; since: string } | null {
  const text = settingText(db, RULE)
  return text === undefined ? null : stored.parse(JSON.parse(text))
}

export const writeRule = (db: Db, rule: { who: SecondFactorRule; since: string }) =>
  writeSetting(db, RULE, rule)
