import { and, eq, isNull } from 'drizzle-orm'
import { papers, quoteAcceptances } from '../../../../drizzle/schema'
import { type Db, query } from '../../../core/db/database'
import { FIGURE } from '../papers/repository'

/** Keeps who accepted a quote. */
export const insertAcceptance = (db: Db, row: typeof quoteAcceptances.$inferInsert) =>
  db.insert(quoteAcceptances).values(row).run()

/** What the quotes of a job say that were not withdrawn. */
export const quotesOf = (db: Db, jobId: string) =>
  db
    .select({ id: papers.id, clientId: papers.clientId, lines: papers.lines })
    .from(papers)
    .where(and(eq(papers.jobId, jobId), eq(papers.kind, 'quote'), isNull(papers.withdrawnAt)))
    .all()

/**
 * Accepted quotes of which nothing was made yet, on the jobs of a colleague and on those of nobody, the newest first. A job
 * that has ended asks for nothing.
 */
export const acceptedOf = (db: Db, accountId: string, limit: number) =>
  query(
    db,
    FIGURE,
    `select ${FIGURE} from quote_acceptances a
       join papers p on p.id = a.paper_id
       join jobs j on j.id = p.job_id
     where p.withdrawn_at is null and coalesce(j.booker_id, :accountId) = :accountId
       and j.stage not in ('billed', 'closed', 'lost', 'cancelled')
       and not exists (select 1 from papers n where n.job_id = p.job_id and n.kind in ('proforma', 'invoice')
         and (n.refers_to_id = p.id or n.issued_at > p.issued_at) and n.withdrawn_at is null)
     order by a.accepted_at desc limit :limit`,
  ).all({ accountId, limit })
