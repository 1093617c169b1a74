import { and, asc, count, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { accounts, models, opportunities, submissions } from '../../drizzle/schema'
import type { OpportunityStanding } from '../../shared/lists'
import type { SubmissionDecision } from '../../shared/opportunities'
import { type Db, statement, valueQuery } from '../core/database'
import { folding } from '../core/listing'
import { UNDER_WAY } from './rules'

export type OpportunityRow = typeof opportunities.$inferSelect

export const findOpportunity = (db: Db, id: string): OpportunityRow | undefined =>
  db.select().from(opportunities).where(eq(opportunities.id, id)).get()

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
    .limit(sql.placeholder('limit'))
    .prepare(),
)
/** Opportunities to which one can still apply, the newest first; `today` is YYYY-MM-DD. */
export const openOn = (db: Db, today: string, limit: number) => openOpportunities(db).all({ today, limit })

// — Lists ————————————————————————————————————————————————————————————————————————————————————————————

/** `search` is folded, '' means: no search. `today` is YYYY-MM-DD. */
export type Wanted = { search: string; standing: OpportunityStanding | null; today: string }

const STANDS: Record<OpportunityStanding, string> = {
  open: 'closed_at is null and (deadline is null or deadline >= :today)',
  over: 'closed_at is null and deadline < :today',
  closed: 'closed_at is not null',
}

// Folded as they are read: an agency posts some hundred calls a year, and a column of folded text could grow stale.
const TEXT = 'folded(title || char(10) || company || char(10) || location)'

/** The ids of one page, the newest first, and how many match in all. */
export function pageOfIds(db: Db, wanted: Wanted, limit: number, offset: number) {
  folding(db)
  const parts = [
    wanted.standing !== null && STANDS[wanted.standing],
    wanted.search !== '' && `instr(${TEXT}, :search) > 0`,
  ].filter((part) => typeof part === 'string')
  const from = `from opportunities${parts.length > 0 ? ` where ${parts.join(' and ')}` : ''}`
  const page = `select id ${from} order by posted_at desc, id desc limit :limit offset :offset`
  return {
    ids: valueQuery<string>(db, page).all({ ...wanted, limit, offset }),
    total: valueQuery<number>(db, `select count(*) ${from}`).get(wanted) ?? 0,
  }
}

const byIds = statement((db) =>
  db
    .select({
      opportunity: opportunities,
      applications: sql<number>`count(${submissions.id}) filter (where ${submissions.status} <> 'withdrawn')`,
      waiting: sql<number>`count(${submissions.id}) filter (where ${submissions.status} = 'pending')`,
    })
    .from(sql`json_each(${sql.placeholder('ids')}) as wanted`)
    .innerJoin(opportunities, sql`${opportunities.id} = wanted.value`)
    .leftJoin(submissions, eq(submissions.opportunityId, opportunities.id))
    .groupBy(opportunities.id)
    .orderBy(sql`wanted.key`)
    .prepare(),
)
/** The opportunities of the given ids, in the given order, each with how many applied. */
export const opportunitiesOf = (db: Db, ids: readonly string[]) => byIds(db).all({ ids: JSON.stringify(ids) })
export type ListedOpportunity = ReturnType<typeof opportunitiesOf>[number]

// — Applications —————————————————————————————————————————————————————————————————————————————————————

const received = (db: Db) =>
  db
    .select({
      submission: submissions,
      model: { id: models.id, name: models.name, stageName: models.stageName, city: models.city },
      email: sql<string | null>`coalesce(${accounts.email}, ${models.email})`,
    })
    .from(submissions)
    .innerJoin(models, eq(models.id, submissions.modelId))
    .leftJoin(accounts, eq(accounts.id, models.accountId))

const ofOpportunity = statement((db) =>
  received(db)
    .where(eq(submissions.opportunityId, sql.placeholder('id')))
    .orderBy(asc(submissions.createdAt), asc(submissions.id))
    .prepare(),
)
/** Everybody who applied, the first first. */
export const submissionsTo = (db: Db, id: string) => ofOpportunity(db).all({ id })
export type ReceivedRow = ReturnType<typeof submissionsTo>[number]

export const findSubmission = (db: Db, id: string): ReceivedRow | undefined =>
  received(db).where(eq(submissions.id, id)).get()

export const countSubmissions = (db: Db, opportunityId: string): number =>
  db.select({ rows: count() }).from(submissions).where(eq(submissions.opportunityId, opportunityId)).get()
    ?.rows ?? 0

/** Writes a decision while there is none: of many at once exactly one is told true (R13). */
export const decide = (db: Db, { id, status, note }: SubmissionDecision): boolean =>
  db
    .update(submissions)
    .set({ status, ...(note !== null && { decisionNote: note }) })
    .where(and(eq(submissions.id, id), inArray(submissions.status, [...UNDER_WAY])))
    .run().changes === 1

// — Writing ——————————————————————————————————————————————————————————————————————————————————————————

export const insertOpportunity = (db: Db, row: typeof opportunities.$inferInsert) =>
  db.insert(opportunities).values(row).run()

/** Changes what is said of it, and raises its version. */
export const updateOpportunity = (db: Db, id: string, changes: Partial<typeof opportunities.$inferInsert>) =>
  db
    .update(opportunities)
    .set({ ...changes, version: sql`${opportunities.version} + 1` })
    .where(eq(opportunities.id, id))
    .run()

/** Closes it, or opens it again with null. Not a new version: who is editing meanwhile loses nothing. */
export const setClosedAt = (db: Db, id: string, closedAt: string | null) =>
  db.update(opportunities).set({ closedAt }).where(eq(opportunities.id, id)).run()

export const removeOpportunity = (db: Db, id: string) =>
  db.delete(opportunities).where(eq(opportunities.id, id)).run()
