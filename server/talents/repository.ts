import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import {
  bookings,
  opportunities,
  portfolioItems,
  projectDates,
  projectMembers,
  projects,
  submissions,
} from '../../drizzle/schema'
import { type Db, statement } from '../core/database'
import { UNDER_WAY } from '../opportunities/rules'
import { SCREENED } from './rules'

const modelId = sql.placeholder('modelId')
const count = sql<number>`count(*)`
const one = (row: { count: number } | undefined) => row?.count ?? 0

// — The four counters ————————————————————————————————————————————————————————————————————————————————

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
    // India's day, as indianDay has it: five and a half hours ahead, all year round.
    .groupBy(sql`date(${portfolioItems.createdAt}, '+330 minutes')`)
    .orderBy(desc(sql`1`))
    .limit(limit)
    .prepare(),
)
/** Days in India on which pictures were added, with how many are still there of each. */
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

const oneSubmission = statement((db) =>
  db
    .select({ submission: submissions, opportunity: opportunities })
    .from(submissions)
    .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
    .where(and(eq(submissions.id, sql.placeholder('id')), eq(submissions.modelId, modelId)))
    .prepare(),
)
/** An application of this model's own; another's is not found (S11). */
export const findSubmission = (db: Db, modelId: string, id: string) => oneSubmission(db).get({ id, modelId })

const applying = statement((db) =>
  db.$client
    .prepare(`insert into submissions (id, opportunity_id, model_id, status, created_at)
    select :id, o.id, :modelId, 'pending', :at from opportunities o
    where o.id = :opportunityId and o.closed_at is null and (o.deadline is null or o.deadline >= :today)
    on conflict (model_id, opportunity_id) do update set status = 'pending', created_at = excluded.created_at, decision_note = null
    where submissions.status = 'withdrawn'
    returning id`)
    .pluck(),
)
type Applying = { id: string; opportunityId: string; modelId: string; at: string; today: string }
/**
 * Applies once, while the opportunity is open on `today`: one statement, so that of many at once one does it. One that
 * was taken back is made again. The application's id, or undefined when nothing was done.
 */
export const applyOnce = (db: Db, given: Applying) => applying(db).get(given) as string | undefined

/** Takes an own application back while nobody has decided on it; false when nothing was done. */
export const withdrawSubmission = (db: Db, modelId: string, id: string): boolean =>
  db
    .update(submissions)
    .set({ status: 'withdrawn' })
    .where(
      and(
        eq(submissions.id, id),
        eq(submissions.modelId, modelId),
        inArray(submissions.status, [...UNDER_WAY]),
      ),
    )
    .run().changes === 1

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
