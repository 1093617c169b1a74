import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../core/config'
import { changeDatabase, type Db } from '../../core/db/database'
import { lockData } from '../../core/db/lock'
import { deriveSecrets, masterSecret } from '../../core/security/secrets'
import { StartupError } from '../../core/startupError'
import { OPEN_LATER } from '../../features/operations/backups/recoveryCode.rules'
import {
  canBeOpened,
  closedSecrets,
  openWithCode,
} from '../../features/operations/backups/recoveryCode.service'

/** Asks the person at the terminal; null where nobody is. */
export type Ask = (question: string) => Promise<string | null>
export type Place = Pick<Config, 'databasePath' | 'dataDir' | 'JWT_SECRET'>

const QUESTIONS = [
  'Recovery code (press Enter to continue without it): ',
  'That is not the recovery code. Try again: ',
  'That is not the recovery code. Try again: ',
]
const FLAG = '--recovery-code'

/** Takes `--recovery-code <code>` out of what was typed. In RECOVERY_CODE, other users of the machine cannot see it. */
export function withoutCode(given: readonly string[], env: NodeJS.ProcessEnv) {
  const at = given.indexOf(FLAG)
  if (at === -1) return { rest: [...given], code: env.RECOVERY_CODE || undefined }
  return { rest: given.toSpliced(at, 2), code: given[at + 1] ?? '' }
}

const keyOf = ({ JWT_SECRET, dataDir }: Place) => deriveSecrets(masterSecret(JWT_SECRET, dataDir)).stored
/** Makes none: the file of the machine before may be copied here after the restore. */
const keyThere = (place: Place) =>
  place.JWT_SECRET || existsSync(join(place.dataDir, 'jwt-secret')) ? keyOf(place) : null

/**
 * Opens what is stored encrypted in a restored database, where this machine's own secret does not, with the recovery code:
 * the given one, or else the one that somebody types. Returns what to print; `isWrong` when a given code is not the right
 * one.
 */
export async function openRestored(place: Place, code: string | undefined, ask: Ask) {
  const db = changeDatabase(place.databasePath)
  try {
    const key = keyThere(place)
    const closed = closedSecrets(db, key)
    if (closed.length === 0) return { lines: [], isWrong: false }
    if (!canBeOpened(db, key)) return { lines: closed, isWrong: false }
    const opened = await openBy(db, place, code, ask)
    if (opened === null)
      return {
        lines: [...(code === undefined ? [] : ['This is not the recovery code.']), ...closed, OPEN_LATER],
        isWrong: code !== undefined,
      }
    const said = `The recovery code opened the stored passwords and secrets: ${opened}.`
    return { lines: [said, ...closedSecrets(db, keyOf(place))], isWrong: false }
  } finally {
    db.$client.close()
  }
}

async function openBy(db: Db, place: Place, code: string | undefined, ask: Ask): Promise<number | null> {
  const open = (given: string) => openWithCode(db, keyOf(place), given, new Date())
  if (code !== undefined) return open(code)
  for (const question of QUESTIONS) {
    const given = await ask(question)
    if (!given?.trim()) return null
    const opened = await open(given)
    if (opened !== null) return opened
  }
  return null
}

/** `openRestored` some time after the restore, while the site is stopped. Throws a StartupError. */
export async function openSecrets(place: Place, code: string | undefined, ask: Ask) {
  if (!existsSync(place.databasePath))
    throw new StartupError(`There is no database at ${place.databasePath}.`)
  const unlock = lockData(place.databasePath)
  try {
    const { lines, isWrong } = await openRestored(place, code, ask)
    const said =
      lines.length === 0 ? ['All stored passwords and secrets can be read. Nothing to open.'] : lines
    return { said: said.join('\n'), isWrong }
  } finally {
    unlock()
  }
}
