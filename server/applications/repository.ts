import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { applicationFiles, applications, media, oneTimeTokens } from '../../drizzle/schema'
import { type Db, statement } from '../core/database'
import { batches, pageOfIds, type Wanted } from '../core/listing'

export type NewApplication = typeof applications.$inferInsert
export type ApplicationRow = typeof applications.$inferSelect
export type FileRow = { position: number; media: typeof media.$inferSelect }
/** An application with its files in the applicant's order. */
export type StoredApplication = { application: ApplicationRow; files: FileRow[] }

export const insertApplication = (db: Db, row: NewApplication) => db.insert(applications).values(row).run()

/** Ties a claimed file to its application; `position` is its place among the links as they were sent, from 0. */
export const insertFile = (db: Db, applicationId: string, mediaId: string, position: number) =>
  db.insert(applicationFiles).values({ applicationId, mediaId, position }).run()

const byIds = statement((db) =>
  db
    .select({ application: applications })
    .from(sql`json_each(${sql.placeholder('ids')}) as wanted`)
    .innerJoin(applications, sql`${applications.id} = wanted.value`)
    .orderBy(sql`wanted.key`)
    .prepare(),
)

function applicationsOf(db: Db, ids: readonly string[]): StoredApplication[] {
  const files = db
    .select({
      applicationId: applicationFiles.applicationId,
      position: applicationFiles.position,
      media,
    })
    .from(applicationFiles)
    .innerJoin(media, eq(media.id, applicationFiles.mediaId))
    .where(inArray(applicationFiles.applicationId, [...ids]))
    .orderBy(asc(applicationFiles.position))
    .all()
  return byIds(db)
    .all({ ids: JSON.stringify(ids) })
    .map(({ application }) => ({
      application,
      files: files.filter(({ applicationId }) => applicationId === application.id),
    }))
}

export const findApplication = (db: Db, id: string): StoredApplication | undefined =>
  applicationsOf(db, [id])[0]

/** Every application that gives this address, the oldest first. */
export function applicationsFrom(db: Db, email: string): StoredApplication[] {
  const rows = db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.email, email))
    .orderBy(asc(applications.createdAt))
    .all()
  return applicationsOf(
    db,
    rows.map(({ id }) => id),
  )
}

/**
 * Removes applications with their invitations and the rows of their files, in the caller's transaction. Returns which
 * files lie in the store without a row now: the caller removes them after the commit. One that became part of a portfolio
 * stays.
 */
export function removeApplications(db: Db, ids: readonly string[]): string[] {
  const files = db
    .select({ id: applicationFiles.mediaId })
    .from(applicationFiles)
    .where(
      and(
        inArray(applicationFiles.applicationId, [...ids]),
        sql`${applicationFiles.mediaId} not in (select media_id from portfolio_items where media_id is not null)`,
      ),
    )
    .all()
    .map(({ id }) => id)
  db.delete(oneTimeTokens)
    .where(inArray(oneTimeTokens.applicationId, [...ids]))
    .run()
  db.delete(applications)
    .where(inArray(applications.id, [...ids]))
    .run()
  db.delete(media).where(inArray(media.id, files)).run()
  return files
}

/** One page, newest first. */
export const pageOfApplications = (db: Db, wanted: Wanted, limit: number, offset: number) => {
  const { ids, total } = pageOfIds(db, 'applications', wanted, limit, offset)
  return { rows: applicationsOf(db, ids), total }
}

/** All of them, newest first, a batch at a time. */
export const allApplications = (db: Db, wanted: Wanted) =>
  batches(db, 'applications', wanted, (ids) => applicationsOf(db, ids))

type Decision = Required<Pick<NewApplication, 'status' | 'decidedAt' | 'decidedBy' | 'decisionNote'>>
/** Writes a decision if there is none yet: of many at once exactly one is told true (R13). */
export const decide = (db: Db, id: string, decision: Decision) =>
  db
    .update(applications)
    .set(decision)
    .where(and(eq(applications.id, id), eq(applications.status, 'pending')))
    .run().changes === 1

/** Keeps an invitation; of its token only the hash. */
export const insertInvitation = (
  db: Db,
  row: Required<
    Pick<
      typeof oneTimeTokens.$inferInsert,
      'tokenHash' | 'applicationId' | 'email' | 'createdAt' | 'expiresAt'
    >
  >,
) =>
  db
    .insert(oneTimeTokens)
    .values({ ...row, purpose: 'invite-talent', role: 'model' })
    .run()
