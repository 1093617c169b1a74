import { versionText } from '../core/release'
import { exitCodeOf, StartupError } from '../core/startupError'
import { makeBackup, nightlyBackup, refuse, restoreBackup, verifyBackup } from './backups'
import { turnSecondFactorOff } from './secondFactor'
import { serve } from './serve'

type Command = {
  usage: string
  about: string
  /** Returns what is left to print. */
  run(given: string[]): Promise<string | undefined> | string
}

const commands: Record<string, Command> = {
  serve: {
    usage: 'agency serve',
    about: 'runs the site here until Ctrl+C',
    run: async () => {
      await serve()
      return undefined
    },
  },
  backup: {
    usage:
      'agency backup [new folder], agency backup --verify <backup folder>, or agency backup --nightly <folder of backups>',
    about: 'makes a backup while the site runs, or checks one',
    run: ([first, more]) => {
      if (first !== '--verify' && first !== '--nightly') return makeBackup(first)
      if (more === undefined) return refuse(commands.backup?.usage ?? '')
      return first === '--verify' ? verifyBackup(more) : nightlyBackup(more)
    },
  },
  restore: {
    usage: 'agency restore <backup folder>',
    about: 'restores a backup into an empty place',
    run: ([folder]) => (folder === undefined ? refuse(commands.restore?.usage ?? '') : restoreBackup(folder)),
  },
  'second-factor-off': {
    usage: 'agency second-factor-off <email>',
    about: 'turns two-step sign-in off for a colleague who lost the phone, while the site runs',
    run: ([email]) =>
      email === undefined ? refuse(commands['second-factor-off']?.usage ?? '') : turnSecondFactorOff(email),
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
  return command.run(given)
}

try {
  const said = await run(process.argv.slice(2))
  if (said !== undefined) console.log(said)
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(exitCodeOf(error))
}
