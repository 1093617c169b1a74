import { createInterface, type Interface } from 'node:readline'
import { projectRoot } from '../core/projectRoot'
import { versionText } from '../core/release'
import { exitCodeOf, StartupError } from '../core/startupError'
import type { Machine } from './machine'
import { isRelease, machineRoot } from './settings'
import { SETUP_USAGE, setup } from './setup'

type Command = {
  usage: string
  about: string
  /** Returns what is left to print. */
  run(given: string[], usage: string): Promise<string | undefined> | string | undefined
}

/** Opened by the first question. Its lines wait until they are asked for, so that they can be piped in as well. */
let input: Interface | undefined
let typed: AsyncIterator<string> | undefined

async function ask(question: string): Promise<string | null> {
  process.stdout.write(question)
  input ??= createInterface({ input: process.stdin })
  typed ??= input[Symbol.asyncIterator]()
  const { value, done } = await typed.next()
  if (!done) return value
  process.stdout.write('\n')
  return null
}

const machine: Machine = {
  root: machineRoot,
  program: projectRoot,
  env: process.env,
  say: (line) => console.log(line),
  ask,
  now: () => new Date(),
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
  serve: {
    usage: 'agency serve',
    about: 'runs the site here until Ctrl+C',
    run: async () => {
      const { serve } = await import('./serve')
      await serve()
      return undefined
    },
  },
  backup: {
    usage:
      'agency backup [new folder], agency backup --verify <backup folder>, or agency backup --nightly <folder of backups>',
    about: 'makes a backup while the site runs, or checks one',
    run: async ([first, more], usage) => {
      const { makeBackup, nightlyBackup, verifyBackup } = await import('./backups')
      if (first !== '--verify' && first !== '--nightly') return makeBackup(first)
      if (more === undefined) return refuse(usage)
      return first === '--verify' ? verifyBackup(more) : nightlyBackup(more)
    },
  },
  restore: {
    usage: 'agency restore <backup folder>',
    about: 'restores a backup into an empty place',
    run: async ([folder], usage) => {
      const { restoreBackup } = await import('./backups')
      return folder === undefined ? refuse(usage) : restoreBackup(folder)
    },
  },
  'password-link': {
    usage: 'agency password-link [email]',
    about: 'prints a link with which the superadmin, or this account, chooses a password',
    run: async (given) => {
      const { passwordLink } = await import('./passwordLink')
      return passwordLink(given)
    },
  },
  'second-factor-off': {
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
  return command.run(given, command.usage)
}

try {
  const said = await run(process.argv.slice(2))
  if (said !== undefined && said !== '') console.log(said)
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(exitCodeOf(error))
} finally {
  input?.close()
}
