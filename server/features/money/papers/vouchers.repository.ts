import { columns } from '../../../core/db/columns'
import { type Db, query } from '../../../core/db/database'

type Moved = { voucherId: string; day: string }
const MOVED = columns<Moved>({ voucherId: 'v.id', day: 'y.day' })

/**
 * The days on which the money of vouchers came or went back, of one proforma or of all. Each payment on a proforma, and each
 * sum that went back, has one voucher, made with it, and none of them can go: the first voucher of a kind belongs to the
 * first of these, and so on.
 */
export const daysOfMoney = (db: Db, proformaId: string | null): Map<string, string> =>
  new Map(
    query(
      db,
      MOVED,
      `with v as (
         select id, kind, refers_to_id, row_number() over (partition by kind, refers_to_id order by issued_at, id) as place
         from papers where kind in ('receipt voucher', 'refund voucher')
           and (:proformaId is null or refers_to_id = :proformaId)),
       y as (
         select 'receipt voucher' as kind, paper_id, received_on as day,
           row_number() over (partition by paper_id order by created_at, id) as place
         from payments where :proformaId is null or paper_id = :proformaId
         union all select 'refund voucher', paper_id, paid_on,
           row_number() over (partition by paper_id order by created_at, id)
         from refunds where way is not null and (:proformaId is null or paper_id = :proformaId))
       select ${MOVED} from v join papers p on p.id = v.refers_to_id and p.kind = 'proforma'
         join y on y.kind = v.kind and y.paper_id = v.refers_to_id and y.place = v.place`,
    )
      .all({ proformaId })
      .map(({ voucherId, day }) => [voucherId, day]),
  )

/** The day on which the money of one voucher came or went back; null for any other paper. */
export const dayOfMoney = (
  db: Db,
  { id, kind, refersToId }: { id: string; kind: string; refersToId: string | null },
): string | null =>
  kind === 'receipt voucher' || kind === 'refund voucher'
    ? (daysOfMoney(db, refersToId).get(id) ?? null)
    : null
