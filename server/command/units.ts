import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Machine, placesOf, run } from './machine'
import { makeFolder } from './releases'

/** The files of systemd that a release brings. */
export const UNITS = ['agency.service', 'agency-backup.service', 'agency-backup.timer']

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null)

/**
 * Copies the units of a release. One that somebody changed, so that it is not as in the release `before`, is left as it is
 * and said. Tells systemd when anything changed.
 */
export function installUnits(machine: Machine, folder: string, before: string | null) {
  const { units } = placesOf(machine)
  makeFolder(units)
  let isChanged = false
  for (const name of UNITS) {
    const wanted = readFileSync(join(folder, 'operations', name), 'utf8')
    const found = read(join(units, name))
    if (found === wanted) continue
    if (found !== null && (before === null || found !== read(join(before, 'operations', name)))) {
      machine.say(`Kept ${join(units, name)}, which differs from the one of the release.`)
      continue
    }
    writeFileSync(join(units, name), wanted, { mode: 0o644 })
    isChanged = true
  }
  if (isChanged) run(machine, 'systemctl', 'daemon-reload')
}
