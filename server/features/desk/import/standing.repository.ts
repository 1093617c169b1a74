import { and, asc, eq, gt, isNotNull, isNull, ne, notInArray, or } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '../../../../drizzle/schema'
import { activities, claimDates, claims, clients, jobDates, jobs } from '../../../../drizzle/schema'
import type { ActivityKind } from '../../../../shared/desk/deskActions'
import { snakeCase } from '../../../../shared/roster/modelFields'
import { type Db, valueQuery } from '../../../core/db/database'
import type { DeskImportRow } from './repository'

// What somebody did with the jobs and clients of an import since it ran.

/** Moving up is what others' decisions do. */
const OF_OTHERS: ActivityKind[] = ['moved up']

/** What was decided or written last about a job since an import made it; the clock decides nothing here. */
export const activitySince = (db: Db, jobId: string, { id, firstActivity }: DeskImportRow) =>
  db
    .select()
    .from(activities)
    .where(
      and(
        eq(activities.jobId, jobId),
        gt(activities.number, firstActivity),
        or(isNull(activities.batchId), ne(activities.batchId, id)),
        isNotNull(activities.actorName),
        notInArray(activities.kind, OF_OTHERS),
      ),
    )
    .orderBy(asc(activities.number))
    .limit(1)
    .get()

type Dependent = { table: string; column: string; sql: string }
/** Columns of other tables that point to a row of `target`. */
const dependentsOf = (target: SQLiteTable, own: readonly string[], ids: string): Dependent[] =>
  Object.values(schema as Record<string, unknown>).flatMap((table) => {
    if (!(table instanceof SQLiteTable)) return []
    const { name, foreignKeys } = getTableConfig(table)
    if (own.includes(name)) return []
    return foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference()
      if (foreignTable !== target) return []
      return columns.map(({ name: called }) => {
        const column = snakeCase(called)
        return { table: name, column, sql: `select 1 from ${name} where ${column} in (${ids}) limit 1` }
      })
    })
  })

/** The tables that an import writes, and what goes with its rows. */
const OWN = ['jobs', 'claims', 'claim_dates', 'job_dates', 'held_halves', 'notices', 'one_time_tokens']
const ofJob = [
  ...dependentsOf(jobs, OWN, ':id'),
  ...dependentsOf(claims, OWN, 'select id from claims where job_id = :id'),
  ...dependentsOf(jobDates, OWN, 'select id from job_dates where job_id = :id'),
]
const ofClient = dependentsOf(clients, ['clients'], ':id')

const firstUse = (db: Db, dependents: readonly Dependent[], id: string): string | null =>
  dependents
    .find(({ sql }) => valueQuery<number>(db, sql).get({ id }) !== undefined)
    ?.table.replaceAll('_', ' ') ?? null

/** What else belongs to a job now: call sheets, a package, lines of money. */
export const partsOf = (db: Db, jobId: string) => firstUse(db, ofJob, jobId)

/** Whether a client has jobs, contacts, packages or papers. */
export const isClientUsed = (db: Db, clientId: string) => firstUse(db, ofClient, clientId) !== null

/** The dates of all talents of a job. */
export const claimDatesOf = (db: Db, jobId: string): string[] =>
  db
    .select({ id: claimDates.id })
    .from(claimDates)
    .innerJoin(claims, eq(claims.id, claimDates.claimId))
    .where(eq(claims.jobId, jobId))
    .all()
    .map(({ id }) => id)
