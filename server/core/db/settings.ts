import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { settings } from '../../../drizzle/schema'
import { type Db, statement } from './database'

// Single values of the installation by their keys. A key is known to one repository.

const isKey = eq(settings.key, sql.placeholder('key'))
const byKey = statement((db) => db.select({ value: settings.value }).from(settings).where(isKey).prepare())
/** The stored text; undefined where there is none. */
export const settingText = (db: Db, key: string): string | undefined => byKey(db).get({ key })?.value

/** Stores a text in the place of the one before. */
export const writeSettingText = (db: Db, key: string, value: string) =>
  db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
    .run()

/** Stores a text where there is none; true when it did. */
export const addSettingText = (db: Db, key: string, value: string): boolean =>
  db.insert(settings).values({ key, value }).onConflictDoNothing().run().changes === 1

const removal = statement((db) => db.delete(settings).where(isKey).prepare())
/** Removes a value. */
export const removeSetting = (db: Db, key: string) => removal(db).run({ key })

/** A value stored as JSON, or null when it is missing or invalid. */
export function readSetting<Value>(db: Db, key: string, schema: z.ZodType<Value>): Value | null {
  const text = settingText(db, key)
  if (text === undefined) return null
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    // Written by hand or by another release: treated as missing.
    return null
  }
}

/** Stores a value as JSON. */
export const writeSetting = (db: Db, key: string, value: unknown) =>
  writeSettingText(db, key, JSON.stringify(value))
