import { and, eq, isNull } from 'drizzle-orm'
import { paperFiles, papers } from '../../../../drizzle/schema'
import { columns } from '../../../core/db/columns'
import { type Db, query, valueQuery } from '../../../core/db/database'

/**
 * True in SQL for a paper that the e-invoice portal has not registered and has to: to a business or abroad, with GST, from
 * the agency's day on. Its first words are those of the index papers_unregistered.
 */
export const IS_WAITING = `p.irn is null and p.kind in ('invoice', 'credit note', 'debit note')
  and p.supply <> 'without_gst' and p.rates <> '[]'
  and p.issued_on >= (select e_invoice_from from money_settings)
  and (p.buyer ->> 'gstin' is not null or p.supply in ('abroad_lut', 'abroad_taxed'))`

const ID = columns<{ id: string }>({ id: 'p.id' })
/** The papers that wait, the oldest first. */
export const waitingIds = (db: Db, limit: number): string[] =>
  query(
    db,
    ID,
    `select ${ID} from papers p where ${IS_WAITING} order by p.issued_on, p.issued_at limit :limit`,
  )
    .all({ limit })
    .map(({ id }) => id)

export const countWaiting = (db: Db): number =>
  valueQuery<number>(db, `select count(*) from papers p where ${IS_WAITING}`).get({}) ?? 0

/** Keeps what the portal gave; false where a number is there. The file that says *not valid yet* goes. */
export function register(db: Db, id: string, values: { irn: string; irnQr: string }): boolean {
  db.delete(paperFiles).where(eq(paperFiles.paperId, id)).run()
  const unregistered = and(eq(papers.id, id), isNull(papers.irn))
  return db.update(papers).set(values).where(unregistered).run().changes === 1
}
