import { eq } from 'drizzle-orm'
import { papers, payments } from '../../../../drizzle/schema'
import type { CertificateFilters } from '../../../../shared/money/tax/certificates'
import { columns } from '../../../core/db/columns'
import { type Db, query } from '../../../core/db/database'
import { clientOf } from '../papers/standing.repository'

/** True in SQL for a payment from which the client withheld tax: the words of `isTaxWithheld`. */
const IS_TAX = `y.withheld_paise > 0 and (y.withheld_code is not null or p.supply <> 'without_gst')`
/** The first day of the quarter of a payment. */
const QUARTER = `substr(y.received_on, 1, 5) || printf('%02d-01', (substr(y.received_on, 6, 2) - 1) / 3 * 3 + 1)`

/** Tax by client, quarter and whether its certificate was seen. */
const GROUPS = `with taxed as (
    select y.id, y.received_on, y.withheld_paise, y.withheld_code, y.certificate_seen_on as seen, y.paper_id, p.number,
      c.id as client_id, coalesce(c.name, p.buyer_name) as client, ${QUARTER} as quarter
    from payments y join papers p on p.id = y.paper_id left join clients c on c.id = ${clientOf('p')}
    where ${IS_TAX}),
  groups as (
    select client_id, client, quarter, sum(withheld_paise) as paise, max(seen) as seen,
      json_group_array(json_object('id', id, 'paperId', paper_id, 'number', number, 'receivedOn', received_on,
        'withheldPaise', withheld_paise, 'withheldCode', withheld_code) order by received_on, number) as payments
    from taxed group by client_id, client, quarter, seen is null)`

type Group = {
  clientId: string | null
  client: string
  quarter: string
  withheldPaise: number
  seenOn: string | null
  payments: string
  total: number
}
const GROUP = columns<Group>({
  clientId: 'client_id',
  client: 'client',
  quarter: 'quarter',
  withheldPaise: 'paise',
  seenOn: 'seen',
  payments: 'payments',
  total: 'count(*) over ()',
})
const WHICH: Record<CertificateFilters['standing'], string> = {
  all: '1',
  missing: 'seen is null',
  overdue: 'seen is null and quarter < :notOverdueFrom',
  seen: 'seen is not null',
}

/** One page: what is missing first and the oldest of that first, then what was seen, the newest first. */
export const pageOfGroups = (
  db: Db,
  { page, limit, standing }: CertificateFilters,
  { search, notOverdueFrom }: { search: string; notOverdueFrom: string },
) =>
  query(
    db,
    GROUP,
    `${GROUPS} select ${GROUP} from groups
     where ${WHICH[standing]} and instr(folded(client), :search) > 0
     order by seen is not null, case when seen is null then quarter end, quarter desc, client
     limit :limit offset :offset`,
  ).all({ search, notOverdueFrom, limit, offset: (page - 1) * limit })

type Sums = { groups: number; missing: number; missingPaise: number; overduePaise: number }
const SUMS = columns<Sums>({
  groups: 'count(*)',
  missing: 'count(case when seen is null then 1 end)',
  missingPaise: 'coalesce(sum(case when seen is null then paise end), 0)',
  overduePaise: 'coalesce(sum(case when seen is null and quarter < :notOverdueFrom then paise end), 0)',
})
/** All of it in sums. */
export const sumsOf = (db: Db, notOverdueFrom: string): Sums =>
  query(db, SUMS, `${GROUPS} select ${SUMS} from groups`).get({ notOverdueFrom }) ?? {
    ...{ groups: 0, missing: 0, missingPaise: 0, overduePaise: 0 },
  }

/** A payment with what decides whether a certificate comes for it. */
export const paymentWith = (db: Db, id: string) =>
  db
    .select({ payment: payments, supply: papers.supply, number: papers.number })
    .from(payments)
    .innerJoin(papers, eq(papers.id, payments.paperId))
    .where(eq(payments.id, id))
    .get()

export const setSeen = (db: Db, id: string, certificateSeenOn: string | null) =>
  db.update(payments).set({ certificateSeenOn }).where(eq(payments.id, id)).run()
