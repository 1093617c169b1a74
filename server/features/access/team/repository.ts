import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { accounts, oneTimeTokens } from '../../../../drizzle/schema'
import { AGENCY_ROLES, type AgencyRole } from '../../../../shared/access/team'
import type { Db } from '../../../core/db/database'
import { isLive, isOpen } from '../accounts/oneTimeLinks.repository'

const worksHere = inArray(accounts.role, [...AGENCY_ROLES])

/** Current and former colleagues, oldest account first. */
export const allColleagues = (db: Db) =>
  db.select().from(accounts).where(worksHere).orderBy(asc(accounts.createdAt), asc(accounts.id)).all()

export const findColleague = (db: Db, id: string) =>
  db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), worksHere))
    .get()

export const countSuperadmins = (db: Db): number =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(accounts)
    .where(and(eq(accounts.role, 'superadmin'), isNull(accounts.deactivatedAt)))
    .get()?.count ?? 0

const invitations = eq(oneTimeTokens.purpose, 'invite-agency')

/** Stores an invitation and deletes older ones to this address. */
export function replaceInvitation(
  db: Db,
  row: { tokenHash: string; email: string; role: AgencyRole; createdAt: string; expiresAt: string },
) {
  db.delete(oneTimeTokens)
    .where(and(invitations, eq(oneTimeTokens.email, row.email), isNull(oneTimeTokens.usedAt)))
    .run()
  db.insert(oneTimeTokens)
    .values({ ...row, purpose: 'invite-agency' })
    .run()
}

/** Unused invitations that are still valid, oldest first. */
export const openInvitations = (db: Db, now: string) =>
  db
    .select()
    .from(oneTimeTokens)
    .where(and(invitations, isOpen(now)))
    .orderBy(asc(oneTimeTokens.createdAt))
    .all()

/** Returns the removed row. */
export const removeInvitation = (db: Db, tokenHash: string, now: string) =>
  db
    .delete(oneTimeTokens)
    .where(isLive(tokenHash, 'invite-agency', now))
    .returning()
    .get()
