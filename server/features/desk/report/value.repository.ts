import type { DayPart, FeeUnit } from '../../../../shared/desk/deskLists'
import { type Db, query } from '../../../core/db/database'
import { type DayGroup, isCounted, PAID, type Span } from './repository'

type PaidDate = {
  feePaise: number
  feeUnit: FeeUnit
  part: DayPart
  isNow: 0 | 1
  /** 1 on the first date of the talent on this job that was confirmed: a flat fee is paid once */
  isFirst: 0 | 1
} & Record<`${DayGroup}Key`, string> &
  Record<`${DayGroup}Name`, string | null>
/** The confirmed shoots and shows of both periods whose fee is agreed, each with whom it counts to. */
export const paidDates = (db: Db, span: Span) =>
  query<PaidDate>(
    db,
    `select c.fee_paise as feePaise, c.fee_unit as feeUnit, t.part,
       d.confirmed_at >= :middle as isNow,
       not exists (select 1 from claim_dates o join job_dates u on u.id = o.job_date_id
         where o.claim_id = d.claim_id and o.state in ('confirmed', 'done') and u.cancelled_at is null
           and u.kind in ('shoot', 'show') and (o.confirmed_at, o.id) < (d.confirmed_at, d.id)) as isFirst,
       coalesce(c.model_id, c.model_name) as talentKey, c.model_name as talentName,
       coalesce(k.merged_into_id, k.id, '-') as clientKey,
       (select name from clients where id = coalesce(k.merged_into_id, k.id)) as clientName,
       coalesce(j.booker_id, '-') as bookerKey, (select name from accounts where id = j.booker_id) as bookerName
     from claim_dates d join job_dates t on t.id = d.job_date_id join claims c on c.id = d.claim_id
       join jobs j on j.id = t.job_id left join clients k on k.id = j.client_id
     where ${isCounted('confirmed')} and ${PAID} and c.fee_paise is not null`,
  ).all(span)
