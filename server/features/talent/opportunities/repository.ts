import { and, asc, count, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { accounts, models, opportunities, opportunityApplications } from '../../../../drizzle/schema'
import type { OpportunityStanding } from '../../../../shared/lists'
import type { OpportunityApplicationDecision } from '../../../../shared/talent/opportunities'
import { type Db, statement, valueQuery } from '../../../core/db/database'
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
/** Opportunities that accept applications, newest first; `today` is YYYY-MM-DD. */
export const openOn = (db: Db, today: string, limit: number) => openOpportunities(db).all({ today, limit })

// — Lists ————————————————————————————————————————————————————————————————————————————————————————————

/** `search` is folded, '' for none. `today` is YYYY-MM-DD. */
export type ListFilter = { search: string; standing: OpportunityStanding | null; today: string }

const STANDS: Record<OpportunityStanding, string> = {
  open: 'closed_at is null and (deadline is null or deadline >= :today)',
  over: 'closed_at is null and deadline < :today',
  closed: 'closed_at is not null',
}

// Folded at query time: an agency posts some hundred opportunities a year.
const TEXT = 'folded(title || char(10) || company || char(10) || location)'

/** The ids of one page, newest first, and the total. */
export function pageOfIds(db: Db, wanted: ListFilter, limit: number, offset: number) {
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
      applications: sql<number>`count(${opportunityApplications.id}) filter (where ${opportunityApplications.status} <> 'withdrawn')`,
      waiting: sql<number>`count(${opportunityApplications.id}) filter (where ${opportunityApplications.status} = 'pending')`,
    })
    .from(sql`json_each(${sql.placeholder('ids')}) as wanted`)
    .innerJoin(opportunities, sql`${opportunities.id} = wanted.value`)
    .leftJoin(opportunityApplications, eq(opportunityApplications.opportunityId, opportunities.id))
    .groupBy(opportunities.id)
    .orderBy(sql`wanted.key`)
    .prepare(),
)
/** Opportunities by id in the given order, with their number of applications. */
export const opportunitiesOf = (db: Db, ids: readonly string[]) => byIds(db).all({ ids: JSON.stringify(ids) })
export type ListedOpportunity = ReturnType<typeof opportunitiesOf>[number]

// — Applications —————————————————————————————————————————————————————————————————————————————————————

const received = (db: Db) =>
  db
    .select({
      application: opportunityApplications,
      model: { id: models.id, name: models.name, stageName: models.stageName, city: models.city },
      email: sql<string | null>`coalesce(${accounts.email}, ${models.email})`,
    })
    .from(opportunityApplications)
    .innerJoin(models, eq(models.id, opportunityApplications.modelId))
    .leftJoin(accounts, eq(accounts.id, models.accountId))

const ofOpportunity = statement((db) =>
  received(db)
    .where(eq(opportunityApplications.opportunityId, sql.placeholder('id')))
    .orderBy(asc(opportunityApplications.createdAt), asc(opportunityApplications.id))
    .prepare(),
)
/** In the order of applying. */
export const opportunityApplicationsTo = (db: Db, id: string) => ofOpportunity(db).all({ id })
export type ReceivedRow = ReturnType<typeof opportunityApplicationsTo>[number]

export const findOpportunityApplication = (db: Db, id: string): ReceivedRow | undefined =>
  received(db).where(eq(opportunityApplications.id, id)).get()

export const countApplications = (db: Db, opportunityId: string): number =>
  db
    .select({ rows: count() })
    .from(opportunityApplications)
    .where(eq(opportunityApplications.opportunityId, opportunityId))
    .get()?.rows ?? 0

/** Decides an undecided application; true for exactly one of concurrent calls (R13). */
export const decide = (db: Db, { id, status, note }: OpportunityApplicationDecision): boolean =>
  db
    .update(opportunityApplications)
    .set({ status, ...(note !== null && { decisionNote: note }) })
    .where(and(eq(opportunityApplications.id, id), inArray(opportunityApplications.status, [...UNDER_WAY])))
    .run().changes === 1

// — Writing ——————————————————————————————————————————————————————————————————————————————————————————

export const insertOpportunity = (db: Db, row: typeof opportunities.$inferInsert) =>
  db.insert(opportunities).values(row).run()

/** Changes an opportunity; `closedAt` closes it, or reopens it with null. */
export const updateOpportunity = (db: Db, id: string, changes: Partial<typeof opportunities.$inferInsert>) =>
  db.update(opportunities).set(changes).where(eq(opportunities.id, id)).run()

export const removeOpportunity = (db: Db, id: string) =>
  db.delete(opportunities).where(eq(opportunities.id, id)).run()
