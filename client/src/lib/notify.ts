export type Tone = 'neutral' | 'success' | 'destructive'
type Said = {
  title: string
  description?: string | undefined
  /** Why it failed, beside a sentence of the specification, which stands alone. */
  reason?: string | undefined
}
export type Notice = Said & {
  id: number
  tone: Tone
  at: number
  action?: NoticeAction | undefined
  /** A success that happened within the same second as this failure, or the failure just before it. */
  also?: Said | undefined
}
/** What can be done about a notice while it is shown; what can be done for longer has its place in the page too. */
export type NoticeAction = { words: string; run: () => void }

/** Long enough to read two lines aloud; a failure stays until it is closed. */
const SHOWN_MS = 6_000
/** Within this time a success does not replace a failure: of two files sent together one may fail. */
const TOGETHER_MS = 1_000
/** Within this time a failure does not hide another one: a decision fails, and a moment later the list as well. */
const BOTH_READ_MS = 8_000

const listeners = new Set<() => void>()
let notices: readonly Notice[] = []
let last = 0

function set(next: readonly Notice[]) {
  notices = next
  for (const listener of listeners) listener()
}

/**
 * Shows a toast: a title, an optional sentence, and its tone. There is one at a time: a new one replaces
 * the old one at once. Only a failure stays: with the success of the same second added to it, or as an addition to the
 * failure that follows it with other words. Returns the id of the toast that is shown.
 */
export function notify(
  title: string,
  description?: string,
  tone: Tone = 'neutral',
  action?: NoticeAction,
  reason?: string,
): number {
  const [shown] = notices
  const at = Date.now()
  if (tone === 'success' && shown?.tone === 'destructive' && shown.at > at - TOGETHER_MS) {
    set([{ ...shown, also: { title, description } }])
    return shown.id
  }
  last += 1
  const id = last
  const next = { id, title, description, reason, tone, at, action }
  const isBeside = tone === 'destructive' && shown?.tone === tone && shown.at > at - BOTH_READ_MS
  set([isBeside ? { ...next, also: failureBefore(next, shown) } : next])
  if (tone !== 'destructive') setTimeout(() => dismiss(id), SHOWN_MS)
  return id
}

/** What was shown before a failure, or, where it said the same, what was shown beside it. */
function failureBefore(next: Said, { also, title, description, reason }: Notice): Said | undefined {
  const isSame = next.title === title && next.description === description
  return isSame ? also : { title, description, reason }
}

/** A toast about something that went wrong. */
export const notifyFailure = (title: string, description?: string, reason?: string) =>
  notify(title, description, 'destructive', undefined, reason)

/** A toast about something that was done. */
export const notifySuccess = (title: string, description?: string) => notify(title, description, 'success')

export function dismiss(id: number) {
  if (notices.some((notice) => notice.id === id)) set([])
}

/** After a change of page or step: dismisses a toast that is older than the action that led there. */
export function dismissOlder() {
  const [shown] = notices
  if (shown && shown.at < Date.now() - TOGETHER_MS) dismiss(shown.id)
}

/** The toast that is shown, if any: at most one. */
export const currentNotices = () => notices

export function followNotices(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
