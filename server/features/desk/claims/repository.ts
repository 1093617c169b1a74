import { and, asc, eq, sql } from 'drizzle-orm'
import {
  accounts,
  claimDates,
  claims,
  clients,
  jobDates,
  jobs,
  models,
  roster,
} from '../../../../drizzle/schema'
import { type Db, statement } from '../../../core/db/database'

export type ClaimRow = typeof claims.$inferSelect
export type ClaimDateRow = typeof claimDates.$inferSelect
export type JobRow = typeof jobs.$inferSelect
export type JobDateRow = typeof jobDates.$inferSelect

const claimById = statement((db) =>
  db
    .select({ claim: claims, job: jobs, model: models })
    .from(claims)
    .innerJoin(jobs, eq(jobs.id, claims.jobId))
    .leftJoin(models, eq(models.id, claims.modelId))
    .where(eq(claims.id, sql.placeholder('id')))
    .prepare(),
)
/** A claim with its job and its model, as stored now. */
export const findClaim = (db: Db, id: string) => claimById(db).get({ id })

const datesOf = statement((db) =>
  db
    .select({ date: claimDates, day: jobDates })
    .from(claimDates)
    .innerJoin(jobDates, eq(jobDates.id, claimDates.jobDateId))
    .where(sql`${claimDates.claimId} in (select value from json_each(${sql.placeholder('ids')}))`)
    .orderBy(asc(jobDates.day), asc(jobDates.part))
    .prepare(),
)
/** The dates of claims with their days, in the order of the days. */
export const datesOfClaims = (db: Db, claimIds: readonly string[]) =>
  datesOf(db).all({ ids: JSON.stringify(claimIds) })

const ofJob = statement((db) =>
  db
    .select({ claim: claims, model: models, accountPhone: accounts.phone, face: roster.face })
    .from(claims)
    .leftJoin(models, eq(models.id, claims.modelId))
    .leftJoin(accounts, eq(accounts.id, models.accountId))
    .leftJoin(roster, eq(roster.id, claims.modelId))
    .where(eq(claims.jobId, sql.placeholder('jobId')))
    .orderBy(asc(claims.createdAt), asc(claims.id))
    .prepare(),
)
/** The claims of a job in the order in which they were made. */
export const claimsOfJob = (db: Db, jobId: string) => ofJob(db).all({ jobId })

const countOfJob = statement((db) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(claims)
    .where(eq(claims.jobId, sql.placeholder('jobId')))
    .prepare(),
)
export const countClaims = (db: Db, jobId: string): number => countOfJob(db).get({ jobId })?.count ?? 0

const ofJobAndModel = statement((db) =>
  db
    .select()
    .from(claims)
    .where(and(eq(claims.jobId, sql.placeholder('jobId')), eq(claims.modelId, sql.placeholder('modelId'))))
    .prepare(),
)
export const findClaimOf = (db: Db, jobId: string, modelId: string) =>
  ofJobAndModel(db).get({ jobId, modelId })

/** A model's claims with their jobs. */
export const claimsOfModel = (db: Db, modelId: string) =>
  db
    .select({ claim: claims, job: jobs })
    .from(claims)
    .innerJoin(jobs, eq(jobs.id, claims.jobId))
    .where(eq(claims.modelId, modelId))
    .orderBy(asc(claims.createdAt))
    .all()

const person = statement((db) =>
  db
    .select({ id: models.id, stageName: models.stageName, name: models.name, isActive: models.isActive })
    .from(models)
    .where(eq(models.id, sql.placeholder('id')))
    .prepare(),
)
/** The model under this id: its name and whether the agency represents it. */
export const findPerson = (db: Db, id: string) => person(db).get({ id })

const merged = statement((db) =>
  db
    .select({ into: clients.mergedIntoId })
    .from(clients)
    .where(eq(clients.id, sql.placeholder('id')))
    .prepare(),
)
/** The client under which a merged client's jobs are shown, by id. */
export const mergedInto = (db: Db, id: string): string => merged(db).get({ id })?.into ?? id
