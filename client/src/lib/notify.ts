export type Tone = 'neutral' | 'success' | 'destructive'
export type Notice = {
  id: number
  title: string
  description?: string | undefined
  tone: Tone
  at: number
}

/** Long enough to read two lines aloud; a failure stays until it is closed. */
const SHOWN_MS = 6_000
const AT_MOST = 3
/** Within it a success and a failure are of one deed: of two files one came and one did not. */
const ONE_DEED_MS = 1_000

const listeners = new Set<() => void>()
let notices: readonly Notice[] = []
let last = 0

function set(next: readonly Notice[]) {
  notices = next
  for (const listener of listeners) listener()
}

/**
 * Shows a toast: a title, an optional sentence, and its tone. The same again takes the place of the first, how something
 * came out that of its beginning (the neutral tone), and a failure that of what went well before.
 */
export function notify(title: string, description?: string, tone: Tone = 'neutral') {
  last += 1
  const id = last
  const at = Date.now()
  const others = notices.filter(
    (notice) =>
      (notice.title !== title || notice.description !== description) &&
      notice.tone !== 'neutral' &&
      (tone !== 'destructive' || notice.tone === tone || notice.at > at - ONE_DEED_MS),
  )
  set([...others, { id, title, description, tone, at }].slice(-AT_MOST))
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
