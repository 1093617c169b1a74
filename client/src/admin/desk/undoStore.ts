import { useSyncExternalStore } from 'react'
import { notifySuccess } from '../../lib/notify'

/** The last press that can still be taken back: one decision, or one for each row of a bulk press. */
type Undoable = { decisionIds: readonly string[]; until: number; words: string }
type Offered = { undoMs: number } & ({ decisionId: string } | { decisionIds: readonly string[] })

let last: Undoable | null = null
const listeners = new Set<() => void>()

function set(next: Undoable | null) {
  last = next
  for (const listener of listeners) listener()
}

/** Offers to take a decision back for as long as the server says; the browser's clock may be wrong. */
export function offerUndo(offered: Offered, words: string) {
  const decisionIds = 'decisionIds' in offered ? offered.decisionIds : [offered.decisionId]
  const { undoMs } = offered
  set(undoMs === 0 ? null : { decisionIds, until: Date.now() + undoMs, words })
}

/** Says that a decision was made, with a way back while there is one. */
export function tellDecided(decided: Offered, words: string) {
  if (decided.undoMs === 0) notifySuccess(words)
  else offerUndo(decided, words)
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
