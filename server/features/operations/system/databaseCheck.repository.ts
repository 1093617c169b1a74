import { type DatabaseCheck, databaseCheck } from '../../../../shared/system'
import type { Db } from '../../../core/db/database'
import { readSetting, writeSetting } from '../../../core/db/settings'

const CHECK = 'database-check'
/** What the last check of the database found. */
export const readDatabaseCheck = (db: Db): DatabaseCheck | null => readSetting(db, CHECK, databaseCheck)
export const writeDatabaseCheck = (db: Db, check: DatabaseCheck) => writeSetting(db, CHECK, check)
