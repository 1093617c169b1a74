import { columns } from '../../../core/db/columns'
import { type Db, query } from '../../../core/db/database'

type Received = { voucherId: string; receivedOn: string }
const RECEIVED = columns<Received>({ voucherId: 'v.id', receivedOn: 'y.received_on' })

/**
 * The days on which the money of receipt vouchers came, of one proforma or of all. Each payment on a proforma has one
 * voucher, made with it, and neither can go: the first voucher belongs to the first payment, and so on.
 */
export const receivedDays = (db: Db, proformaId: string | null): Map<string, string> =>
  new Map(
    query(
      db,
      RECEIVED,
      `with v as (
         select id, refers_to_id, row_number() over (partition by refers_to_id order by issued_at, id) as place
         from papers where kind = 'receipt voucher' and (:proformaId is null or refers_to_id = :proformaId)),
       y as (
         select paper_id, received_on, row_number() over (partition by paper_id order by created_at, id) as place
         from payments where :proformaId is null or paper_id = :proformaId)
       select ${RECEIVED} from v join papers p on p.id = v.refers_to_id and p.kind = 'proforma'
         join y on y.paper_id = v.refers_to_id and y.place = v.place`,
    )
      .all({ proformaId })
      .map(({ voucherId, receivedOn }) => [voucherId, receivedOn]),
  )
