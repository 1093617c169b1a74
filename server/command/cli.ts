import { projectRoot } from '../core/projectRoot'
import { versionText } from '../core/release'
import { exitCodeOf, StartupError } from '../core/startupError'
import { ask, askHere, endAsking } from './ask'
import { doctor } from './doctor'
import { LOGS_USAGE, logs } from './logs'
import { type Machine, runAsOwner } from './site/machine'
import { promote } from './site/promote'
import { isInstalled, isRelease, machineRoot } from './site/settings'
import { SETUP_USAGE, setup } from './site/setup'
import { startSite } from './site/site'
import { UNINSTALL_USAGE, uninstall } from './site/uninstall'
import { type Finding, status } from './status'
import { ROLLBACK_USAGE, rollback } from './update/rollback'
import { UPDATE_USAGE, update } from './update/update'
import { CHANGE_USAGE, carryOutWish } from './update/wanted'

type Command = {
  usage: string
  about: string
  /** Opens the database, so it runs as the user who owns it. */
  isOwners?: true
  /** Returns what is left to print. */
  run(given: string[], usage: string): Promise<string | undefined> | string | undefined
}

const machine: Machine = {
  root: machineRoot,
  program: projectRoot,
  env: process.env,
  say: (line) => console.log(line),
  ask,
  now: () => new Date(),
}

/** Ends with 1 where something is wrong. */
async function report(finding: Promise<Finding>): Promise<string> {
  const { said, isWrong } = await finding
  if (isWrong) process.exitCode = 1
  return said
}

function refuse(usage: string): never {
  throw new StartupError(`Usage: ${usage}`)
}

// What opens the database is loaded by the command that needs it: the others work on a machine where it does not.
const commands: Record<string, Command> = {
  setup: {
    usage: SETUP_USAGE,
    about: 'installs this release on this machine and starts the site; may be repeated',
    run: (given) => setup(machine, given, isRelease),
  },
  update: {
    usage: UPDATE_USAGE,
    about:
      'says whether there is a newer release, or puts it in place, and this one back when that does not start',
    run: (given) => update(machine, given),
  },
  rollback: {
    usage: ROLLBACK_USAGE,
    about: 'goes back to the release before the last update',
    run: (given) => rollback(machine, given),
  },
  change: {
    usage: CHANGE_USAGE,
    about: 'for systemd: updates or goes back where the page System asked for it',
    run: () => carryOutWish(machine),
  },
  'take-change': {
    isOwners: true,
    usage: 'agency take-change',
    about: 'for `agency change`: takes what the page System asked for',
    run: async () => {
      const { takeChange } = await import('./update/takeChange')
      return takeChange()
    },
  },
  start: {
    usage: 'agency start',
    about: 'starts the site and waits until it is ready',
    run: () => startSite(machine),
  },
  status: {
    usage: 'agency status',
    about: 'says what runs, since when, and when the last backup was made',
    run: () => report(status(machine)),
  },
  doctor: {
    usage: 'agency doctor',
    about: 'checks what the site needs of its machine, and says what to do',
    run: () => report(doctor(machine)),
  },
  logs: {
    usage: LOGS_USAGE,
    about: 'shows what the site and its backups printed',
    run: (given) => logs(machine, given),
  },
  uninstall: {
    usage: UNINSTALL_USAGE,
    about: 'removes the program and keeps data, backups and settings',
    run: (given) => uninstall(machine, given),
  },
  serve: {
    isOwners: true,
    usage: 'agency serve',
    about: 'runs the site here until Ctrl+C',
    run: async () => {
      const { serve } = await import('./serve')
      await serve()
      return undefined
    },
  },
  backup: {
    isOwners: true,
    usage:
      'agency backup [new folder], agency backup --verify <backup folder>, agency backup --nightly [folder of backups], or agency backup --to-bucket',
    about: 'makes a backup while the site runs, checks one, or copies the newest into the bucket',
    run: async ([first, more], usage) => {
      if (first === '--to-bucket') return (await import('./bucket')).copyNewestToBucket()
      const { makeBackup, nightlyBackup, verifyBackup } = await import('./backups')
      if (first !== '--verify' && first !== '--nightly') return makeBackup(first)
      if (first === '--nightly') return nightlyBackup(more)
      return more === undefined ? refuse(usage) : verifyBackup(more)
    },
  },
  restore: {
    isOwners: true,
    usage: `agency restore <backup folder>, agency restore --replica [--at <2026-11-25T10:00>], or agency restore --database <copy of the database>; each with [--recovery-code <code>]; agency restore --beside <backup folder or ZIP> is for the page System`,
    about:
      'restores a backup or the replica into an empty place, or puts a copy that an update made in the place of the database',
    run: async (given, usage) => {
      if (given[0] === '--beside') {
        const { restoreBesideFrom } = await import('./bucket')
        return restoreBesideFrom(given[1] ?? refuse(usage))
      }
      const { restored } = await import('./restored')
      return report(restored(given, askHere, () => refuse(usage)))
    },
  },
  rehearse: {
    isOwners: true,
    usage: 'agency rehearse [<backup folder>]',
    about: 'tries this version on a copy of the newest backup, for containers',
    run: async ([folder, more], usage) => {
      const { rehearseHere } = await import('./update/rehearseHere')
      return more === undefined ? rehearseHere(folder) : refuse(usage)
    },
  },
  'open-secrets': {
    isOwners: true,
    usage: 'agency open-secrets [--recovery-code <code>]',
    about: 'opens the stored passwords of a restored site with the recovery code, while it is stopped',
    run: async (given, usage) => {
      const { openedSecrets } = await import('./restored')
      return report(openedSecrets(given, askHere, () => refuse(usage)))
    },
  },
  replica: {
    isOwners: true,
    usage: 'agency replica',
    about: 'copies each change of the database to REPLICA_URL until Ctrl+C',
    run: async () => {
      const { runReplica } = await import('./replica')
      return runReplica(machine.say)
    },
  },
  standby: {
    usage: 'agency standby, or agency standby --promote',
    about: 'follows the replica on a second machine, or makes it the site when the first one is lost',
    run: async ([option, ...more], usage) => {
      if (more.length > 0 || ![undefined, '--promote', '--take'].includes(option)) return refuse(usage)
      if (option === '--promote' && isInstalled()) return promote(machine)
      const code = runAsOwner(machine)
      if (code !== null) process.exit(code)
      const { follow, take } = await import('./standby')
      return option === undefined ? follow(machine.say) : take()
    },
  },
  media: {
    isOwners: true,
    usage:
      'agency media push [--remove-local] [s3://…], agency media pull [s3://…], or agency media verify [s3://…]',
    about: 'copies pictures and files to a bucket or back, or compares them with it, while the site runs',
    run: async (given, usage) => {
      const { media } = await import('./media')
      return report(media(given, machine.say, usage))
    },
  },
  'note-update': {
    isOwners: true,
    usage: 'agency note-update <what>',
    about: 'for `agency update`: tells the page System what it did',
    run: async ([what], usage) => {
      const { takeNote } = await import('./update/updateNote')
      return takeNote(what, usage)
    },
  },
  'password-link': {
    isOwners: true,
    usage: 'agency password-link [email]',
    about: 'prints a link with which the superadmin, or this account, chooses a password',
    run: async (given) => {
      const { passwordLink } = await import('./passwordLink')
      return passwordLink(given)
    },
  },
  'second-factor-off': {
    isOwners: true,
    usage: 'agency second-factor-off <email>',
    about: 'turns two-step sign-in off for a colleague who lost the phone, while the site runs',
    run: async ([email], usage) => {
      const { turnSecondFactorOff } = await import('./secondFactor')
      return email === undefined ? refuse(usage) : turnSecondFactorOff(email)
    },
  },
  version: {
    usage: 'agency version',
    about: 'says which release this is',
    run: () => `${versionText}, Node ${process.versions.node}`,
  },
}

const help = () =>
  Object.values(commands)
    .map(({ usage, about }) => `${usage}\n    ${about}`)
    .join('\n')

async function run([name = 'help', ...given]: string[]) {
  if (name === 'help' || name === '--help') return help()
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new StartupError(`There is no command ${name}.\n\n${help()}`)
  const code = command.isOwners ? runAsOwner(machine) : null
  if (code !== null) process.exit(code)
  return command.run(given, command.usage)
}

// A terminal that closes does not end what is under way.
process.stdout.on('error', () => {})

try {
  const said = await run(process.argv.slice(2))
  if (said !== undefined && said !== '') console.log(said)
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(exitCodeOf(error))
} finally {
  endAsking()
}
