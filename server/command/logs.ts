import { spawnSync } from 'node:child_process'
import { StartupError } from '../core/startupError'
import { readOptions } from './site/answers'
import type { Machine } from './site/machine'

export const LOGS_USAGE = 'agency logs [--lines <number>] [--follow]'

/** Shows the journal of the site, of its backups and of its replica. Throws a StartupError where there is no journal. */
export function logs(machine: Machine, given: string[]): undefined {
  const { options, rest } = readOptions(given, ['lines'], ['follow'], LOGS_USAGE)
  const { lines = '100', follow } = options
  if (rest.length > 0 || !/^\d+$/.test(lines)) throw new StartupError(`Usage: ${LOGS_USAGE}`)
  const units = ['agency', 'agency-backup', 'agency-litestream'].flatMap((unit) => ['--unit', unit])
  const more = ['--lines', lines, ...(follow === undefined ? [] : ['--follow'])]
  const { error } = spawnSync('journalctl', [...units, ...more], { env: machine.env, stdio: 'inherit' })
  if (error) throw new StartupError(`The journal cannot be shown: ${error.message}`)
}
