const KEY = 'recentlyUsed'
const MOST = 6

/** Something that was opened from the palette: where it is, and what it is called. */
type Recent = { href: string; title: string; more: string; job?: string }

/** The last used first; kept for this browser's session only. */
export function recentlyUsed(): Recent[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

/** Puts something before everything else that was used. */
export function rememberUse(used: Recent) {
  const others = recentlyUsed().filter(({ href }) => href !== used.href)
  try {
    sessionStorage.setItem(KEY, JSON.stringify([used, ...others].slice(0, MOST)))
  } catch {
    // A browser that keeps nothing has no last used.
  }
}
