import { and, count, eq, inArray, isNotNull, isNull, lte, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { z } from 'zod'
import {
  accounts,
  auditEvents,
  bookings,
  callSheets,
  clients,
  deskImports,
  enquiries,
  idempotencyKeys,
  importRuns,
  jobs,
  media,
  mentorMessages,
  oneTimeTokens,
  outbox,
  packages,
  profileViews,
  rateLimits,
  sessions,
  signupRequests,
  subscribers,
  talentDocuments,
} from '../../../../drizzle/schema'
import type { LastingKind, RetentionKind } from '../../../../shared/agency/retention'
import { localDay } from '../../../../shared/format'
import type { Db } from '../../../core/db/database'
import { readSetting, writeSetting } from '../../../core/db/settings'
import { removeSheets } from '../../desk/callSheets/links.repository'
import { removeClients, removeJobs, wasAgreed } from '../../desk/decisions/retention.repository'

/** The result of the last run, stored as one setting. */
const ran = z.object({
  at: z.string(),
  /** by kind; another release may have others */
  removals: z.record(z.string(), z.object({ at: z.string(), count: z.number() })),
  /** for how long the process has run since then while it doubts its clock */
  doubtedMs: z.number().optional(),
})
export type LastRun = z.infer<typeof ran>
const KEY = 'retention'

export const lastRun = (db: Db): LastRun | null => readSetting(db, KEY, ran)

export const keepRun = (db: Db, run: LastRun) => writeSetting(db, KEY, run)

const isAtWork = inArray(importRuns.state, ['running', 'taking-back'])
const isRejected = eq(signupRequests.status, 'rejected')
const isDone = isNull(outbox.nextTryAt)
/** A visitor mark that no longer identifies anybody starts like this. */
const isMarked = sql`${profileViews.visitor} not like 'counted-%'`

/** The table and the rows that the page counts for each kind. */
const counted: Record<RetentionKind | LastingKind, [table: SQLiteTable, which?: SQL]> = {
  uploads: [media, isNull(media.claimedAt)],
  rosterImports: [importRuns],
  rejectedApplications: [signupRequests, isRejected],
  enquiries: [enquiries],
  bookings: [bookings],
  unagreedJobs: [jobs, not(wasAgreed)],
  agreedJobs: [jobs, wasAgreed],
  packages: [packages],
  callSheets: [callSheets],
  documents: [talentDocuments],
  clients: [clients],
  mails: [outbox, isDone],
  sessions: [sessions],
  links: [oneTimeTokens],
  repeatKeys: [idempotencyKeys],
  profileVisitors: [profileViews, isMarked],
  attempts: [rateLimits],
  accounts: [accounts],
  openApplications: [signupRequests, ne(signupRequests.status, 'rejected')],
  mentorMessages: [mentorMessages],
  subscribers: [subscribers],
  audit: [auditEvents],
}
export function countOf(db: Db, kind: RetentionKind | LastingKind): number {
  const [table, which] = counted[kind]
  return db.select({ rows: count() }).from(table).where(which).get()?.rows ?? 0
}

/** A mail that could not be delivered is counted from the day on which it was given up. */
const mailDone = (before: string): SQL | undefined =>
  and(isDone, lte(sql`coalesce(${outbox.sentAt}, ${outbox.givenUpAt}, ${outbox.createdAt})`, before))

const removals: Record<
  Exclude<RetentionKind, 'uploads' | 'rejectedApplications' | 'documents'>,
  (db: Db, before: string) => { changes: number }
> = {
  rosterImports: (db, before) => {
    const rosters = db
      .delete(importRuns)
      .where(and(not(isAtWork), lte(sql`coalesce(${importRuns.startedAt}, ${importRuns.createdAt})`, before)))
      .run()
    const desk = db.delete(deskImports).where(lte(deskImports.createdAt, before)).run()
    return { changes: rosters.changes + desk.changes }
  },
  enquiries: (db, before) => db.delete(enquiries).where(lte(enquiries.createdAt, before)).run(),
  bookings: (db, before) => db.delete(bookings).where(lte(bookings.createdAt, before)).run(),
  unagreedJobs: (db, before) => removeJobs(db, not(wasAgreed), before),
  agreedJobs: (db, before) => removeJobs(db, wasAgreed, before),
  packages: (db, before) =>
    db
      .delete(packages)
      .where(
        lte(sql`min(coalesce(${packages.closedAt}, ${packages.expiresAt}), ${packages.expiresAt})`, before),
      )
      .run(),
  callSheets: removeSheets,
  clients: removeClients,
  mails: (db, before) => db.delete(outbox).where(mailDone(before)).run(),
  sessions: (db, before) =>
    db
      .delete(sessions)
      .where(or(lte(sessions.endedAt, before), lte(sessions.expiresAt, before)))
      .run(),
  links: (db, before) =>
    db
      .delete(oneTimeTokens)
      .where(or(lte(oneTimeTokens.usedAt, before), lte(oneTimeTokens.expiresAt, before)))
      .run(),
  repeatKeys: (db, before) => db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, before)).run(),
  profileVisitors: (db, before) =>
    db
      .update(profileViews)
      .set({ visitor: sql`'counted-' || rowid` })
      .where(and(isMarked, lte(profileViews.day, localDay(new Date(before)))))
      .run(),
  attempts: (db, before) =>
    db
      .delete(rateLimits)
      .where(lte(rateLimits.expire, Date.parse(before)))
      .run(),
}

/** Deletes rows at or before `before` and returns how many. Rows only: rejected applications and documents have files. */
export const removeUntil = (db: Db, kind: keyof typeof removals, before: string): number =>
  removals[kind](db, before).changes

/** Which applications were rejected at `before` or earlier. */
export const rejectedUntil = (db: Db, before: string): string[] =>
  db
    .select({ id: signupRequests.id })
    .from(signupRequests)
    .where(and(isRejected, isNotNull(signupRequests.decidedAt), lte(signupRequests.decidedAt, before)))
    .all()
    .map(({ id }) => id)

/** Empties the text of mails that were given up at or before `before`; their rows are deleted later. */
export const emptyGivenUpMails = (db: Db, before: string) =>
  db
    .update(outbox)
    .set({ text: '', look: null, calendar: null })
    .where(and(isDone, lte(outbox.givenUpAt, before), ne(outbox.text, '')))
    .run()
