import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { shortMoment } from '../../shared/format'
import { momentAt, zoneWords } from '../../shared/time/zone'
import { restoreReplica } from '../backup/replica'
import { lockData } from '../core/db/lock'
import { knownPlace, litestreamConfig, litestreamProgram, writeConfig } from '../core/replica/litestream'
import { StartupError, TransientStartupError } from '../core/startupError'
import { settings } from './backups'
import { freePort } from './site/freePort'

/**
 * Copies each change of the database to REPLICA_URL until a signal ends it; then the last changes are copied first. Throws a
 * StartupError.
 */
export async function runReplica(say: (line: string) => void): Promise<undefined> {
  const { REPLICA_URL, databasePath, dataDir } = settings()
  const place = knownPlace(REPLICA_URL)
  const program = litestreamProgram()
  mkdirSync(dataDir, { recursive: true })
  const unlock = lockReplica(databasePath)
  const config = writeConfig(dataDir, litestreamConfig(place, databasePath, await freePort()))
  const args = ['replicate', '-no-expand-env', '-config', config]
  const litestream = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => litestream.kill('SIGTERM'))
  say(`Copying ${databasePath} to ${REPLICA_URL}`)
  const [code] = await once(litestream, 'exit')
  unlock()
  process.exitCode = code ?? 1
}

function lockReplica(databasePath: string) {
  try {
    return lockData(`${databasePath}.replica`)
  } catch (error) {
    if (!(error instanceof TransientStartupError)) throw error
    throw new TransientStartupError(`Another process copies ${databasePath} already. Stop it first.`)
  }
}

/** Restores the database from its replica; returns the line to print. Throws a StartupError. */
export async function restoreFromReplica(at?: string): Promise<string> {
  const { REPLICA_URL, ...config } = settings()
  const place = knownPlace(REPLICA_URL)
  const moment = at === undefined ? null : momentOf(at)
  // A time without a zone is one at the agency, whose zone is in the replica.
  const wanted = at === undefined || saysZone(at) ? moment : () => momentOf(at)
  const unlock = lockData(config.databasePath)
  try {
    const asOf = (await restoreReplica(place, config, new Date(), wanted)).toISOString()
    return `The database is as of ${shortMoment(asOf)} ${zoneWords()} (${asOf}). Everyone has to sign in again, and links sent by email no longer work. Pictures are not in the replica: they have to be in ${config.uploadsDir}.`
  } finally {
    unlock()
  }
}

const MOMENT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(Z|[+-]\d\d:\d\d)?$/

const saysZone = (given: string) => MOMENT.exec(given)?.[3] !== undefined

/** `2026-11-25T10:00`, in the agency's zone like every time that the site shows, or with Z or a difference to UTC. */
export function momentOf(given: string): Date {
  const [, day, time, zone] = MOMENT.exec(given) ?? []
  const shown = Date.parse(`${day}T${time}${zone ?? 'Z'}`)
  const moment = new Date(zone === undefined ? momentAt(shown) : shown)
  if (!Number.isNaN(moment.getTime())) return moment
  throw new StartupError(`${given} is no moment such as 2026-11-25T10:00.`)
}
