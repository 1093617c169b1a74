import type { leaving } from '../words/leaving'

/** Why a page minds being left. */
export type Because = keyof typeof leaving

const minding = new Map<symbol, Because>()

/** Notes that something on this page would be lost; returns how to take that back. */
export function mindLeaving(because: Because): () => void {
  const self = Symbol()
  minding.set(self, because)
  return () => minding.delete(self)
}

/** It was asked about, and the answer was yes: nothing on this page minds any more. */
export const letGo = () => minding.clear()

/** Why this page minds being left, if it does. */
export const reasonToStay = (): Because | undefined => minding.values().next().value
