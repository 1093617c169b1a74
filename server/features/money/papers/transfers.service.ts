import type { PaymentRecord } from '../../../../shared/money/payments'
import type { Db } from '../../../core/db/database'
import * as repository from './repository'
import { refundsOf } from './settling.repository'

/** Why the payments of a paper cannot be taken out; null where they can. */
export function whyPaymentsStand(db: Db, paper: repository.Paper): string | null {
  const isCounted =
    paper.kind === 'proforma' &&
    (paper.supply !== 'without_gst' || repository.figuresOf(db, paper.id)?.isInvoiced)
  if (isCounted) return 'A receipt voucher or an invoice counts this payment, so it stands.'
  return refundsOf(db, paper.id).length > 0 ? 'Money went back on this paper, so its payments stand.' : null
}

/** What was received on a paper, each with the other papers that the same money paid. */
export const paymentRecords = (db: Db, paper: repository.Paper): PaymentRecord[] =>
  repository.paymentsOf(db, paper.id).map((payment) => {
    const { id, receivedOn, amountPaise, withheldPaise, withheldCode, way, reference } = payment
    const parts = repository.partsOf(db, payment)
    const others = parts.flatMap((part) =>
      part.id === id ? [] : (repository.findPaper(db, part.paperId) ?? []),
    )
    return {
      ...{ id, receivedOn, amountPaise, withheldPaise, withheldCode, way, reference },
      ...{ recordedBy: payment.recordedBy, certificateSeenOn: payment.certificateSeenOn },
      stands: [paper, ...others].some((each) => whyPaymentsStand(db, each) !== null),
      transfer:
        payment.transferId === null
          ? null
          : {
              amountPaise: parts.reduce((sum, part) => sum + part.amountPaise, 0),
              others: others.map(({ id, number }) => ({ id, number })),
            },
    }
  })
