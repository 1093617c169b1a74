const MINUTE_MS = 60_000

/** Somebody with the chat open reads a message within this time and needs no mail. */
const PATIENCE_MS = 2 * MINUTE_MS
const BETWEEN_NOTICES_MS = 60 * MINUTE_MS

type Before = {
  isNoticePending: boolean
  /** ISO 8601, UTC */
  lastNoticeAt: string | null
}

/**
 * When a mail about a new message is due; null for none. At most one until the other side has read and one an
 * hour; none for messages that are read within two minutes.
 */
export function noticeDue({ isNoticePending, lastNoticeAt }: Before, now: Date): Date | null {
  if (isNoticePending) return null
  const soonest = now.getTime() + PATIENCE_MS
  const next = lastNoticeAt === null ? soonest : Date.parse(lastNoticeAt) + BETWEEN_NOTICES_MS
  return new Date(Math.max(soonest, next))
}
