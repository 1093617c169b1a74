import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Machine, placesOf } from '../site/machine'
import { currentRelease, type Release, readRelease, readUpdates, type Update } from './releases'

export type WayBack = {
  current: Release
  before: Release
  last: Update
  /** the release before cannot read the tables: the copy made before the update has to be put back */
  losesData: boolean
}

/** The release before the last update, where it and what it needs is still there; null otherwise. */
export function wayBack(machine: Pick<Machine, 'root'>): WayBack | null {
  try {
    const current = currentRelease(machine)
    const last = readUpdates(machine).at(-1)
    if (!current || last?.to !== current.name) return null
    const before = readRelease(join(placesOf(machine).releases, last.from))
    const losesData = before.newestMigration < current.newestMigration
    return losesData && !existsSync(last.copy) ? null : { current, before, last, losesData }
  } catch {
    return null
  }
}
