import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../../core/startupError'
import { alone } from '../update/change'
import { installedRelease } from '../update/releases'
import { confirm, readOptions } from './answers'
import { removeFromCaddy } from './caddy'
import { attempt, type Machine, placesOf, refuseOthers } from './machine'
import { readSettings } from './site'
import { hasReplicaUnit, UNITS, WAITING } from './units'

export const UNINSTALL_USAGE = 'agency uninstall --keep-data [--yes]'

/**
 * Stops the site and removes program, units and command. Data, backups, settings and the user stay: this command deletes
 * none of them. Returns the lines to print. Throws a StartupError.
 */
export async function uninstall(machine: Machine, given: string[]): Promise<string> {
  const { options, rest } = readOptions(given, [], ['keep-data', 'yes'], UNINSTALL_USAGE)
  if (rest.length > 0) throw new StartupError(`Usage: ${UNINSTALL_USAGE}`)
  const places = placesOf(machine)
  const kept = [places.data, places.backups, places.settings]
  if (options['keep-data'] === undefined)
    throw new StartupError(
      `\`agency uninstall --keep-data\` removes the program and keeps ${kept.join(', ')}. No command deletes those: docs/operations/release.md says how to do it by hand.`,
    )
  refuseOthers(machine, 'uninstall')
  const { version } = installedRelease(machine)
  const { PUBLIC_URL, PORT } = readSettings(machine)
  await confirm(
    machine,
    `Stop the site ${PUBLIC_URL} and remove release ${version}?`,
    options.yes !== undefined,
  )
  await alone(machine, async () => {
    attempt(machine, 'systemctl', 'disable', '--now', 'agency', ...WAITING)
    attempt(machine, 'systemctl', 'stop', 'agency-backup.service')
    if (hasReplicaUnit(machine)) attempt(machine, 'systemctl', 'disable', '--now', 'agency-litestream')
    removeFromCaddy(machine, PUBLIC_URL ?? '', PORT ?? '3000')
    for (const unit of UNITS) rmSync(join(places.units, unit), { force: true })
    attempt(machine, 'systemctl', 'daemon-reload')
    rmSync(places.command, { force: true })
  })
  rmSync(places.program, { recursive: true, force: true })
  return `Removed ${version}. Kept: ${kept.join(', ')} and the user agency. To have the site back, unpack a release and run its \`agency setup\`.`
}
