import { useSyncExternalStore } from 'react'

export type Choice = 'accepted' | 'refused'

const KEY = 'cookieConsent'
const listeners = new Set<() => void>()
/** The answer in memory, for a browser that blocks localStorage. */
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
    // The answer then holds for this tab only.
  }
  for (const listener of listeners) listener()
}

function follow(listener: () => void) {
  listeners.add(listener)
  // `storage` brings answers from other tabs. A page from the back/forward cache missed those events.
  addEventListener('storage', listener)
  addEventListener('pageshow', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
    removeEventListener('pageshow', listener)
  }
}

/** Re-renders when the answer changes in any tab. */
export const useChoice = () => useSyncExternalStore(follow, currentChoice, () => null)

const never = () => () => {}
const writtenProject = () =>
  document.querySelector<HTMLMetaElement>('meta[name="clarity-project"]')?.content || null

/** The Clarity project id that the server wrote into the page; null when there is none, and before scripts run. */
export const useReplayProject = (): string | null => useSyncExternalStore(never, writtenProject, () => null)
