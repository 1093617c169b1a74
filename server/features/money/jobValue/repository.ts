import { and, asc, eq, sql } from 'drizzle-orm'
import { clientBilling, clients, moneyLines } from '../../../../drizzle/schema'
import type { Ended } from '../../../../shared/money/cancelled'
import type { Billing } from '../../../../shared/money/papers'
import { columns } from '../../../core/db/columns'
import { type Db, query, statement, valueQuery } from '../../../core/db/database'
import { CLIENT_CANCELLED } from '../../desk/jobs/invoices.repository'

export type LineRow = typeof moneyLines.$inferSelect

const lines = statement((db) =>
  db
    .select()
    .from(moneyLines)
    .where(eq(moneyLines.jobId, sql.placeholder('jobId')))
    .orderBy(asc(moneyLines.position), asc(moneyLines.id))
    .prepare(),
)
/** The lines that were added to a job by hand. */
export const linesOf = (db: Db, jobId: string): LineRow[] => lines(db).all({ jobId })

export const insertLine = (db: Db, row: typeof moneyLines.$inferInsert) =>
  db.insert(moneyLines).values(row).run()

/** Removes a line and returns its job; undefined where there is none. */
export const removeLine = (db: Db, id: string) =>
  db.delete(moneyLines).where(eq(moneyLines.id, id)).returning({ jobId: moneyLines.jobId }).get()

const ENDED = columns<Ended>({ claimId: 'd.claim_id', jobDateId: 'd.job_date_id', endedAt: 'd.ended_at' })
/** Dates on which confirmed talents of a job were cancelled by its client. */
export const cancelledOf = (db: Db, jobId: string): Ended[] =>
  query(
    db,
    ENDED,
    `select ${ENDED} from claim_dates d join claims c on c.id = d.claim_id
     where c.job_id = :jobId and ${CLIENT_CANCELLED} and d.ended_at is not null`,
  ).all({ jobId })

/** What an invoice and the debit notes about it ask for, without tax. */
export const askedWithoutTax = (db: Db, invoiceId: string) =>
  valueQuery<number>(
    db,
    `select sum(taxable_paise + untaxed_paise) from papers
     where id = :invoiceId or (refers_to_id = :invoiceId and kind = 'debit note')`,
  ).get({ invoiceId }) ?? 0

/** To whom papers for a client are made out; undefined until somebody said so. */
export const findBilling = (db: Db, clientId: string): Billing | undefined =>
  db.select().from(clientBilling).where(eq(clientBilling.clientId, clientId)).get()

export const clientExists = (db: Db, id: string) =>
  db.select({ id: clients.id }).from(clients).where(eq(clients.id, id)).get() !== undefined

/** Stores it over version `version`; false when there is another. */
export function putBilling(db: Db, { version, ...values }: Billing) {
  if (version === 0) return db.insert(clientBilling).values(values).onConflictDoNothing().run().changes === 1
  return (
    db
      .update(clientBilling)
      .set({ ...values, version: version + 1 })
      .where(and(eq(clientBilling.clientId, values.clientId), eq(clientBilling.version, version)))
      .run().changes === 1
  )
}
