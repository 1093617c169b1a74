import type { DayPart, FeeUnit } from '../../../../shared/desk/deskLists'
import { columns } from '../../../core/db/columns'
import { type Db, query } from '../../../core/db/database'
import { type DayGroup, isCounted, paid, type Span } from './repository'

type PaidDate = {
  feePaise: number
  feeUnit: FeeUnit
  part: DayPart
  isNow: 0 | 1
  /** 1 on the first date of the talent on this job that was confirmed: a flat fee is paid once */
  isFirst: 0 | 1
} & Record<`${DayGroup}Key`, string> &
  Record<`${DayGroup}Name`, string | null>

const PAID_DATE = columns<PaidDate>({
  feePaise: 'c.fee_paise',
  feeUnit: 'c.fee_unit',
  part: 't.part',
  isNow: 'd.confirmed_at >= :middle',
  isFirst: `not exists (select 1 from claim_dates o join job_dates u on u.id = o.job_date_id
    where o.claim_id = d.claim_id and o.state in ('confirmed', 'done') and ${paid('u')}
      and (o.confirmed_at, o.id) < (d.confirmed_at, d.id))`,
  talentKey: 'coalesce(c.model_id, c.model_name)',
  talentName: 'c.model_name',
  clientKey: "coalesce(k.merged_into_id, k.id, '-')",
  clientName: '(select name from clients where id = coalesce(k.merged_into_id, k.id))',
  bookerKey: "coalesce(j.booker_id, '-')",
  bookerName: '(select name from accounts where id = j.booker_id)',
})
/** The confirmed shoots and shows of both periods whose fee is agreed, each with its talent, client and booker. */
export const paidDates = (db: Db, span: Span) =>
  query(
    db,
    PAID_DATE,
    `select ${PAID_DATE}
     from claim_dates d join job_dates t on t.id = d.job_date_id join claims c on c.id = d.claim_id
       join jobs j on j.id = t.job_id left join clients k on k.id = j.client_id
     where ${isCounted('confirmed')} and ${paid('t')} and c.fee_paise is not null`,
  ).all(span)
