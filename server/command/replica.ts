import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { shortMoment } from '../../shared/format'
import { momentAt, zoneWords } from '../../shared/time/zone'
import { restoreReplica } from '../backup/replica'
import { lockData } from '../core/db/lock'
import {
  knownPlace,
  litestreamConfig,
  litestreamProgram,
  noteNoLongerWaiting,
  noteWaiting,
  writeConfig,
} from '../core/replica/litestream'
import { isRestoreAccepted, lockReplica } from '../core/replica/lock'
import type { ReplicaPlace } from '../core/replica/place'
import { replicaState } from '../core/replica/state'
import { StartupError } from '../core/startupError'
import { holdsAnotherSite, isEmptyMachine } from './anotherSite'
import { settings } from './backups'
import { freePort } from './site/freePort'

const SOON_MS = 250
const LOOK_MS = 5_000
const AGAIN_MS = 30_000
/** For the last changes, where the bucket does not answer. */
const END_MS = 20_000

/**
 * Copies each change of the database to REPLICA_URL until a signal ends it; then the last changes are copied first. Waits while
 * this machine is empty and the replica has the state of another site, and while a restore replaces the database. Throws a
 * StartupError.
 */
export async function runReplica(say: (line: string) => void): Promise<undefined> {
  const { REPLICA_URL, databasePath, dataDir } = settings()
  const place = knownPlace(REPLICA_URL)
  const program = litestreamProgram()
  mkdirSync(dataDir, { recursive: true })
  const ends = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => ends.abort())
  await whileAnotherSite(place, databasePath, ends.signal, (why) => {
    noteWaiting(dataDir)
    say(why === null ? anotherSite(REPLICA_URL ?? '') : `Waiting: ${why}`)
  })
  noteNoLongerWaiting(dataDir)
  while (!ends.signal.aborted) {
    const unlock = lockReplica(databasePath)
    if (!isRestoreAccepted(databasePath)) {
      const config = writeConfig(dataDir, litestreamConfig(place, databasePath, await freePort()))
      say(`Copying ${databasePath} to ${REPLICA_URL}`)
      const code = await copyUntilRestored(program, config, databasePath, ends.signal)
      if (code !== null) process.exitCode = code
      if (code !== null) ends.abort()
    }
    unlock()
    // The site takes the lock while it replaces the database.
    while (isRestoreAccepted(databasePath) && !ends.signal.aborted) await pauseFor(SOON_MS, ends.signal)
  }
}

const anotherSite = (url: string) =>
  `Waiting: ${url} has the state of another site, and this one is empty. Restore it on the page of the setup, or finish the setup: then this site is copied, and what was there before stays for 14 days.`

const pauseFor = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal }).catch(() => {})

/**
 * Waits until this machine may be copied to the replica. `hear` is told once that it waits: null for another site's state, or
 * why the replica cannot be read.
 */
async function whileAnotherSite(
  place: ReplicaPlace,
  databasePath: string,
  signal: AbortSignal,
  hear: (why: string | null) => void,
) {
  let heard: string | null | undefined
  let isAnothers = false
  for (let every = LOOK_MS; !signal.aborted && isEmptyMachine(databasePath); ) {
    let why: string | null = null
    try {
      // Nobody else writes there, so that it is asked once.
      isAnothers ||= await holdsAnotherSite(place, databasePath)
      if (!isAnothers) return
    } catch (error) {
      if (!(error instanceof StartupError)) throw error
      why = error.message
      every = AGAIN_MS
    }
    if (heard !== why) hear(why)
    heard = why
    await pauseFor(every, signal)
  }
}

/** Runs Litestream. Returns its code when it has ended by itself or by the signal; null when it made way for a restore. */
async function copyUntilRestored(program: string, config: string, databasePath: string, signal: AbortSignal) {
  const args = ['replicate', '-no-expand-env', '-config', config]
  const litestream = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = once(litestream, 'exit') as Promise<[number | null]>
  const end = () => litestream.kill('SIGTERM')
  signal.addEventListener('abort', end, { once: true })
  if (signal.aborted) end()
  let isForRestore = false
  const isOver = () => isForRestore || litestream.exitCode !== null || litestream.signalCode !== null
  void makeItSayHowFar(databasePath, isOver)
  const look = setInterval(() => {
    if (isForRestore || !isRestoreAccepted(databasePath)) return
    isForRestore = true
    end()
    setTimeout(() => litestream.kill('SIGKILL'), END_MS).unref()
  }, SOON_MS)
  const [code] = await ended
  clearInterval(look)
  return isForRestore && !signal.aborted ? null : (code ?? 1)
}

/**
 * Litestream says how far the replica is from the first change that it has copied since its start: where nothing is
 * written, the replica looks behind until Litestream writes by itself, after a minute. So a number in the database's header
 * is written again as it is.
 */
async function makeItSayHowFar(databasePath: string, isOver: () => boolean) {
  const state = async () => (isOver() ? null : await replicaState(dirname(databasePath)))
  let now = await state()
  for (; now === 'stopped'; now = await state()) await pause(SOON_MS)
  if (now !== 'behind' || isOver() || !existsSync(databasePath)) return
  try {
    const client = new Sqlite(databasePath, { fileMustExist: true })
    client.pragma(`user_version = ${client.pragma('user_version', { simple: true })}`)
    client.close()
  } catch (error) {
    // Locked or full: Litestream writes as soon as it can.
    if (!(error instanceof Sqlite.SqliteError)) throw error
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
