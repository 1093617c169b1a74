import { messages } from '../../../../shared/messages'
import { made } from './envelope'

export const enquirySent = (result: { id: string }) => ({ ...made(result), message: messages.enquiry.sent })
