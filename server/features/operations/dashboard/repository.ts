import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import {
  accounts,
  auditEvents,
  bookings,
  enquiries,
  models,
  portfolioItems,
  projectDates,
  projects,
  signupRequests,
} from '../../../../drizzle/schema'
import { type Db, statement } from '../../../core/db/database'
import { AT_WORK } from './rules'

const one = <Row extends { count: number }>(row: Row | undefined) => row?.count ?? 0
const count = sql<number>`count(*)`
const isAtWork = and(eq(projects.isActive, true), inArray(projects.status, [...AT_WORK]))

const activeProjects = statement((db) => db.select({ count }).from(projects).where(isAtWork).prepare())
/** Projects that are switched on and active or shooting. */
export const countActiveProjects = (db: Db) => one(activeProjects(db).get())

const totalModels = statement((db) =>
  db
    .select({ count })
    .from(models)
    .leftJoin(accounts, eq(accounts.id, models.accountId))
    .where(or(isNotNull(models.onboardedAt), isNull(accounts.id), lt(models.createdAt, accounts.createdAt)))
    .prepare(),
)
/**
 * Models whose onboarding is complete, and those that the agency added: they have no account, or are older than it. A
 * talent who has only signed up is not counted: a sign-up makes the account and the model in the same moment.
 */
export const countModels = (db: Db) => one(totalModels(db).get())

const upcomingShoots = statement((db) =>
  db
    .select({ count })
    .from(projectDates)
    .innerJoin(projects, eq(projects.id, projectDates.projectId))
    .where(and(gte(projectDates.day, sql.placeholder('today')), isAtWork))
    .prepare(),
)
/** Dates of active projects from today on. */
export const countUpcomingShoots = (db: Db, today: string) => one(upcomingShoots(db).get({ today }))

const galleryItems = statement((db) => db.select({ count }).from(portfolioItems).prepare())
export const countGalleryItems = (db: Db) => one(galleryItems(db).get())

// — What waits ———————————————————————————————————————————————————————————————————————————————————————

const sent = { requests: signupRequests, enquiries, bookings }
export type SentKind = keyof typeof sent

const pending = (kind: SentKind) => {
  const table = sent[kind]
  return statement((db) =>
    db
      .select({ count, newest: sql<string | null>`max(${table.createdAt})` })
      .from(table)
      .where(and(eq(table.status, 'pending'), eq(table.isSpam, false)))
      .prepare(),
  )
}
const waiting = {
  requests: pending('requests'),
  enquiries: pending('enquiries'),
  bookings: pending('bookings'),
}
/** How many are pending, without spam, and when the newest arrived. */
export const pendingOf = (db: Db, kind: SentKind) => waiting[kind](db).get() ?? { count: 0, newest: null }

// — What happened ————————————————————————————————————————————————————————————————————————————————————

const limit = sql.placeholder('limit')
const recentBookings = statement((db) =>
  db
    .select({ id: bookings.id, at: bookings.createdAt, whom: bookings.clientName })
    .from(bookings)
    .where(eq(bookings.isSpam, false))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(limit)
    .prepare(),
)
const recentEnquiries = statement((db) =>
  db
    .select({ id: enquiries.id, at: enquiries.createdAt, whom: enquiries.name })
    .from(enquiries)
    .where(eq(enquiries.isSpam, false))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(limit)
    .prepare(),
)
const recentSignupRequests = statement((db) =>
  db
    .select({ id: signupRequests.id, at: signupRequests.createdAt, whom: signupRequests.name })
    .from(signupRequests)
    .where(eq(signupRequests.isSpam, false))
    .orderBy(desc(signupRequests.createdAt), desc(signupRequests.id))
    .limit(limit)
    .prepare(),
)
const recentModels = statement((db) =>
  db
    .select({
      id: models.id,
      at: sql<string>`${models.onboardedAt}`,
      whom: sql<string>`coalesce(${models.stageName}, ${models.name})`,
      subject: models.id,
    })
    .from(models)
    .where(and(isNotNull(models.onboardedAt), isNotNull(models.accountId)))
    .orderBy(desc(models.onboardedAt))
    .limit(limit)
    .prepare(),
)
const recentProjects = statement((db) =>
  db
    .select({ id: projects.id, at: projects.createdAt, whom: projects.title, subject: projects.id })
    .from(projects)
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(limit)
    .prepare(),
)
/** The newest records of each kind, at most `limit` per kind. */
export const recentArrivals = (db: Db, limit: number) => ({
  booking: recentBookings(db).all({ limit }),
  enquiry: recentEnquiries(db).all({ limit }),
  application: recentSignupRequests(db).all({ limit }),
  model: recentModels(db).all({ limit }),
  project: recentProjects(db).all({ limit }),
})

// One indexed query per action, so that lines of other actions cost nothing.
const recentEvents = statement((db) =>
  db
    .select({
      id: auditEvents.number,
      at: auditEvents.at,
      what: auditEvents.action,
      who: auditEvents.actorName,
      subject: auditEvents.subject,
      detail: auditEvents.detail,
      model: sql<
        string | null
      >`(select coalesce(stage_name, name) from models where id = ${auditEvents.subject})`,
      other: sql<string | null>`coalesce(
        (select name from applications where id = ${auditEvents.subject}),
        (select title from projects where id = ${auditEvents.subject}),
        (select name from accounts where id = ${auditEvents.subject}))`,
    })
    .from(sql`json_each(${sql.placeholder('actions')}) as wanted`)
    .innerJoin(
      auditEvents,
      sql`${auditEvents.number} in (select number from audit_events where action = wanted.value
        order by number desc limit ${limit})`,
    )
    .orderBy(desc(auditEvents.number))
    .limit(limit)
    .prepare(),
)
/** The newest lines of the given actions, with the subject's name when it still exists. */
export const recentAudit = (db: Db, actions: readonly string[], limit: number) =>
  recentEvents(db).all({ actions: JSON.stringify(actions), limit })
