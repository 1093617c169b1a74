import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import {
  bookings,
  opportunities,
  opportunityApplications,
  portfolioItems,
  projectDates,
  projectMembers,
  projects,
} from '../../../../drizzle/schema'
import { type Db, statement } from '../../../core/db/database'
import { UNDER_WAY } from '../opportunities/rules'
import { SCREENED } from './rules'

const modelId = sql.placeholder('modelId')
const count = sql<number>`count(*)`
const one = (row: { count: number } | undefined) => row?.count ?? 0

// — Counters —————————————————————————————————————————————————————————————————————————————————————————

const activeApplications = statement((db) =>
  db
    .select({ count })
    .from(opportunityApplications)
    .where(
      and(
        eq(opportunityApplications.modelId, modelId),
        inArray(opportunityApplications.status, [...UNDER_WAY]),
      ),
    )
    .prepare(),
)
/** Undecided applications to opportunities. */
export const countActiveApplications = (db: Db, modelId: string) =>
  one(activeApplications(db).get({ modelId }))

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
    .select({ at: portfolioItems.createdAt })
    .from(portfolioItems)
    .where(eq(portfolioItems.modelId, modelId))
    .orderBy(desc(portfolioItems.createdAt))
    .prepare(),
)
/** When each picture that still exists was added, the latest first. */
export const picturesAdded = (db: Db, modelId: string) =>
  recentPictures(db)
    .all({ modelId })
    .map(({ at }) => at)

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
/** Bookings of this model that the agency has reviewed: unreviewed input of the public form is not shown. */
export const bookingsOf = (db: Db, modelId: string, limit: number) =>
  recentBookings(db).all({ modelId, limit })

// — Opportunities and applications ———————————————————————————————————————————————————————————————————

const withOpportunity = (db: Db) =>
  db
    .select({ application: opportunityApplications, opportunity: opportunities })
    .from(opportunityApplications)
    .innerJoin(opportunities, eq(opportunities.id, opportunityApplications.opportunityId))

const ownApplications = statement((db) =>
  withOpportunity(db)
    .where(eq(opportunityApplications.modelId, modelId))
    .orderBy(desc(opportunityApplications.createdAt), desc(opportunityApplications.id))
    .prepare(),
)
/** Newest first. */
export const opportunityApplicationsOf = (db: Db, modelId: string) => ownApplications(db).all({ modelId })
export type OpportunityApplicationRow = ReturnType<typeof opportunityApplicationsOf>[number]

const oneApplication = statement((db) =>
  withOpportunity(db)
    .where(
      and(
        eq(opportunityApplications.id, sql.placeholder('id')),
        eq(opportunityApplications.modelId, modelId),
      ),
    )
    .prepare(),
)
/** Another model's application is not found (S11). */
export const findOpportunityApplication = (db: Db, modelId: string, id: string) =>
  oneApplication(db).get({ id, modelId })

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
 * Applies once while the opportunity is open on `today`, in one statement, so that one of concurrent calls
 * wins. A withdrawn application is renewed. Returns its id; undefined when nothing changed.
 */
export const applyOnce = (db: Db, given: Applying) => applying(db).get(given) as string | undefined

/** Withdraws an undecided application; false when nothing changed. */
export const withdrawApplication = (db: Db, modelId: string, id: string): boolean =>
  db
    .update(opportunityApplications)
    .set({ status: 'withdrawn' })
    .where(
      and(
        eq(opportunityApplications.id, id),
        eq(opportunityApplications.modelId, modelId),
        inArray(opportunityApplications.status, [...UNDER_WAY]),
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
/** Projects with this model in their team, newest first. */
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
/** The days of those projects in order. */
export const projectDaysOf = (db: Db, modelId: string) => ownDays(db).all({ modelId })
