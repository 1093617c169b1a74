export type Tone = 'neutral' | 'success' | 'destructive'
export type Notice = {
  id: number
  title: string
  description?: string | undefined
  tone: Tone
  at: number
  action?: NoticeAction | undefined
  /** A success that happened within the same second as this failure. */
  also?: { title: string; description?: string | undefined } | undefined
}
/** What can be done about a notice while it is shown; what can be done for longer has its place in the page too. */
export type NoticeAction = { words: string; run: () => void }

/** Long enough to read two lines aloud; a failure stays until it is closed. */
const SHOWN_MS = 6_000
/** Within this time a success does not replace a failure: of two files sent together one may fail. */
const TOGETHER_MS = 1_000

const listeners = new Set<() => void>()
let notices: readonly Notice[] = []
let last = 0

function set(next: readonly Notice[]) {
  notices = next
  for (const listener of listeners) listener()
}

/**
 * Shows a toast: a title, an optional sentence, and its tone. There is one at a time: a new one replaces
 * the old one at once. Only a failure of the same second stays, with the success added to it. Returns the id of the
 * toast that is shown.
 */
export function notify(
  title: string,
  description?: string,
  tone: Tone = 'neutral',
  action?: NoticeAction,
): number {
  const [shown] = notices
  const at = Date.now()
  if (tone === 'success' && shown?.tone === 'destructive' && shown.at > at - TOGETHER_MS) {
    set([{ ...shown, also: { title, description } }])
    return shown.id
  }
  last += 1
  const id = last
  set([{ id, title, description, tone, at, action }])
  if (tone !== 'destructive') setTimeout(() => dismiss(id), SHOWN_MS)
  return id
}

/** A toast about something that went wrong. */
export const notifyFailure = (title: string, description?: string) =>
  notify(title, description, 'destructive')

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
