import type { AgencyMessage, MentorMessage } from '../../../../shared/talent/mentorMessages'
import type { MessageRow } from './repository'

/** For the talent: without the author's name. */
export const mentorMessage = ({ message }: MessageRow): MentorMessage => ({
  id: message.id,
  sender: message.sender,
  text: message.text,
  at: message.createdAt,
  isRead: message.readAt !== null,
})

export const agencyMessage = (row: MessageRow): AgencyMessage => ({
  ...mentorMessage(row),
  author: row.author,
})
