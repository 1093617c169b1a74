import { and, asc, eq } from 'drizzle-orm'
import { payouts, statementFiles, statementLines, statements } from '../../../../drizzle/schema'
import type { StatementFilters } from '../../../../shared/money/statements/statements'
import { columns } from '../../../core/db/columns'
import { type Db, query, valueQuery } from '../../../core/db/database'

export type Statement = typeof statements.$inferSelect
export type Line = typeof statementLines.$inferSelect

type Row = {
  id: string
  state: 'draft' | 'issued'
  modelId: string
  modelName: string
  face: string | null
  number: string | null
  fromDay: string
  toDay: string
  issuedOn: string | null
  paidOn: string | null
  netPaise: number
}
const ROW = columns<Row>({
  id: 's.id',
  state: 's.state',
  modelId: 's.model_id',
  modelName: 's.model_name',
  face: '(select r.face from roster r where r.id = s.model_id)',
  number: 's.number',
  fromDay: 's.from_day',
  toDay: 's.to_day',
  issuedOn: 's.issued_on',
  paidOn: 'p.paid_on',
  netPaise: 's.net_paise',
})
const FROM = 'statements s left join payouts p on p.statement_id = s.id'
const STANDINGS: Record<string, string> = {
  draft: "s.state = 'draft'",
  issued: "s.state = 'issued' and p.id is null",
  paid: 'p.id is not null',
}
/** Drafts first, then newest first. */
const ORDER = "order by s.state = 'draft' desc, s.issued_on desc, s.issued_at desc, s.id"

export function pageOfStatements(db: Db, filters: StatementFilters, search: string) {
  const { page, limit, standing } = filters
  const parts = [
    search &&
      "(instr(lower(coalesce(s.number, '')), :search) > 0 or instr(folded(s.model_name), :search) > 0)",
    standing && (STANDINGS[standing] ?? '0'),
  ].filter(Boolean)
  const where = parts.length > 0 ? `where ${parts.join(' and ')}` : ''
  return {
    rows: query(db, ROW, `select ${ROW} from ${FROM} ${where} ${ORDER} limit :limit offset :offset`).all({
      ...{ search, limit, offset: (page - 1) * limit },
    }),
    total: valueQuery<number>(db, `select count(*) from ${FROM} ${where}`).get({ search }) ?? 0,
  }
}
export const rowsOfModel = (db: Db, modelId: string) =>
  query(db, ROW, `select ${ROW} from ${FROM} where s.model_id = :modelId ${ORDER}`).all({ modelId })

export const findStatement = (db: Db, id: string): Statement | undefined =>
  db.select().from(statements).where(eq(statements.id, id)).get()

export const draftOf = (db: Db, modelId: string): Statement | undefined =>
  db
    .select()
    .from(statements)
    .where(and(eq(statements.modelId, modelId), eq(statements.state, 'draft')))
    .get()

const DRAFT = columns<{ id: string; modelId: string }>({ id: 'id', modelId: 'model_id' })
export const drafts = (db: Db) =>
  query(db, DRAFT, `select ${DRAFT} from statements where state = 'draft'`).all({})

export const insertDraft = (db: Db, row: typeof statements.$inferInsert) =>
  db.insert(statements).values(row).run()
export const changeDraft = (db: Db, id: string, values: Partial<Statement>) =>
  db
    .update(statements)
    .set(values)
    .where(and(eq(statements.id, id), eq(statements.state, 'draft')))
    .run().changes === 1
export const removeDraft = (db: Db, id: string) =>
  db
    .delete(statements)
    .where(and(eq(statements.id, id), eq(statements.state, 'draft')))
    .run().changes === 1

export const insertLines = (db: Db, rows: (typeof statementLines.$inferInsert)[]) =>
  db.insert(statementLines).values(rows).run()
export const linesOf = (db: Db, statementId: string): Line[] =>
  db
    .select()
    .from(statementLines)
    .where(eq(statementLines.statementId, statementId))
    .orderBy(asc(statementLines.position))
    .all()

type Year = { sharePaise: number; withheldPaise: number }
const YEAR = columns<Year>({
  sharePaise: 'coalesce(sum(share_paise), 0)',
  withheldPaise: 'coalesce(sum(withheld_paise), 0)',
})
/** What a talent's shares by a code came to in a financial year, and the tax withheld from them. */
export const yearOf = (db: Db, about: { modelId: string; year: string; code: string }): Year =>
  query(
    db,
    YEAR,
    `select ${YEAR} from statements
     where state = 'issued' and model_id = :modelId and financial_year = :year and withheld_code = :code`,
  ).get(about) ?? { sharePaise: 0, withheldPaise: 0 }

/** Issued statements of a talent that were not paid yet or were, newest first. */
export const issuedOf = (db: Db, modelId: string): Statement[] =>
  db
    .select()
    .from(statements)
    .where(and(eq(statements.modelId, modelId), eq(statements.state, 'issued')))
    .all()
    .toSorted((a, b) => `${b.issuedAt}`.localeCompare(`${a.issuedAt}`))

type Unpaid = {
  id: string
  modelId: string
  modelName: string
  number: string
  lastDay: string
  sharePaise: number
}
const UNPAID = columns<Unpaid>({
  id: 's.id',
  modelId: 's.model_id',
  modelName: 's.model_name',
  number: 's.number',
  lastDay: '(select min(last_day) from statement_lines where statement_id = s.id)',
  sharePaise: 's.share_paise',
})
/** Issued statements of talents with Udyam that wait for their payout. */
export const unpaidWithUdyam = (db: Db) =>
  query(
    db,
    UNPAID,
    `select ${UNPAID} from ${FROM} where s.state = 'issued' and p.id is null and s.udyam is not null`,
  ).all({})

export const payoutOf = (db: Db, statementId: string) =>
  db
    .select({
      paidOn: payouts.paidOn,
      amountPaise: payouts.amountPaise,
      way: payouts.way,
      reference: payouts.reference,
    })
    .from(payouts)
    .where(eq(payouts.statementId, statementId))
    .get()
export const insertPayout = (db: Db, row: typeof payouts.$inferInsert) => db.insert(payouts).values(row).run()
export const removePayout = (db: Db, statementId: string) =>
  db.delete(payouts).where(eq(payouts.statementId, statementId)).run().changes === 1

export const fileOf = (db: Db, statementId: string) =>
  db.select().from(statementFiles).where(eq(statementFiles.statementId, statementId)).get()
/** Keeps the first file of a statement: another one for the same statement is dropped. */
export const insertFile = (db: Db, row: typeof statementFiles.$inferInsert) =>
  db.insert(statementFiles).values(row).onConflictDoNothing().run()
