import type { Enquiry } from '../../../../shared/enquiries'
import { messages } from '../../../../shared/messages'
import { made, type View } from './envelope'

export const enquirySent = (result: { id: string }) => ({ ...made(result), message: messages.enquiry.sent })

export const enquiry: View<Enquiry> = (row) => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  message: row.message,
  status: row.status,
  created_at: row.createdAt,
})
