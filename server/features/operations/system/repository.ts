import { z } from 'zod'
import { accounts, bookings, enquiries, models, projects, signupRequests } from '../../../../drizzle/schema'
import { backupRecord, backupVerification } from '../../../../shared/system'
import type { Db } from '../../../core/db/database'
import { readSetting, settingText, writeSetting } from '../../../core/db/settings'

/** True when the database has no data of anybody, because real rows must never be mixed with demo rows. */
export const isEmptyDatabase = (db: Db) =>
  [accounts, models, projects, bookings, enquiries, signupRequests].every(
    (table) => db.select({ id: table.id }).from(table).limit(1).get() === undefined,
  )

/** Under this key the demo notes the accounts that it made. */
export const DEMO_ACCOUNTS = 'demo-accounts'
export const holdsDemoAgency = (db: Db): boolean => settingText(db, DEMO_ACCOUNTS) !== undefined

/** The last backup, the last one that succeeded, and when one was last verified. */
export const readBackups = (db: Db) => ({
  last: readSetting(db, 'backup', backupRecord),
  lastSuccess: readSetting(db, 'backup-success', backupRecord),
  lastVerification: readSetting(db, 'backup-verified', backupVerification),
})

const moment = z.iso.datetime()

export const writeReplicaBehind = (db: Db, at: string) => writeSetting(db, 'replica-behind', at)

const FIRST_START = 'first-start'
export const readFirstStart = (db: Db): string | null => readSetting(db, FIRST_START, moment)
export const writeFirstStart = (db: Db, at: string) => writeSetting(db, FIRST_START, at)

const STARTS = 'starts'
export const readStarts = (db: Db): string[] => readSetting(db, STARTS, z.array(moment)) ?? []
export const writeStarts = (db: Db, starts: readonly string[]) => writeSetting(db, STARTS, starts)
