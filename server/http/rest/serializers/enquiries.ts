import type { Enquiry } from '../../../../shared/intake/enquiries'
import { ENQUIRY_STATUSES } from '../../../../shared/lists'
import { messages } from '../../../../shared/messages'
import { choice, moment, object, text } from '../../../core/codec'
import { madeFields, says } from './envelope'

export const enquirySent = object<{ id: string }>()({
  ...madeFields,
  message: says(() => messages.enquiry.sent),
})

export const enquiry = object<Enquiry>('Enquiry')({
  _id: text,
  name: text,
  email: text,
  subject: text,
  message: text,
  status: choice(ENQUIRY_STATUSES),
  created_at: moment,
})
