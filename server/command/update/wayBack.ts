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

/** The release before the last update; null where none is kept. Throws a StartupError when its folder is none of a release. */
export function wayBack(machine: Pick<Machine, 'root'>): WayBack | null {
  const current = currentRelease(machine)
  const last = readUpdates(machine).at(-1)
  if (!current || last?.to !== current.name) return null
  const before = readRelease(join(placesOf(machine).releases, last.from))
  return { current, before, last, losesData: before.newestMigration < current.newestMigration }
}
