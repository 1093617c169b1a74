import { eq } from 'drizzle-orm'
import { settings } from '../../../drizzle/schema'
import type { SecretSection } from '../../../shared/serverSettings'
import type { Db } from '../../core/db/database'

/** A secret as it is stored: encrypted, and when. */
export type StoredSecret = { sealed: string; at: string }

const keyOf = (section: SecretSection) => `secret.${section}`

export function findSecret(db: Db, section: SecretSection): StoredSecret | null {
  const row = db
    .select()
    .from(settings)
    .where(eq(settings.key, keyOf(section)))
    .get()
  return row ? (JSON.parse(row.value) as StoredSecret) : null
}

export function writeSecret(db: Db, section: SecretSection, given: StoredSecret) {
  const value = JSON.stringify(given)
  db.insert(settings)
    .values({ key: keyOf(section), value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
    .run()
}

export const removeSecret = (db: Db, section: SecretSection) =>
  db
    .delete(settings)
    .where(eq(settings.key, keyOf(section)))
    .run()
