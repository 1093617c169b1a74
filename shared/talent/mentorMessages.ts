/** The chat between a talent and the agency ("Chat with Mentor"). */

import { z } from 'zod'
import { CHAT_PAGE_SIZE, CHAT_PAGE_SIZE_MAX, PROSE_MAX } from '../limits'
import type { MessageSender } from '../lists'
import { line, requiredProse } from '../text/text'

const id = line(80)
const text = requiredProse(PROSE_MAX, 'Enter a message')
const limit = z.number().int().min(1).max(CHAT_PAGE_SIZE_MAX).default(CHAT_PAGE_SIZE)

/** How many of the newest messages to load. */
export const ownMessages = z.object({ limit })
export const ownMessage = z.object({ text })
/** Marks messages as read up to this one. */
export const ownReading = z.object({ until: id })

/** The same for the agency; `id` is the model's. */
export const talentMessages = ownMessages.extend({ id })
/** `until` is the newest message that the answer answers: they are read then. */
export const talentAnswer = ownMessage.extend({ id, until: id.optional() })
export type TalentAnswer = z.output<typeof talentAnswer>
export const talentReading = ownReading.extend({ id })

/**
 * A stored message; times are ISO 8601, UTC. The automatic reply is not stored: the client shows it after each of the
 * talent's messages.
 */
export type MentorMessage = {
  id: string
  sender: MessageSender
  text: string
  at: string
  /** whether the other side has read it */
  isRead: boolean
}
/** As the agency sees it; `author` is null for a talent's message, or when the account is deleted. */
export type AgencyMessage = MentorMessage & { author: string | null }

/** The newest messages in chronological order. */
export type MentorChat<Message extends MentorMessage = MentorMessage> = {
  messages: Message[]
  /** whether there are messages before these */
  hasEarlier: boolean
  /** when the first message was written; null without messages */
  firstAt: string | null
  /** how many of the other side's messages are unread */
  unread: number
}
