import { and, eq, sql } from 'drizzle-orm'
import { idempotencyKeys } from '../../../drizzle/schema'
import { conflict } from '../errors'
import { serverMessages } from '../messages'
import { sha256 } from '../security/secrets'
import { type Db, rowInserter, statement } from './database'

const find = statement((db) =>
  db
    .select({ bodyHash: idempotencyKeys.bodyHash, recordId: idempotencyKeys.recordId })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.scope, sql.placeholder('scope')),
        eq(idempotencyKeys.key, sql.placeholder('key')),
      ),
    )
    .prepare(),
)

const insert = rowInserter(idempotencyKeys)

/**
 * Creates a record once per Idempotency-Key (R12): the same key and body return the first record's id,
 * another body is a 409. Without a key it always creates. Call inside a transaction.
 */
export function once(
  db: Db,
  now: Date,
  request: { scope: string; key: string | null; body: unknown },
  make: () => string,
): { id: string; isNew: boolean } {
  const { scope, key } = request
  if (key === null) return { id: make(), isNew: true }
  const bodyHash = sha256(JSON.stringify(request.body))
  const before = find(db).get({ scope, key })
  if (before && before.bodyHash !== bodyHash) throw conflict(serverMessages.sameKey)
  if (before) return { id: before.recordId, isNew: false }
  const id = make()
  insert(db, { scope, key, bodyHash, recordId: id, createdAt: now.toISOString() })
  return { id, isNew: true }
}

/**
 * Deletes the key of a removed record: the key would answer with the id of a missing record, and its hash is
 * personal data.
 */
export const forgetKey = (db: Db, recordId: string) =>
  db.delete(idempotencyKeys).where(eq(idempotencyKeys.recordId, recordId)).run()
