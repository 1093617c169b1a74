import type { AppContext } from '../../../core/context'
import { faultOfDatabase } from '../../../core/processes/databaseCheck'
import { readDatabaseCheck, writeDatabaseCheck } from './databaseCheck.repository'
import { hoursSince } from './rules'

const HOURS = 24

/** Checks the database once a day, and every time while the last check found a fault. One in memory has no file. */
export async function checkDatabaseDaily(
  { db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>,
  find: typeof faultOfDatabase = faultOfDatabase,
): Promise<void> {
  if (config.databasePath === ':memory:') return
  const last = readDatabaseCheck(db)
  if (last && last.fault === null && hoursSince(last.at, clock()) < HOURS) return
  const fault = await find(config.databasePath)
  writeDatabaseCheck(db, { at: clock().toISOString(), fault })
}
