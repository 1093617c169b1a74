import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ReplicaState, replicaState } from '../core/replica/state'
import { isBackup } from './backupNames'
import { attempt, type Machine, placesOf } from './site/machine'
import { localAddress, readiness, readSettings } from './site/site'
import { installedRelease } from './update/releases'

/** What a command found, and whether something is wrong. */
export type Finding = { said: string; isWrong: boolean }

const HOUR_MS = 60 * 60_000

/** The newest complete backup and its age in hours; null when there is none. */
export function lastBackup(machine: Machine): { folder: string; hours: number } | null {
  const { backups } = placesOf(machine)
  const names = existsSync(backups) ? readdirSync(backups).filter(isBackup).sort().reverse() : []
  const name = names.find((each) => existsSync(join(backups, each, 'manifest.json')))
  if (name === undefined) return null
  const [, day = '', time = ''] = /^agency-(.{10})T(.{8})$/.exec(name) ?? []
  const madeAt = new Date(`${day}T${time.replaceAll('-', ':')}Z`)
  return { folder: join(backups, name), hours: (machine.now().getTime() - madeAt.getTime()) / HOUR_MS }
}

/** An age for people: `20 minutes`, `5 hours`, `3 days`. */
export function inWords(hours: number): string {
  if (hours < 1) return `${Math.max(0, Math.round(hours * 60))} minutes`
  return hours < 48 ? `${Math.round(hours)} hours` : `${Math.round(hours / 24)} days`
}

const REPLICA_WORDS: Record<ReplicaState, string> = {
  current: 'has everything of some seconds ago',
  behind: 'behind. `agency logs` says why',
  waiting:
    'waits: it has the state of another site, and this one is empty. Restore it on the page of the setup, or finish the setup',
  stopped: 'not running. `agency setup` starts it, `agency logs` says why it ended',
}

/** How far the replica is; null without REPLICA_URL. */
export const replicaOf = async (
  settings: Record<string, string | undefined>,
): Promise<ReplicaState | null> =>
  settings.REPLICA_URL ? replicaState(dirname(settings.DATABASE_PATH ?? '')) : null

/** What runs, since when, whether it is ready, the last backup and the replica. Throws a StartupError where nothing is installed. */
export async function status(machine: Machine): Promise<Finding> {
  const { version, folder } = installedRelease(machine)
  const settings = readSettings(machine)
  const state = await readiness(localAddress(settings))
  const property = ['show', '--property', 'ActiveEnterTimestamp', '--value', 'agency']
  const since = attempt(machine, 'systemctl', ...property).said
  const backup = lastBackup(machine)
  const lines = [
    `Release  ${version}, ${folder}`,
    `Address  ${settings.PUBLIC_URL ?? 'PUBLIC_URL is not set'}`,
    `Runs     ${state === null ? 'no' : `since ${since || 'a time that systemd does not say'}`}`,
    `Ready    ${state === 'ready' ? 'yes' : `no: ${state ?? 'nothing answers. `agency logs` says why'}`}`,
    `Backup   ${backup ? `${inWords(backup.hours)} ago, ${backup.folder}` : 'none yet'}`,
  ]
  const replica = await replicaOf(settings)
  if (replica) lines.push(`Replica  ${REPLICA_WORDS[replica]}`)
  const isWrong = state !== 'ready' || (replica !== null && replica !== 'current')
  return { said: lines.join('\n'), isWrong }
}
