import type { CertificateRow, WithheldPayment } from '../../../../../shared/money/tax/certificates'
import { count, day, known, list, nullable, object, text } from '../../../../core/codec'
import { reads } from '../envelope'
import { paise } from './papers'

const payment = object<WithheldPayment>('WithheldPayment')({
  _id: [text, ({ id }) => id],
  paper_id: text,
  number: text,
  received_on: day,
  withheld_paise: paise,
  withheld_code: known,
})
/** The tax that a client withheld in a quarter, which its certificate names. */
export const certificateLine = object<CertificateRow>('Certificate')({
  client_id: known,
  client: text,
  quarter: day,
  withheld_paise: paise,
  payments: list(payment),
  due_on: day,
  days_late: count,
  seen_on: nullable(day),
})
export const certificateRequest = reads('payment_ids', 'is_seen')
