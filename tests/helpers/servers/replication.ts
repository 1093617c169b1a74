import { execFile, spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { replicaState } from '../../../server/core/replica/state'
import { JWT_SECRET, placeIn } from './theServer'

const COMMAND = 'dist/server/agency.js'

/** The built command `agency` for the site in `folder`, whose replica is at `replicaUrl`. */
export const environment = (folder: string, replicaUrl: string) => {
  const { databasePath, uploadsDir } = placeIn(folder)
  const { PATH = '', HOME = '' } = process.env
  return {
    PATH,
    HOME,
    JWT_SECRET,
    DATABASE_PATH: databasePath,
    UPLOADS_DIR: uploadsDir,
    REPLICA_URL: replicaUrl,
  }
}

/** Runs a command of the site in `folder`; throws with what it said when it fails. */
export const agency = (folder: string, replicaUrl: string, ...given: string[]) =>
  promisify(execFile)(process.execPath, [COMMAND, ...given], { env: environment(folder, replicaUrl) })

/** `agency replica` beside the server in `folder`, as soon as it has copied what is there. */
export async function aReplication(folder: string, replicaUrl: string) {
  const child = spawn(process.execPath, [COMMAND, 'replica'], {
    env: environment(folder, replicaUrl),
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own, so that both of its processes can be killed at once.
    detached: true,
  })
  let said = ''
  child.stderr.on('data', (part) => {
    said += part
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const stop = (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid ?? 0), signal)
    return ended
  }
  const dataDir = dirname(placeIn(folder).databasePath)
  while (child.exitCode === null && (await replicaState(dataDir)) !== 'current') await pause(100)
  return { said: () => said, ended, stop }
}
