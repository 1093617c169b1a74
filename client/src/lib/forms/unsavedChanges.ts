import type { leaving } from '../../copy/leaving'

/** Why leaving the page needs a confirmation. */
export type Because = keyof typeof leaving

const blockers = new Map<symbol, Because>()

/** Blocks navigation while something on this page would be lost; returns the function that unblocks it. */
export function blockNavigation(because: Because): () => void {
  const self = Symbol()
  blockers.set(self, because)
  return () => blockers.delete(self)
}

/** Removes every blocker, after the user agreed to leave. */
export const clearBlockers = () => blockers.clear()

export const navigationBlocker = (): Because | undefined => blockers.values().next().value
