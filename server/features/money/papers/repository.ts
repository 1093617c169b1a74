import { and, asc, eq, isNull } from 'drizzle-orm'
import { papers, payments } from '../../../../drizzle/schema'
import type { PaperFilters, PaperRow } from '../../../../shared/money/papers'
import type { Supply } from '../../../../shared/money/reckoning'
import { ASKING } from '../../../../shared/money/standing'
import { columns } from '../../../core/db/columns'
import { type Db, query } from '../../../core/db/database'
import { CREDITED } from '../../desk/jobs/invoices.repository'
import { IS_WAITING } from './eInvoice.repository'
import { clientOf, IS_INVOICED, IS_OFF, LEFT_OVER, REFUNDED } from './standing.repository'

export type Paper = typeof papers.$inferSelect
export type Payment = typeof payments.$inferSelect
export type FigureRow = Omit<
  PaperRow,
  'outstandingPaise' | 'overpaidPaise' | 'standing' | 'daysLate' | 'exportDueOn' | 'reminded'
> & {
  remindedAt: string | null
  remindedBy: string | null
  reminders: number
  supply: Supply
  advancesPaise: number
  withdrawnAt: string | null
  isInvoiced: 0 | 1
  isOff: 0 | 1
  leftOverPaise: number
}

const RECEIVED = '(select coalesce(sum(amount_paise), 0) from payments where paper_id = p.id)'
const WITHHELD = '(select coalesce(sum(withheld_paise), 0) from payments where paper_id = p.id)'
/** In SQL, the ids of the client `:clientId` and of all that are one with it since they were merged. */
export const OF_CLIENT = `(select :clientId
  union all select merged_into_id from clients where id = :clientId and merged_into_id is not null
  union all select m.id from clients c join clients m on m.merged_into_id = coalesce(c.merged_into_id, c.id)
    where c.id = :clientId)`
const REMINDER = "from paper_links where paper_id = p.id and handed_as = 'reminder'"
/** What is still owed on a paper that asks for money. */
export const LEFT = `(p.total_paise - p.advances_paise - ${CREDITED} + ${REFUNDED}
  - (select coalesce(sum(amount_paise + withheld_paise), 0) from payments where paper_id = p.id))`

/** What lists show of a paper. */
export const FIGURE = columns<FigureRow>({
  id: 'p.id',
  kind: 'p.kind',
  number: 'p.number',
  issuedOn: 'p.issued_on',
  dueOn: 'p.due_on',
  buyerName: 'p.buyer_name',
  jobNumber: 'p.job_number',
  jobTitle: 'p.job_title',
  totalPaise: 'p.total_paise',
  supply: 'p.supply',
  advancesPaise: 'p.advances_paise',
  withdrawnAt: 'p.withdrawn_at',
  receivedPaise: RECEIVED,
  withheldPaise: WITHHELD,
  creditedPaise: CREDITED,
  refundedPaise: REFUNDED,
  isInvoiced: IS_INVOICED,
  isOff: IS_OFF,
  leftOverPaise: LEFT_OVER,
  eInvoice: `case when p.irn is not null then 'registered' when ${IS_WAITING} then 'waiting' else 'none' end`,
  remindedAt: `(select max(handed_at) ${REMINDER})`,
  remindedBy: `(select handed_by ${REMINDER} order by handed_at desc limit 1)`,
  reminders: `(select count(*) ${REMINDER})`,
  acceptedBy: '(select name from quote_acceptances where paper_id = p.id)',
  acceptedAt: '(select accepted_at from quote_acceptances where paper_id = p.id)',
})
const FIGURES = `select ${FIGURE} from papers p`

/** True in SQL for a paper that asks for money now. Its words are those of the index papers_asking. */
const IS_ASKING = `p.kind in (${ASKING.map((kind) => `'${kind}'`).join(', ')}) and p.withdrawn_at is null`
const IS_OPEN = `${IS_ASKING} and not ${IS_INVOICED} and not ${IS_OFF}`
const ASKS = `${IS_OPEN} and ${LEFT} > 0`
const STANDINGS: Record<string, string> = {
  outstanding: ASKS,
  overdue: `p.due_on < :today and ${ASKS}`,
  paid: `${IS_ASKING} and ${LEFT} <= 0`,
  unregistered: IS_WAITING,
  overpaid: `${IS_ASKING} and (${LEFT} < 0 or ${LEFT_OVER} > 0)`,
}
function whereOf({ search, standing, kind }: PaperFilters): string {
  const parts = [
    standing && (STANDINGS[standing] ?? '0'),
    search && 'instr(p.search_text, :search) > 0',
    kind && 'p.kind = :kind',
  ].filter(Boolean)
  return parts.length > 0 ? `where ${parts.join(' and ')}` : ''
}

/** Where sums decide, they are reckoned once for the rows and their number; else the indexes count faster. */
const foundBy = (where: string, isReckoned: boolean) =>
  columns<{ id: string; total: number }>({
    id: 'p.id',
    total: isReckoned ? 'count(*) over ()' : `(select count(*) from papers p ${where})`,
  })

/** One page of papers: what is owed oldest first, everything else newest first. Sums are reckoned for the page only. */
export function pageOfPapers(
  db: Db,
  filters: PaperFilters,
  { search, today }: { search: string; today: string },
) {
  const { page, limit, kind, standing } = filters
  const where = whereOf(filters)
  const isOwed = standing === 'outstanding' || standing === 'overdue'
  const order = isOwed ? 'p.due_on, p.number' : 'p.issued_on desc, p.id desc'
  const columnsOfPage = foundBy(where, standing !== null)
  const found = query(
    db,
    columnsOfPage,
    `select ${columnsOfPage} from papers p ${where} order by ${order} limit :limit offset :offset`,
  ).all({ search, today, kind, limit, offset: (page - 1) * limit })
  const ids = JSON.stringify(found.map(({ id }) => id))
  const rows = new Map(
    query(db, FIGURE, `${FIGURES} where p.id in (select value from json_each(:ids))`)
      .all({ ids })
      .map((row) => [row.id, row]),
  )
  return { rows: found.flatMap(({ id }) => rows.get(id) ?? []), total: found[0]?.total ?? 0 }
}

export const rowsOfJob = (db: Db, jobId: string) =>
  query(db, FIGURE, `${FIGURES} where p.job_id = :jobId order by p.issued_on, p.id`).all({ jobId })

export const figuresOf = (db: Db, id: string) => query(db, FIGURE, `${FIGURES} where p.id = :id`).get({ id })

/** What is overdue on the jobs of a colleague and on those of nobody, the oldest first. */
export const overdueOf = (db: Db, accountId: string, today: string, limit: number) =>
  query(
    db,
    FIGURE,
    `${FIGURES} where ${STANDINGS.overdue}
       and not exists (select 1 from jobs where jobs.id = p.job_id and jobs.booker_id <> :accountId)
     order by p.due_on, p.number limit :limit`,
  ).all({ accountId, today, limit })

/** What is overdue of payers who were not reminded since a moment, the oldest first. */
export const toRemind = (db: Db, facts: { today: string; since: string; limit: number }) =>
  query(
    db,
    FIGURE,
    `${FIGURES} where ${STANDINGS.overdue} and (${IS_WAITING}) is not 1
       and coalesce(${clientOf('p')}, p.id) not in (
         select coalesce(${clientOf('q')}, q.id) from paper_links l join papers q on q.id = l.paper_id
         where l.handed_as = 'reminder' and l.handed_at >= :since)
     order by p.due_on, p.number limit :limit`,
  ).all(facts)

/** What a client owes beside one paper, the oldest first. */
export const openBeside = (db: Db, { id, clientId }: Pick<Paper, 'id' | 'clientId'>, limit: number) =>
  query(
    db,
    FIGURE,
    `${FIGURES} where p.client_id in ${OF_CLIENT} and p.id <> :id and ${ASKS} order by p.due_on, p.number limit :limit`,
  ).all({ id, clientId, limit })

type Sums = {
  open: number
  outstanding: number
  notDue: number
  late15: number
  late30: number
  older: number
}
const SUMS = columns<Sums>({
  open: 'count(*)',
  outstanding: 'coalesce(sum(left), 0)',
  notDue: 'coalesce(sum(case when late <= 0 then left end), 0)',
  late15: 'coalesce(sum(case when late between 1 and 15 then left end), 0)',
  late30: 'coalesce(sum(case when late between 16 and 30 then left end), 0)',
  older: 'coalesce(sum(case when late > 30 then left end), 0)',
})
/** What is owed, by how late it is. */
export const sumsOn = (db: Db, today: string) =>
  query(
    db,
    SUMS,
    `with owed as materialized (
       select ${LEFT} as left, p.due_on as due from papers p where ${IS_OPEN})
     select ${SUMS} from (
       select left, cast(julianday(:today) - julianday(due) as integer) as late from owed where left > 0)`,
  ).get({ today })

export const findPaper = (db: Db, id: string): Paper | undefined =>
  db.select().from(papers).where(eq(papers.id, id)).get()

export const insertPaper = (db: Db, row: typeof papers.$inferInsert) => db.insert(papers).values(row).run()

/** False when it is no paper of this kind that still stands. */
export const withdraw = (db: Db, id: string, kind: 'quote' | 'proforma', now: string) =>
  db
    .update(papers)
    .set({ withdrawnAt: now })
    .where(and(eq(papers.id, id), eq(papers.kind, kind), isNull(papers.withdrawnAt)))
    .run().changes === 1

export const paymentsOf = (db: Db, paperId: string) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.paperId, paperId))
    .orderBy(asc(payments.receivedOn), asc(payments.id))
    .all()
/** All parts of the transfer that a payment belongs to, or itself alone. */
export const partsOf = (db: Db, { id, transferId }: Pick<Payment, 'id' | 'transferId'>): Payment[] =>
  db
    .select()
    .from(payments)
    .where(transferId === null ? eq(payments.id, id) : eq(payments.transferId, transferId))
    .orderBy(asc(payments.id))
    .all()
export const findPayment = (db: Db, id: string) => db.select().from(payments).where(eq(payments.id, id)).get()
export const insertPayment = (db: Db, row: typeof payments.$inferInsert) =>
  db.insert(payments).values(row).run()
export const removePayment = (db: Db, id: string) => db.delete(payments).where(eq(payments.id, id)).run()
