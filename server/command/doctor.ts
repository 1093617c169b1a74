import { existsSync, statfsSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, join } from 'node:path'
import { isEndingSoon } from '../core/network/certificate'
import type { ReplicaState } from '../core/replica/state'
import { probes as machineProbes, type Probes } from './probes'
import { attempt, type Machine, placesOf, siteUser } from './site/machine'
import { localAddress, readiness, readSettings } from './site/site'
import { type Finding, inWords, lastBackup, replicaOf } from './status'
import { currentRelease } from './update/releases'

type Level = 'ok' | 'warning' | 'fault'
type Line = [level: Level, sentence: string]
type Settings = Record<string, string | undefined>

const GIGABYTE = 1_000_000_000
const DAY_MS = 24 * 60 * 60_000
/** As on the page System (docs/operations). */
const BACKUP_HOURS = 36

/**
 * Looks at everything that the site needs of its machine; each line says what to do. Wrong with at least one fault. Throws
 * a StartupError where nothing is installed.
 */
export async function doctor(machine: Machine, probes: Probes = machineProbes): Promise<Finding> {
  const settings = readSettings(machine)
  const lines = [
    program(machine),
    ...services(machine),
    await ready(settings),
    ...owners(machine, settings),
    ...disks(machine, settings),
    memory(probes),
    clock(machine),
    ...(await network(machine, settings, probes)),
    await mail(settings, probes),
    backups(machine),
    ...(await replica(settings)),
    ...(await bucket(settings, probes)),
  ]
  return {
    said: lines.map(([level, sentence]) => `${level.padEnd(7)}  ${sentence}`).join('\n'),
    isWrong: lines.some(([level]) => level === 'fault'),
  }
}

function program(machine: Machine): Line {
  const found = currentRelease(machine)
  return found
    ? ['ok', `Release ${found.version} is installed.`]
    : ['fault', 'No release is installed: unpack one and run its `agency setup`.']
}

const UNITS: [unit: string, level: Level, advice: string][] = [
  ['agency', 'fault', 'the site does not run. `agency logs` says why, `agency start` starts it.'],
  [
    'agency-backup.timer',
    'fault',
    'no backup is made at night. `systemctl enable --now agency-backup.timer` turns it on.',
  ],
  [
    'caddy',
    'warning',
    'unless another proxy brings HTTPS, nobody reaches the site. `systemctl enable --now caddy` turns it on.',
  ],
]

const services = (machine: Machine): Line[] =>
  UNITS.map(([unit, level, advice]) =>
    attempt(machine, 'systemctl', 'is-active', '--quiet', unit).isDone
      ? ['ok', `${unit} is active.`]
      : [level, `${unit} is not active: ${advice}`],
  )

async function ready(settings: Settings): Promise<Line> {
  const address = localAddress(settings)
  const state = await readiness(address)
  if (state === 'ready') return ['ok', `The site is ready at ${address}.`]
  return ['fault', state === null ? `Nothing answers at ${address}.` : `The site is not ready: ${state}.`]
}

/** A file that root made beside the database stops the site from writing. */
function owners(machine: Machine, { DATABASE_PATH = '', UPLOADS_DIR = '' }: Settings): Line[] {
  const user = siteUser(machine)
  if (!user) return [['fault', 'There is no user agency. Run `agency setup` again.']]
  const { backups } = placesOf(machine)
  const files = ['', '-wal', '-shm'].map((end) => DATABASE_PATH + end)
  const foreign = [dirname(DATABASE_PATH), ...files, UPLOADS_DIR, backups].filter(
    (path) => existsSync(path) && statSync(path).uid !== user.uid,
  )
  if (foreign.length === 0) return [['ok', 'The data belong to the user agency.']]
  return foreign.map((path) => ['fault', `${path} belongs to another user: chown -R agency: ${path}`])
}

function disks(machine: Machine, { DATABASE_PATH = '', UPLOADS_DIR = '' }: Settings): Line[] {
  const folders = [...new Set([dirname(DATABASE_PATH), UPLOADS_DIR, placesOf(machine).backups])].filter(
    existsSync,
  )
  return folders.map((folder): Line => {
    const { bavail, blocks, bsize } = statfsSync(folder)
    const [free, total] = [bavail * bsize, blocks * bsize]
    const room = `${(free / GIGABYTE).toFixed(1)} GB are free on the disk of ${folder}`
    if (free < 0.2 * GIGABYTE) return ['fault', `${room}: the site takes nothing new until there is space.`]
    if (free < 2 * GIGABYTE || free < total / 10) return ['warning', `${room}: make space soon.`]
    return ['ok', `${room}.`]
  })
}

function memory({ memoryBytes }: Probes): Line {
  const gigabytes = memoryBytes() / GIGABYTE
  const has = `The machine has ${gigabytes.toFixed(1)} GB of memory`
  return gigabytes < 0.45
    ? ['warning', `${has}: with less than half a gigabyte large pictures are refused.`]
    : ['ok', `${has}.`]
}

function clock(machine: Machine): Line {
  const { said } = attempt(machine, 'timedatectl', 'show', '--property', 'NTPSynchronized', '--value')
  if (said === 'yes') return ['ok', 'The clock is set over the network.']
  const advice =
    'check `date`, and install systemd-timesyncd. With a wrong clock certificates and deletion dates are wrong.'
  return [
    'warning',
    said === 'no'
      ? `The clock is not set over the network: ${advice}`
      : `Whether the clock is right cannot be seen here: ${advice}`,
  ]
}

async function network(machine: Machine, { PUBLIC_URL = '' }: Settings, probes: Probes): Promise<Line[]> {
  const domain = URL.canParse(PUBLIC_URL) ? new URL(PUBLIC_URL).hostname : ''
  if (domain === '') return [['fault', '/etc/agency/env has no PUBLIC_URL such as https://agency.example.']]
  return [
    await dns(domain, probes),
    ...(await Promise.all(
      [80, 443].map(
        async (port): Promise<Line> =>
          (await probes.isListening('127.0.0.1', port))
            ? ['ok', `Port ${port} is answered. That a firewall lets it through cannot be seen from here.`]
            : ['fault', `Nothing answers on port ${port}: \`journalctl -u caddy\` says why.`],
      ),
    )),
    await certificate(domain, machine, probes),
  ]
}

async function dns(domain: string, probes: Probes): Promise<Line> {
  const addresses = await probes.addressesOf(domain)
  if (addresses.length === 0)
    return [
      'fault',
      `${domain} has no DNS entry: make an A entry with this machine's address at your provider.`,
    ]
  const own = probes.ownAddresses()
  const elsewhere = addresses.filter((address) => !own.includes(address))
  if (elsewhere.length === 0) return ['ok', `${domain} leads to this machine.`]
  const kind = elsewhere.some((address) => isIP(address) === 6)
    ? ' An AAAA entry only if the machine has IPv6.'
    : ''
  return [
    'warning',
    `${domain} leads to ${elsewhere.join(', ')}, which is no address of this machine. Behind a provider's NAT or a CDN that is right; otherwise correct the DNS entry.${kind}`,
  ]
}

async function certificate(domain: string, { now }: Machine, probes: Probes): Promise<Line> {
  const found = await probes.certificateFor(domain)
  if (!found)
    return ['fault', `There is no certificate for ${domain}: \`journalctl -u caddy\` says what is missing.`]
  const days = Math.floor((found.endsAt.getTime() - now().getTime()) / DAY_MS)
  if (days < 0)
    return ['fault', `The certificate of ${domain} has expired: \`journalctl -u caddy\` says why.`]
  if (found.refusedFor) return ['fault', `Browsers refuse the certificate of ${domain}: ${found.refusedFor}.`]
  const ends = `The certificate of ${domain} expires in ${days} days`
  return isEndingSoon(found, now())
    ? ['warning', `${ends} and should have been renewed: \`journalctl -u caddy\` says why not.`]
    : ['ok', `${ends}.`]
}

async function mail({ SMTP_URL = '', MAIL_FROM }: Settings, { isListening }: Probes): Promise<Line> {
  if (!URL.canParse(SMTP_URL))
    return ['warning', 'SMTP_URL is not set in /etc/agency/env: emails are saved as files and not sent.']
  const { hostname, port, protocol } = new URL(SMTP_URL)
  const at = Number(port || (protocol === 'smtps:' ? 465 : 587))
  if (!(await isListening(hostname, at)))
    return [
      'fault',
      `The mail server ${hostname} does not answer on port ${at}: check SMTP_URL, and whether the provider blocks that port.`,
    ]
  if (!MAIL_FROM)
    return ['warning', 'MAIL_FROM is not set: most mail servers refuse emails without a real sender.']
  return ['ok', `The mail server ${hostname} answers. To send a test email, open System in the admin panel.`]
}

function backups(machine: Machine): Line {
  const last = lastBackup(machine)
  if (!last)
    return [
      'warning',
      `There is no backup in ${join(placesOf(machine).backups)} yet: \`agency backup\` makes one.`,
    ]
  const age = `The last backup is ${inWords(last.hours)} old`
  return last.hours > BACKUP_HOURS
    ? ['fault', `${age}: \`journalctl -u agency-backup\` says why there is no newer one.`]
    : ['ok', `${age}.`]
}

const REPLICA: Record<ReplicaState, Line> = {
  current: ['ok', 'The replica has everything that the database had some seconds ago.'],
  behind: ['fault', 'The replica is behind: `journalctl -u agency-litestream` says why.'],
  waiting: [
    'warning',
    'The replica has the state of another site, and this one is empty: restore it on the page of the setup. Once the setup is finished, this site is copied instead.',
  ],
  stopped: [
    'fault',
    'The database is not copied to REPLICA_URL: `agency setup` starts that, and `journalctl -u agency-litestream` says why it ended.',
  ],
}

async function replica(settings: Settings): Promise<Line[]> {
  const state = await replicaOf(settings)
  return state ? [REPLICA[state]] : []
}

async function bucket({ MEDIA_URL, ...keys }: Settings, { bucketFault }: Probes): Promise<Line[]> {
  if (!MEDIA_URL) return []
  const fault = await bucketFault({ MEDIA_URL, ...keys })
  if (fault === null) return [['ok', 'The bucket of pictures and files answers.']]
  return [
    ['fault', `The bucket of MEDIA_URL cannot be used: ${fault}. Check it and its keys in /etc/agency/env.`],
  ]
}
