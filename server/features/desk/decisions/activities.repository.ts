import { and, asc, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import {
  activities,
  bookings,
  bookouts,
  callSheets,
  claimDates,
  claims,
  clients,
  deskItems,
  enquiries,
  heldHalves,
  jobDates,
  jobRoles,
  jobs,
  sheetReceipts,
} from '../../../../drizzle/schema'
import { type Db, rowInserter, statement, statementOf } from '../../../core/db/database'
import { defined } from '../../../core/defined'

/** The tables whose rows a decision writes. */
const TABLES = {
  bookings,
  bookouts,
  callSheets,
  claimDates,
  claims,
  clients,
  deskItems,
  enquiries,
  heldHalves,
  jobDates,
  jobRoles,
  jobs,
  sheetReceipts,
}
export type TableName = keyof typeof TABLES
export type RowOf<Name extends TableName> = (typeof TABLES)[Name]['$inferSelect']
export type NewRow<Name extends TableName> = (typeof TABLES)[Name]['$inferInsert']
export type Row = Record<string, unknown>
export type ActivityRow = typeof activities.$inferSelect
/** A row before or after a decision; `row` is null where it did not exist. */
export type RowImage = NonNullable<ActivityRow['after']>[number]

// Drizzle cannot infer a table chosen by name; all of them have a text `id`.
const table = (name: TableName) => TABLES[name] as typeof jobs

const hasId = (name: TableName) => eq(table(name).id, sql.placeholder('id'))

const byId = statementOf((db, name: TableName) => db.select().from(table(name)).where(hasId(name)).prepare())
/** One row by its id. */
export const rowOf = <Name extends TableName>(db: Db, name: Name, id: string) =>
  byId(db, name).get({ id }) as RowOf<Name> | undefined

/** A table and the columns that are written: each such set has a statement of its own. */
const written = (name: TableName, values: Row) => [name, ...Object.keys(values)].join(' ')
function places(key: string) {
  const [name, ...columns] = key.split(' ')
  const values: Row = Object.fromEntries(columns.map((column) => [column, sql.placeholder(column)]))
  return { name: name as TableName, values: values as NewRow<'jobs'> }
}

const update = statementOf((db, key) => {
  const { name, values } = places(key)
  return db.update(table(name)).set(values).where(hasId(name)).prepare()
})
export function updateRow(db: Db, name: TableName, id: string, changes: Row) {
  const values = defined(changes)
  update(db, written(name, values)).run({ ...values, id })
}

const insert = statementOf((db, key) => {
  const { name, values } = places(key)
  return db.insert(table(name)).values(values).prepare()
})
export function insertRow(db: Db, name: TableName, row: Row) {
  const values = defined(row)
  insert(db, written(name, values)).run(values)
}

const removal = statementOf((db, name: TableName) => db.delete(table(name)).where(hasId(name)).prepare())
export const deleteRow = (db: Db, name: TableName, id: string) => removal(db, name).run({ id })

/** The number that the next activity gets. Numbers are never used twice, also when activities are deleted. */
export const nextNumber = (db: Db): number => (lastNumber(db).get() as number) + 1
const lastNumber = statement(({ $client }) =>
  $client.prepare("select coalesce((select seq from sqlite_sequence where name = 'activities'), 0)").pluck(),
)

export const insertActivity = rowInserter(activities)

const ofDecision = statement((db) =>
  db
    .select()
    .from(activities)
    .where(eq(activities.decisionId, sql.placeholder('decisionId')))
    .orderBy(activities.number)
    .prepare(),
)
/** The activities of one decision in the order of writing. */
export const activitiesOf = (db: Db, decisionId: string) => ofDecision(db).all({ decisionId })

/** The job or the client that a decision was about first; null where it was about none. */
export const subjectOf = (db: Db, decisionId: string, subject: 'jobId' | 'clientId'): string | null =>
  activitiesOf(db, decisionId).find((line) => line[subject] !== null)?.[subject] ?? null

const undoing = statement((db) =>
  db
    .select({ number: activities.number })
    .from(activities)
    .where(eq(activities.undoes, sql.placeholder('decisionId')))
    .limit(1)
    .prepare(),
)
/** True when another decision undid this one. */
export const isUndone = (db: Db, decisionId: string) => undoing(db).get({ decisionId }) !== undefined

type Subject = 'claimId' | 'jobId' | 'deskItemId'
const about = statementOf((db, subject: Subject) =>
  db
    .select()
    .from(activities)
    .where(eq(activities[subject], sql.placeholder('id')))
    .orderBy(desc(activities.number))
    .limit(sql.placeholder('limit'))
    .prepare(),
)

const JOB_LINES = 60
/** What happened in a job, newest first. */
export const activitiesOfJob = (db: Db, jobId: string) =>
  about(db, 'jobId').all({ id: jobId, limit: JOB_LINES })

/** What was decided last about a claim, a job or a desk item, newest first, five lines at most. */
export const activitiesSince = (db: Db, subject: Subject, id: string) =>
  about(db, subject).all({ id, limit: 5 })

/** The activities after a number, of one job or all, for screens that follow the desk. */
export const activitiesAfter = (db: Db, number: number, limit: number, jobId?: string) =>
  db
    .select()
    .from(activities)
    .where(and(gt(activities.number, number), jobId ? eq(activities.jobId, jobId) : undefined))
    .orderBy(asc(activities.number))
    .limit(limit)
    .all()

/** The last activities, newest first. */
export const newestActivities = (db: Db, limit: number) =>
  db.select().from(activities).orderBy(desc(activities.number)).limit(limit).all()

/** Blanks the words that a booker wrote, a note or with a decision; false when there are none. */
export const blankWords = (db: Db, number: number) =>
  db
    .update(activities)
    .set({ words: null })
    .where(and(eq(activities.number, number), isNotNull(activities.words)))
    .run().changes === 1

/** The job of an activity. */
export const jobOfActivity = (db: Db, number: number) =>
  db.select({ jobId: activities.jobId }).from(activities).where(eq(activities.number, number)).get()?.jobId ??
  null
