import type { MentorChat } from '../../../../shared/talent/mentorMessages'
import { talent } from '../copy'

const SECOND_MS = 1_000
const HOUR_MS = 3_600_000

/** A message sent from this page. */
export type Outgoing = {
  key: string
  /** the server's id, once the message is stored */
  id: string | null
  text: string
  at: string
  state: 'sending' | 'sent' | 'failed'
  /** the server's error message; null without an answer */
  problem: string | null
  /** whether the one-second delay of the automatic reply is over */
  isReplyDue: boolean
}

/** A message as shown; `at` is ISO 8601, UTC. */
export type ChatLine = {
  key: string
  sender: 'user' | 'mentor'
  text: string
  at: string
  isAutomatic: boolean
  /** set while an own message is not stored yet */
  unsent: Outgoing | null
}

type Given = { chat: MentorChat | undefined; outgoing: readonly Outgoing[]; openedAt: string }

const shifted = (at: string, milliseconds: number) => new Date(Date.parse(at) + milliseconds).toISOString()

/**
 * The greeting, dated one hour before the first stored message or the opening of the page; then the stored messages,
 * each own one followed by the automatic reply; then the unsent ones.
 */
export function chatLines({ chat, outgoing, openedAt }: Given): ChatLine[] {
  const kept = chat?.messages ?? []
  const lastId = kept.at(-1)?.id ?? ''
  const ids = new Set(kept.map(({ id }) => id))
  // Stored, but missing in a list that was fetched earlier.
  const fresh = outgoing.flatMap(({ id, text, at, state }) =>
    state === 'sent' && id !== null && !ids.has(id) && id > lastId
      ? [{ id, text, at, sender: 'talent' as const }]
      : [],
  )
  const lines = [...kept, ...fresh].flatMap(({ id, sender, text, at }): ChatLine[] => {
    const typed = outgoing.find((each) => each.id === id)
    const key = typed?.key ?? id
    if (sender === 'agency') return [mentor(key, text, at)]
    const own: ChatLine = { key, sender: 'user', text, at, isAutomatic: false, unsent: null }
    if (typed && !typed.isReplyDue) return [own]
    const reply = mentor(`${key} reply`, talent.chat.reply, shifted(at, SECOND_MS))
    return [own, { ...reply, isAutomatic: true }]
  })
  const firstAt = chat?.firstAt ?? fresh[0]?.at ?? openedAt
  const unsent = outgoing.flatMap((each): ChatLine[] =>
    each.state === 'sent'
      ? []
      : [{ key: each.key, sender: 'user', text: each.text, at: each.at, isAutomatic: false, unsent: each }],
  )
  return [
    mentor('greeting', talent.chat.hello, shifted(firstAt, -HOUR_MS)),
    ...lines.sort((a, b) => a.at.localeCompare(b.at)),
    ...unsent,
  ]
}

const mentor = (key: string, text: string, at: string): ChatLine => ({
  key,
  sender: 'mentor',
  text,
  at,
  isAutomatic: false,
  unsent: null,
})
