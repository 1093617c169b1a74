export type Tone = 'neutral' | 'success' | 'destructive'
export type Notice = { id: number; title: string; description?: string | undefined; tone: Tone }

/** Long enough to read two lines aloud; a failure stays until it is closed. */
const SHOWN_MS = 6_000
const AT_MOST = 3

const listeners = new Set<() => void>()
let notices: readonly Notice[] = []
let last = 0

function set(next: readonly Notice[]) {
  notices = next
  for (const listener of listeners) listener()
}

/** Shows a toast: a title, an optional sentence, and its tone. The same again takes the place of the first. */
export function notify(title: string, description?: string, tone: Tone = 'neutral') {
  last += 1
  const id = last
  const others = notices.filter((notice) => notice.title !== title || notice.description !== description)
  set([...others, { id, title, description, tone }].slice(-AT_MOST))
  if (tone !== 'destructive') setTimeout(() => dismiss(id), SHOWN_MS)
}

/** A toast about something that went wrong. */
export const notifyFailure = (title: string, description?: string) =>
  notify(title, description, 'destructive')

/** A toast about something that was done. */
export const notifySuccess = (title: string, description?: string) => notify(title, description, 'success')

export function dismiss(id: number) {
  if (notices.some((notice) => notice.id === id)) set(notices.filter((notice) => notice.id !== id))
}

export const currentNotices = () => notices

export function followNotices(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
