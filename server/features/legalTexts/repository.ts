import { eq } from 'drizzle-orm'
import { settings } from '../../../drizzle/schema'
import type { LegalTextName } from '../../../shared/legalTexts'
import type { Db } from '../../core/db/database'
import { nextNoticeVersion, noticeVersionOf } from './rules'

const NOTICE = 'notice-version'
const changedKey = (name: LegalTextName) => `legal-changed.${name}`

const storedAt = (db: Db, key: string): string | undefined =>
  db.select({ value: settings.value }).from(settings).where(eq(settings.key, key)).get()?.value

const store = (db: Db, key: string, value: string) =>
  db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
    .run()

/** The day of a legal page's last save; null before the first. */
export const findChangedOn = (db: Db, name: LegalTextName): string | null =>
  storedAt(db, changedKey(name)) ?? null

export const writeChangedOn = (db: Db, name: LegalTextName, day: string) => store(db, changedKey(name), day)

/** The version of the privacy notice that is in force, to be stored with each record (P1). */
export const readNoticeVersion = (db: Db): string => noticeVersionOf(storedAt(db, NOTICE))

/** Begins the next version of the privacy notice. */
export const raiseNoticeVersion = (db: Db, today: string) =>
  store(db, NOTICE, nextNoticeVersion(readNoticeVersion(db), today))
