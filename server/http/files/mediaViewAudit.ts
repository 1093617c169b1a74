import type { AppContext, Session } from '../../core/context'
import { audit } from '../../core/security/audit'

const WINDOW_MS = 5 * 60_000 // as long as a link to a private file is good
const ENTRIES_MAX = 10_000 // of about 150 bytes

/**
 * Audits views of private files: one line for each session and file in five minutes, so that the ranges of a video or a
 * reload add none (S37). Above `most` files and sessions in that time the oldest are forgotten, and viewing them again
 * adds another line.
 */
export function mediaViews(app: Pick<AppContext, 'db' | 'clock'>, most = ENTRIES_MAX) {
  // In insertion order, so the first is the oldest.
  const written = new Map<string, number>()

  function isRecent(key: string, now: number): boolean {
    const at = written.get(key)
    return at !== undefined && at <= now && now - at < WINDOW_MS
  }

  return (viewer: Session, mediaId: string) => {
    const now = app.clock()
    const key = `${viewer.id} ${mediaId}`
    if (isRecent(key, now.getTime())) return
    audit(app.db, now, 'locked media viewed', viewer.account, mediaId)
    written.delete(key)
    written.set(key, now.getTime())
    const [oldest] = written.keys()
    if (written.size > most && oldest !== undefined) written.delete(oldest)
  }
}
