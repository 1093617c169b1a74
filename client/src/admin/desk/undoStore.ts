import { useSyncExternalStore } from 'react'

/** The last decision that can still be taken back. */
type Undoable = { decisionId: string; until: number; words: string }

let last: Undoable | null = null
const listeners = new Set<() => void>()

function set(next: Undoable | null) {
  last = next
  for (const listener of listeners) listener()
}

/** Offers to take a decision back for as long as the server says; the browser's clock may be wrong. */
export function offerUndo({ decisionId, undoMs }: { decisionId: string; undoMs: number }, words: string) {
  set(undoMs === 0 ? null : { decisionId, until: Date.now() + undoMs, words })
}
export const forgetUndo = () => set(null)

const follow = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
export const useUndoable = () =>
  useSyncExternalStore(
    follow,
    () => last,
    () => null,
  )
