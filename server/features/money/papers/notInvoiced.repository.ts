import type { NotInvoiced } from '../../../../shared/money/papers'
import { columns } from '../../../core/db/columns'
import { type Db, query } from '../../../core/db/database'
import { HAS_INVOICE } from '../../desk/jobs/invoices.repository'

const ROW = columns<Omit<NotInvoiced, 'invoiceBy'>>({
  number: 'j.number',
  title: 'j.title',
  client: 'c.name',
  workedOn: 'max(d.day)',
})

/**
 * Jobs of a colleague and of nobody that have a fee, whose last confirmed day lies between `from` and `until`, and that
 * no invoice stands for; the oldest first.
 */
export const notInvoicedOf = (
  db: Db,
  given: { accountId: string; from: string; until: string; limit: number },
) =>
  query(
    db,
    ROW,
    `select ${ROW} from job_dates d
       join claim_dates cd on cd.job_date_id = d.id and cd.state in ('confirmed', 'done')
       join claims k on k.id = cd.claim_id
       join jobs j on j.id = d.job_id
       left join clients c on c.id = j.client_id
     where d.day >= :from and coalesce(j.booker_id, :accountId) = :accountId
       and j.stage not in ('billed', 'closed', 'lost', 'cancelled')
       and not ${HAS_INVOICE}
     group by j.id
     having max(d.day) <= :until and max(k.fee_paise) > 0
     order by max(d.day), j.number limit :limit`,
  ).all(given)
