import { useSyncExternalStore } from 'react'
import type { Undoable } from '../../../../../shared/desk/desk'
import type { BulkDone } from '../../../../../shared/desk/deskBulk'
import { waysBack } from '../../../design/feedback/modal'
import { dismissFailures } from '../../../lib/dismissFailures'
import { notifySuccess } from '../../../lib/notify'

/** A press that can still be taken back: one decision, or one for each row of a bulk press. */
export type UndoablePress = {
  decisionIds: readonly string[]
  until: number
  words: string
  /** where the focus was, and what is around it */
  from?: readonly HTMLElement[]
  /** made before this page was loaded */
  isBefore?: boolean
}
type Offered = { undoMs: number } & ({ decisionId: string } | { decisionIds: readonly string[] })

/** The newest last: each waits equally long. */
let presses: readonly UndoablePress[] = []
const listeners = new Set<() => void>()

function set(next: readonly UndoablePress[]) {
  presses = next
  for (const listener of listeners) listener()
}

const keyOf = ({ decisionIds }: Pick<UndoablePress, 'decisionIds'>) => decisionIds[0]

/**
 * Offers to take a decision back for as long as the server says; the browser's clock may be wrong. A failure before it
 * is over.
 */
export function offerUndo(offered: Offered, words: string) {
  const decisionIds = 'decisionIds' in offered ? offered.decisionIds : [offered.decisionId]
  const { undoMs } = offered
  dismissFailures()
  const press = {
    decisionIds,
    until: Date.now() + undoMs,
    words,
    from: waysBack(),
  }
  const others = presses.filter((each) => keyOf(each) !== keyOf(press))
  set(undoMs === 0 ? others : [...others, press])
}

/**
 * Offers what the server says can still be taken back: also what this page does not know, as after a reload, and of what
 * it knows no older press that has been built upon since.
 */
export function offerKnown(known: readonly Undoable[]) {
  const there = new Set(known.map(keyOf))
  const newest = presses.findLast(({ isBefore }) => !isBefore)
  const kept = presses.filter((press) => press === newest || there.has(keyOf(press)))
  const here = new Set(kept.map(keyOf))
  const more = known
    .filter((press) => !here.has(keyOf(press)))
    .map(({ undoMs, ...press }) => ({ ...press, until: Date.now() + undoMs, isBefore: true }))
  // They come newest first.
  if (more.length > 0 || kept.length < presses.length)
    set([...more.toReversed(), ...kept].toSorted((one, other) => one.until - other.until))
}

/** Says that a decision was made, with a way back while there is one. */
export function tellDecided(decided: Offered, words: string) {
  if (decided.undoMs === 0) notifySuccess(words)
  else offerUndo(decided, words)
}
/** The same of a press on many, where anything was done. */
export function tellAllDecided({ done, undoMs }: BulkDone, say: (count: number) => string) {
  const decisionIds = done.map(({ decisionId }) => decisionId)
  if (done.length > 0) tellDecided({ decisionIds, undoMs }, say(done.length))
}
export const forgetUndo = (press: Pick<UndoablePress, 'decisionIds'>) =>
  set(presses.filter((each) => keyOf(each) !== keyOf(press)))

const follow = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
/** What can be taken back now, the oldest first. */
export const undoablePresses = () => presses

const NOTHING: readonly UndoablePress[] = []
export const useUndoable = () => useSyncExternalStore(follow, undoablePresses, () => NOTHING)
