import { chmodSync, chownSync, existsSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { StartupError } from '../../core/startupError'
import { probes as machineProbes, type Probes } from '../probes'
import {
  currentRelease,
  installRelease,
  makeCurrent,
  makeFolder,
  pointTo,
  readRelease,
  refuseChanged,
} from '../update/releases'
import { addressOf, answerTo, confirm, domainOf, emailOf, portOf, readOptions } from './answers'
import { setUpCaddy } from './caddy'
import { knownUser, type Machine, makeUser, placesOf, refuseOthers, run, runAsSite } from './machine'
import { opensSoon } from './open'
import { readSettings, startSite } from './site'
import { hasReplicaUnit, installUnits, WAITING } from './units'

export const SETUP_USAGE =
  'agency setup [--domain <name>] [--email <address>] [--port <number>] [--releases <address>] [--yes]'

const DOMAIN = {
  name: 'domain',
  question: 'The address of the site, for example agency.example:',
  wrong: 'That is not the name of a site. It looks like agency.example, without https:// and without a path.',
}
const EMAIL = {
  name: 'email',
  question: 'Your email address, for the first account:',
  wrong: 'That is not an email address.',
}
const PORT = { name: 'port', question: '', wrong: 'That is not the number of a port.' }
const RELEASES = {
  name: 'releases',
  question: '',
  wrong: 'That is not an address such as https://releases.example.',
}

/** `releases`: where newer ones are, where that is not the address that the release knows itself. */
type Wanted = { domain: string; email: string; port: string; releases: string }

/**
 * Installs the release that runs this, and starts it. May be repeated: settings, data and files that somebody changed
 * stay as they are. Returns what to do next. Throws a StartupError.
 */
export async function setup(
  machine: Machine,
  given: string[],
  isRelease: boolean,
  probes: Pick<Probes, 'addressesOf' | 'certificateFor'> = machineProbes,
): Promise<string> {
  const { options, rest } = readOptions(given, ['domain', 'email', 'port', 'releases'], ['yes'], SETUP_USAGE)
  if (rest.length > 0) throw new StartupError(`${rest[0]} is not understood. Usage: ${SETUP_USAGE}`)
  if (!isRelease)
    throw new StartupError('This is a clone, not a release. For a clone, see docs/operations/README.md.')
  refuseOthers(machine, 'setup')
  refuseAnother(machine)
  const wanted = await wantedBy(machine, options)
  await confirm(
    machine,
    `Install the site ${wanted.domain} on this machine, with the user agency, units for systemd, and its data in /var/lib/agency?`,
    options.yes !== undefined,
  )
  machine.say('Checking the files of the release.')
  refuseChanged(machine.program)
  install(machine, wanted)
  return start(machine, wanted, probes)
}

/** Throws a StartupError where another release is installed: that is an update. */
function refuseAnother(machine: Machine) {
  const installed = currentRelease(machine)
  if (!installed || installed.name === basename(machine.program)) return
  throw new StartupError(
    `Release ${installed.version} is installed here already. For ${readRelease(machine.program).version}, run \`agency update <its file>\`.`,
  )
}

/** From the settings that are there, else from options and answers. */
async function wantedBy(machine: Machine, options: Record<string, string>): Promise<Wanted> {
  const { settings } = placesOf(machine)
  if (existsSync(settings)) {
    const { PUBLIC_URL = '', ADMIN_EMAIL = '', PORT: port = '3000' } = readSettings(machine)
    machine.say(
      `Kept ${settings}. To change the address or a port, change it there, then \`agency setup\` again.`,
    )
    const domain = domainOf(PUBLIC_URL)
    if (domain === null)
      throw new StartupError(`${settings} has no PUBLIC_URL such as https://agency.example.`)
    return { domain, email: ADMIN_EMAIL, port, releases: '' }
  }
  return {
    domain: await answerTo(machine, DOMAIN, options.domain, domainOf),
    email: await answerTo(machine, EMAIL, options.email, emailOf),
    port: await answerTo(machine, PORT, options.port ?? '3000', portOf),
    releases:
      options.releases === undefined ? '' : await answerTo(machine, RELEASES, options.releases, addressOf),
  }
}

/** User, folders, program, settings, units and the command. */
function install(machine: Machine, wanted: Wanted) {
  const places = placesOf(machine)
  if (makeUser(machine)) machine.say('Made the user agency.')
  for (const folder of [places.releases, dirname(places.settings), dirname(places.command)])
    makeFolder(folder)
  for (const folder of [places.data, places.backups]) makeDataFolder(machine, folder)
  const release = installRelease(machine, machine.program)
  makeCurrent(machine, release)
  machine.say(`Installed ${release.version} in ${release.folder}.`)
  writeSettings(machine, wanted)
  installUnits(machine, release.folder, null)
  pointTo(places.command, join(places.current, 'agency'))
}

/** A folder of the site's user that nobody else can open. One that is there stays as it is. */
function makeDataFolder(machine: Machine, folder: string) {
  const { uid, gid } = knownUser(machine)
  if (existsSync(folder)) {
    if (statSync(folder).uid !== uid)
      throw new StartupError(
        `${folder} belongs to another user. If its content is the site's: chown -R agency: ${folder}`,
      )
    return machine.say(`Kept ${folder}.`)
  }
  makeFolder(folder)
  chownSync(folder, uid, gid)
  chmodSync(folder, 0o700)
}

function writeSettings(machine: Machine, { domain, email, port, releases }: Wanted) {
  const { settings, data } = placesOf(machine)
  if (existsSync(settings)) return
  const lines = [
    '# Settings of the site. Each variable is described in /opt/agency/current/.env.example.',
    '# After a change: systemctl restart agency',
    `PUBLIC_URL=https://${domain}`,
    'TRUST_PROXY=1',
    ...(port === '3000' ? [] : [`PORT=${port}`]),
    `ADMIN_EMAIL=${email}`,
    `DATABASE_PATH=${join(data, 'agency.sqlite')}`,
    `UPLOADS_DIR=${join(data, 'uploads')}`,
    '# Without these two, emails are saved as files and not sent.',
    '#SMTP_URL=smtps://user:password@smtp.example:465',
    `#MAIL_FROM=bookings@${domain}`,
    '# Where `agency update` and the timer look for newer releases: an address, or a folder of this machine.',
    releases === '' ? '#RELEASES_URL=https://releases.example/agency' : `RELEASES_URL=${releases}`,
  ]
  writeFileSync(settings, `${lines.join('\n')}\n`, { mode: 0o640, flag: 'wx' })
  chownSync(settings, process.getuid?.() ?? 0, knownUser(machine).gid)
  chmodSync(settings, 0o640)
}

async function start(
  machine: Machine,
  { domain, email, port }: Wanted,
  probes: Parameters<typeof opensSoon>[2],
): Promise<string> {
  const places = placesOf(machine)
  // Before the first start, which would print a password into the journal.
  const link = runAsSite(machine, join(places.current, 'agency'), 'password-link', '--first')
  run(machine, 'systemctl', 'enable', 'agency', ...WAITING)
  run(machine, 'systemctl', 'start', ...WAITING)
  await startSite(machine)
  // The site may have run before; it takes REPLICA_URL from the settings now.
  if (hasReplicaUnit(machine)) run(machine, 'systemctl', 'restart', 'agency-litestream')
  const left = setUpCaddy(machine, domain, port)
  const isOpen = left === null && (await opensSoon(machine, domain, probes))
  const lines = [
    isOpen ? `Open now: https://${domain}` : `The site runs: https://${domain}`,
    ...(left === null ? [] : [`Still to do: ${left}`]),
    ...(link === ''
      ? ['Someone has signed in before. To get a link for a new password, run: agency password-link']
      : [`1. Choose the password of ${email}, within a day: ${link}`]),
    `${link === '' ? 'Then' : '2. Then'} set up the agency: https://${domain}/admin/setup`,
    ...(isOpen ? [] : untilItOpens(domain, port)),
  ]
  return `\n${lines.join('\n')}`
}

const untilItOpens = (domain: string, port: string) => [
  '`agency doctor` says what is wrong when the address does not open.',
  `Until it opens, run on your own computer: ssh -N -L ${port}:127.0.0.1:${port} root@<this machine>`,
  `and use http://localhost:${port} in place of https://${domain}.`,
]
