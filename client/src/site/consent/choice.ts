import { useSyncExternalStore } from 'react'

export type Choice = 'accepted' | 'refused'

const KEY = 'cookieConsent'
const listeners = new Set<() => void>()
/** What was chosen in this tab, should the browser forbid the store. */
let chosenHere: Choice | null = null

/** The visitor's answer; null when there is none yet. */
function currentChoice(): Choice | null {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'accepted' || kept === 'refused' ? kept : null
  } catch {
    return chosenHere
  }
}

export function choose(choice: Choice) {
  chosenHere = choice
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // It holds for this tab.
  }
  for (const listener of listeners) listener()
}

function follow(listener: () => void) {
  listeners.add(listener)
  // An answer in another tab is an answer here too; a page that was put away whole hears of it when shown again.
  addEventListener('storage', listener)
  addEventListener('pageshow', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
    removeEventListener('pageshow', listener)
  }
}

/** Re-renders when the answer changes, in whichever tab. */
export const useChoice = () => useSyncExternalStore(follow, currentChoice)

/** The project that replays go to, as the server wrote it into the page; null when there is none. */
export const replayProject = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="clarity-project"]')?.content || null
