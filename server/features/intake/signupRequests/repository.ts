import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { media, oneTimeTokens, signupRequestFiles, signupRequests } from '../../../../drizzle/schema'
import { type Db, statement } from '../../../core/db/database'
import { searchList } from '../../../core/db/listing'
import { grouped } from '../../../core/grouped'
import { isOpen } from '../../access/accounts/oneTimeLinks.repository'

export type InsertSignupRequest = typeof signupRequests.$inferInsert
export type SignupRequestRow = typeof signupRequests.$inferSelect
export type FileRow = { position: number; media: typeof media.$inferSelect }
/** A signup request with its files in the applicant's order. */
export type StoredSignupRequest = { application: SignupRequestRow; files: FileRow[] }

export const insertSignupRequest = (db: Db, row: InsertSignupRequest) =>
  db.insert(signupRequests).values(row).run()

/** Adds a claimed file; `position` is its place among the submitted links, from 0. */
export const insertFile = (db: Db, applicationId: string, mediaId: string, position: number) =>
  db.insert(signupRequestFiles).values({ applicationId, mediaId, position }).run()

const byIds = statement((db) =>
  db
    .select({ application: signupRequests })
    .from(sql`json_each(${sql.placeholder('ids')}) as wanted`)
    .innerJoin(signupRequests, sql`${signupRequests.id} = wanted.value`)
    .orderBy(sql`wanted.key`)
    .prepare(),
)

function signupRequestsOf(db: Db, ids: readonly string[]): StoredSignupRequest[] {
  const files = db
    .select({
      applicationId: signupRequestFiles.applicationId,
      position: signupRequestFiles.position,
      media,
    })
    .from(signupRequestFiles)
    .innerJoin(media, eq(media.id, signupRequestFiles.mediaId))
    .where(inArray(signupRequestFiles.applicationId, [...ids]))
    .orderBy(asc(signupRequestFiles.position))
    .all()
  const filesOf = grouped(files, ({ applicationId }) => applicationId)
  return byIds(db)
    .all({ ids: JSON.stringify(ids) })
    .map(({ application }) => ({ application, files: filesOf.get(application.id) ?? [] }))
}

export const findSignupRequest = (db: Db, id: string): StoredSignupRequest | undefined =>
  signupRequestsOf(db, [id])[0]

/** All requests from this address, oldest first. */
export function signupRequestsFrom(db: Db, email: string): StoredSignupRequest[] {
  const rows = db
    .select({ id: signupRequests.id })
    .from(signupRequests)
    .where(eq(signupRequests.email, email))
    .orderBy(asc(signupRequests.createdAt))
    .all()
  return signupRequestsOf(
    db,
    rows.map(({ id }) => id),
  )
}

/**
 * Removes requests with their invitations and file rows, in the caller's transaction. Returns the ids of the
 * files to delete after the commit; files that became part of a portfolio stay.
 */
export function removeSignupRequests(db: Db, ids: readonly string[]): string[] {
  const files = db
    .select({ id: signupRequestFiles.mediaId })
    .from(signupRequestFiles)
    .where(
      and(
        inArray(signupRequestFiles.applicationId, [...ids]),
        sql`${signupRequestFiles.mediaId} not in (select media_id from portfolio_items where media_id is not null)`,
      ),
    )
    .all()
    .map(({ id }) => id)
  db.delete(oneTimeTokens)
    .where(inArray(oneTimeTokens.applicationId, [...ids]))
    .run()
  db.delete(signupRequests)
    .where(inArray(signupRequests.id, [...ids]))
    .run()
  db.delete(media).where(inArray(media.id, files)).run()
  return files
}

export const signupRequestList = searchList('applications', signupRequestsOf)

type Decision = Required<Pick<InsertSignupRequest, 'status' | 'decidedAt' | 'decidedBy' | 'decisionNote'>>
/** Decides a pending request; true for exactly one of concurrent calls (R13). */
export const decide = (db: Db, id: string, decision: Decision) =>
  db
    .update(signupRequests)
    .set(decision)
    .where(and(eq(signupRequests.id, id), eq(signupRequests.status, 'pending')))
    .run().changes === 1

/** Undoes the decision made at `decidedAt`; true for exactly one of concurrent calls (R13). */
export const undoDecision = (db: Db, id: string, decidedAt: string) =>
  db
    .update(signupRequests)
    .set({ status: 'pending', decidedAt: null, decidedBy: null, decisionNote: null })
    .where(
      and(
        eq(signupRequests.id, id),
        eq(signupRequests.decidedAt, decidedAt),
        ne(signupRequests.status, 'pending'),
      ),
    )
    .run().changes === 1

/** Removes a request's invitation, used or not. */
export const removeInvitation = (db: Db, applicationId: string) =>
  db.delete(oneTimeTokens).where(eq(oneTimeTokens.applicationId, applicationId)).run()

/** Leads a request's unused invitation to a model that was made of the request. */
export const giveInvitation = (db: Db, applicationId: string, modelId: string) =>
  db
    .update(oneTimeTokens)
    .set({ modelId })
    .where(and(eq(oneTimeTokens.applicationId, applicationId), isNull(oneTimeTokens.usedAt)))
    .run()

/** An unused invitation that is still valid. */
export const openInvitation = (db: Db, applicationId: string, now: string) =>
  db
    .select({
      email: oneTimeTokens.email,
      modelId: oneTimeTokens.modelId,
      createdAt: oneTimeTokens.createdAt,
      expiresAt: oneTimeTokens.expiresAt,
    })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.applicationId, applicationId), isOpen(now)))
    .get()

export const insertInvitation = (
  db: Db,
  row: Required<
    Pick<
      typeof oneTimeTokens.$inferInsert,
      'tokenHash' | 'applicationId' | 'modelId' | 'email' | 'createdAt' | 'expiresAt'
    >
  >,
) =>
  db
    .insert(oneTimeTokens)
    .values({ ...row, purpose: 'invite-talent', role: 'model' })
    .run()
