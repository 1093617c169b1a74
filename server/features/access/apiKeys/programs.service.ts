import type { ProgramAccess } from '../../../../shared/access/accounts'
import type { Db } from '../../../core/db/database'
import { feedsOf, revokeFeedsOf } from './feeds.repository'
import { keysOf, removeKeysOf } from './repository'

/** What programs read with in the name of an account, which no sign-in and no password is asked for. */
export const readProgramAccess = (db: Db, accountId: string): ProgramAccess => ({
  keys: keysOf(db, accountId).map(({ name }) => name),
  calendars: feedsOf(db, accountId).map(({ scope }) => scope),
})

/** Ends it for ever, in the caller's transaction. */
export function endProgramAccess(db: Db, accountId: string, now: Date) {
  removeKeysOf(db, accountId)
  revokeFeedsOf(db, accountId, now.toISOString())
}
