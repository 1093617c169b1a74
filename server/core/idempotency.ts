import { and, eq, sql } from 'drizzle-orm'
import { idempotencyKeys } from '../../drizzle/schema'
import { serverMessages } from '../../shared/serverMessages'
import { type Db, statement } from './database'
import { conflict } from './errors'
import { sha256 } from './secrets'

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

/**
 * Makes a record once for each Idempotency-Key (R12): the same key and body give the first record's id again,
 * another body is a 409. Without a key it simply makes it. Call inside a transaction.
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
  db.insert(idempotencyKeys)
    .values({ scope, key, bodyHash, recordId: id, createdAt: now.toISOString() })
    .run()
  return { id, isNew: true }
}

/**
 * Forgets by which key a record was made. For a record that is removed: its key must not answer with an id behind which
 * nothing is, and the hash beside it is of what its sender wrote.
 */
export const forgetKey = (db: Db, recordId: string) =>
  db.delete(idempotencyKeys).where(eq(idempotencyKeys.recordId, recordId)).run()
