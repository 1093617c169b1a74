import { and, asc, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import {
  bookings,
  opportunities,
  portfolioItems,
  profileViews,
  projectDates,
  projectMembers,
  projects,
  submissions,
} from '../../drizzle/schema'
import { type Db, statement } from '../core/database'
import { SCREENED, UNDER_WAY } from './rules'

const modelId = sql.placeholder('modelId')
const count = sql<number>`count(*)`
const one = (row: { count: number } | undefined) => row?.count ?? 0

// — The four counters ————————————————————————————————————————————————————————————————————————————————

const views = statement((db) =>
  db.select({ count }).from(profileViews).where(eq(profileViews.modelId, modelId)).prepare(),
)
/** Visitors of the public profile, each once a day. */
export const countViews = (db: Db, modelId: string) => one(views(db).get({ modelId }))

const activeSubmissions = statement((db) =>
  db
    .select({ count })
    .from(submissions)
    .where(and(eq(submissions.modelId, modelId), inArray(submissions.status, [...UNDER_WAY])))
    .prepare(),
)
/** Applications to opportunities that nobody has decided or taken back. */
export const countActiveSubmissions = (db: Db, modelId: string) => one(activeSubmissions(db).get({ modelId }))

const completedProjects = statement((db) =>
  db
    .select({ count })
    .from(projectMembers)
    .innerJoin(projects, eq(projects.id, projectMembers.projectId))
    .where(and(eq(projectMembers.modelId, modelId), eq(projects.status, 'completed')))
    .prepare(),
)
export const countCompletedProjects = (db: Db, modelId: string) => one(completedProjects(db).get({ modelId }))

// — What happened ————————————————————————————————————————————————————————————————————————————————————

const limit = sql.placeholder('limit')

const recentPictures = statement((db) =>
  db
    .select({ at: sql<string>`max(${portfolioItems.createdAt})`, count })
    .from(portfolioItems)
    .where(eq(portfolioItems.modelId, modelId))
    .groupBy(sql`substr(${portfolioItems.createdAt}, 1, 10)`)
    .orderBy(desc(sql`1`))
    .limit(limit)
    .prepare(),
)
/** Days on which pictures were added, with how many are still there of each. */
export const picturesByDay = (db: Db, modelId: string, limit: number) =>
  recentPictures(db).all({ modelId, limit })

const recentBookings = statement((db) =>
  db
    .select({
      id: bookings.id,
      at: bookings.createdAt,
      workType: bookings.workType,
      status: bookings.status,
    })
    .from(bookings)
    .where(
      and(eq(bookings.modelId, modelId), eq(bookings.isSpam, false), inArray(bookings.status, [...SCREENED])),
    )
    .orderBy(desc(bookings.createdAt))
    .limit(limit)
    .prepare(),
)
/** Requests for this model that the agency has looked at: what anybody typed into a form is not for her eyes before. */
export const bookingsOf = (db: Db, modelId: string, limit: number) =>
  recentBookings(db).all({ modelId, limit })

// — Opportunities and applications ———————————————————————————————————————————————————————————————————

const open = and(
  isNull(opportunities.closedAt),
  or(isNull(opportunities.deadline), gte(opportunities.deadline, sql.placeholder('today'))),
)
const openOpportunities = statement((db) =>
  db
    .select()
    .from(opportunities)
    .where(open)
    .orderBy(desc(opportunities.postedAt), asc(opportunities.id))
    .limit(limit)
    .prepare(),
)
/** Opportunities to which one can still apply, the newest first; `today` is YYYY-MM-DD. */
export const listOpen = (db: Db, today: string, limit: number) => openOpportunities(db).all({ today, limit })
export type OpportunityRow = typeof opportunities.$inferSelect

const ownSubmissions = statement((db) =>
  db
    .select({ submission: submissions, opportunity: opportunities })
    .from(submissions)
    .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
    .where(eq(submissions.modelId, modelId))
    .orderBy(desc(submissions.createdAt), desc(submissions.id))
    .prepare(),
)
/** A model's own applications, the newest first. */
export const submissionsOf = (db: Db, modelId: string) => ownSubmissions(db).all({ modelId })
export type SubmissionRow = ReturnType<typeof submissionsOf>[number]

// — Projects —————————————————————————————————————————————————————————————————————————————————————————

const ownProjects = statement((db) =>
  db
    .select({ project: projects, joinedAt: projectMembers.createdAt })
    .from(projectMembers)
    .innerJoin(projects, eq(projects.id, projectMembers.projectId))
    .where(eq(projectMembers.modelId, modelId))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .prepare(),
)
/** Projects with this model in their team, the newest first. */
export const projectsOf = (db: Db, modelId: string) => ownProjects(db).all({ modelId })
export type ProjectRow = ReturnType<typeof projectsOf>[number]

const ownDays = statement((db) =>
  db
    .select({ projectId: projectDates.projectId, day: projectDates.day })
    .from(projectMembers)
    .innerJoin(projectDates, eq(projectDates.projectId, projectMembers.projectId))
    .where(eq(projectMembers.modelId, modelId))
    .orderBy(asc(projectDates.day))
    .prepare(),
)
/** The days of those projects, the first first. */
export const projectDaysOf = (db: Db, modelId: string) => ownDays(db).all({ modelId })
