import { currentNotices, notify } from '../../lib/notify'

const KEY = 'noticeAfterReload'

/** Reloads the page. The toast that is shown appears again there, with `showKeptNotice`. */
export function reloadWithNotice() {
  const [shown] = currentNotices()
  try {
    if (shown) sessionStorage.setItem(KEY, JSON.stringify([shown.title, shown.description, shown.tone]))
  } catch {
    // Without storage the toast is lost.
  }
  location.reload()
}

/** Shows the toast of the page before the reload. */
export function showKeptNotice() {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    if (kept === null) return
    const [title, description, tone] = JSON.parse(kept)
    notify(title, description ?? undefined, tone)
  } catch {
    // Without storage there is none.
  }
}
