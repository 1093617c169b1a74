import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../update/releases'
import { attempt, type Machine, placesOf, run } from './machine'
import { readSettings } from './site'

const ALWAYS = [
  'agency.service',
  'agency-backup.service',
  'agency-backup.timer',
  'agency-update.service',
  'agency-update.timer',
  'agency-change.service',
  'agency-change.path',
]
/** Turned on by `agency setup`: what starts the others. */
export const WAITING = ['agency-backup.timer', 'agency-update.timer', 'agency-change.path']
/** For REPLICA_URL only. */
const REPLICA = 'agency-litestream.service'

/** The files of systemd that a release brings. */
export const UNITS = [...ALWAYS, REPLICA]

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null)

/** Whether the unit of the replica is installed. */
export const hasReplicaUnit = (machine: Machine) => existsSync(join(placesOf(machine).units, REPLICA))

/**
 * Copies the units of a release; the one of the replica while REPLICA_URL is set. One that somebody changed, so that it is
 * not as in the release `before`, is left as it is and said. Tells systemd when anything changed.
 */
export function installUnits(machine: Machine, folder: string, before: string | null) {
  const { units } = placesOf(machine)
  makeFolder(units)
  // A release from before the replica has no such unit.
  const isReplicated =
    Boolean(readSettings(machine).REPLICA_URL) && existsSync(join(folder, 'operations', REPLICA))
  let isChanged = false
  for (const name of isReplicated ? UNITS : ALWAYS) {
    const wanted = read(join(folder, 'operations', name))
    // A release from before this unit leaves it to the one that follows.
    if (wanted === null) continue
    const found = read(join(units, name))
    if (found === wanted) continue
    if (found !== null && (before === null || found !== read(join(before, 'operations', name)))) {
      machine.say(`Kept ${join(units, name)}, which differs from the one of the release.`)
      continue
    }
    writeFileSync(join(units, name), wanted, { mode: 0o644 })
    isChanged = true
  }
  if (!isReplicated && hasReplicaUnit(machine)) {
    attempt(machine, 'systemctl', 'disable', '--now', 'agency-litestream')
    rmSync(join(units, REPLICA))
    isChanged = true
  }
  if (isChanged) run(machine, 'systemctl', 'daemon-reload')
  if (isReplicated) run(machine, 'systemctl', 'enable', 'agency-litestream')
}
