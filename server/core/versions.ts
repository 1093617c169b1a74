import { createHash } from 'node:crypto'
import { conflict } from './errors'

/** A number that differs as soon as one of these facts differs. */
export const versionOf = (facts: object): number =>
  createHash('sha256').update(JSON.stringify(facts)).digest().readUIntBE(0, 6)

/** Throws 409 when a form was filled from another version than the stored one; without a version it does nothing. */
export function refuseStale(seen: number | undefined, stored: number) {
  if (seen !== undefined && seen !== stored) throw conflict()
}
