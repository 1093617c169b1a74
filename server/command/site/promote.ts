import { attempt, type Machine, placesOf, refuseOthers, runAsSite } from './machine'
import { startSite } from './site'

/**
 * Makes a standby machine the site: takes the newest state as the site's user, and starts what a site needs. Returns the lines
 * to print. Throws a StartupError.
 */
export async function promote(machine: Machine): Promise<string> {
  refuseOthers(machine, 'standby --promote')
  machine.say(runAsSite(machine, placesOf(machine).command, 'standby', '--take'))
  attempt(machine, 'systemctl', 'disable', '--now', 'agency-standby')
  for (const unit of ['agency', 'agency-litestream', 'agency-backup.timer', 'caddy'])
    attempt(machine, 'systemctl', 'enable', unit)
  const started = await startSite(machine)
  for (const unit of ['agency-litestream', 'agency-backup.timer', 'caddy'])
    attempt(machine, 'systemctl', 'start', unit)
  return `${started}\nPoint the domain's DNS entry to this machine. \`agency doctor\` says what is still wrong.`
}
