import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ByHand,
  type ChangeProgress,
  type ChangeState,
  type ChangeWish,
  changeProgress,
  changeWish,
} from '../../../../shared/operations/changes'
import { jsonOf } from '../../../command/jsonOf'
import { replaceFile } from '../../../command/replaceFile'
import { placesOf } from '../../../command/site/machine'
import { wayBack } from '../../../command/update/wayBack'
import type { AppContext, SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { conflict } from '../../../core/errors'
import { type Secrets, sameText, sign } from '../../../core/security/secrets'
import { StartupError } from '../../../core/startupError'
import { noteDangerous } from '../../access/accounts/sessionProof.service'
import { readCheck } from './updates.repository'

// The site cannot change its own program, which is root's. It leaves one signed wish beside its data; `agency change`, which
// systemd starts for it, takes nothing else from the site.

const VALID_MS = 10 * 60_000
/** A change that runs longer has died with its machine; one that ended is shown for as long. */
const LONGEST_MS = 60 * 60_000

const NOT_HERE = 'This site cannot be updated from here: run `agency setup` once on its machine.'
const AT_WORK = 'The program is being changed already. Please wait until it ends.'
const NOT_OFFERED = 'This release is not offered any more. Look at the page again.'
const NO_WAY_BACK = 'There is no release to go back to.'
const LOSES_DATA = 'The release before cannot read the tables any more. Look at the page again.'

type App = Pick<AppContext, 'clock' | 'installation' | 'isImage'>

const wishFile = (root: string) => join(placesOf({ root }).data, 'change-wanted')
const listens = (root: string) =>
  existsSync(join(placesOf({ root }).units, 'multi-user.target.wants/agency-change.path'))

/** Milliseconds since the file was written; null without one. */
const ageOf = (file: string, now: Date) => (existsSync(file) ? now.getTime() - statSync(file).mtimeMs : null)

function readProgress(root: string): ChangeProgress | null {
  const { progress } = placesOf({ root })
  const found = existsSync(progress) ? changeProgress.safeParse(jsonOf(readFileSync(progress, 'utf8'))) : null
  return found?.success ? found.data : null
}

/** The way back, where all that it needs is still there. */
function backOf(root: string) {
  try {
    const way = wayBack({ root })
    return way?.losesData && !existsSync(way.last.copy) ? null : way
  } catch {
    return null
  }
}

/** Whether the program can be changed from the page, and how far a change is; else what it is, where no release is installed. */
export const readChange = (app: App): ChangeState | ByHand =>
  installedChange(app) ?? { byHand: app.isImage ? 'image' : 'clone' }

function installedChange({ clock, installation }: App): ChangeState | null {
  if (installation === null) return null
  const progress = readProgress(installation)
  const since = (moment: string) => clock().getTime() - Date.parse(moment)
  const isOld = progress?.ended ? since(progress.ended.at) > LONGEST_MS : false
  const waited = ageOf(wishFile(installation), clock())
  const back = backOf(installation)
  return {
    isListening: listens(installation),
    isWaiting: waited !== null && waited < VALID_MS,
    isForgotten: waited !== null && waited >= VALID_MS,
    isRunning: progress !== null && progress.ended === null && since(progress.startedAt) < LONGEST_MS,
    back: back && {
      version: back.before.version,
      updatedAt: back.last.at,
      losesData: back.losesData,
    },
    progress: isOld ? null : progress,
  }
}

/**
 * Asks the machine for another release or for the one before. Throws 409 where no release is installed or the machine does not
 * listen, while a change is under way, and for what is not offered.
 */
export function wantChange(ctx: SignedInContext, wish: ChangeWish): void {
  const state = installedChange(ctx)
  if (ctx.installation === null || !state?.isListening) throw conflict(NOT_HERE)
  if (state.isWaiting || state.isRunning) throw conflict(AT_WORK)
  if (wish.kind === 'update' && readCheck(ctx.db)?.available?.version !== wish.version)
    throw conflict(NOT_OFFERED)
  if (wish.kind === 'back' && state.back === null) throw conflict(NO_WAY_BACK)
  if (wish.kind === 'back' && state.back?.losesData && !wish.losesData) throw conflict(LOSES_DATA)
  const now = ctx.clock()
  transaction(ctx.db, () =>
    noteDangerous(
      ctx,
      now,
      wish.kind === 'update'
        ? { what: 'update asked for', detail: wish.version }
        : { what: 'way back asked for', detail: state.back?.version ?? '' },
    ),
  )
  const text = JSON.stringify({ wish, at: now.toISOString() })
  replaceFile(wishFile(ctx.installation), `${text}\n${sign(ctx.secrets.changes, text)}\n`, 0o600)
}

/**
 * Takes the wish away and returns it, for `agency change`. Throws a StartupError when there is none, when this site did not sign
 * it, and when it is older than ten minutes.
 */
export function takeWish(root: string, { changes }: Secrets, now: Date): ChangeWish {
  const file = wishFile(root)
  if (!existsSync(file)) throw new StartupError('Nobody has asked for a change of the program.')
  const [text = '', signature = ''] = readFileSync(file, 'utf8').split('\n')
  // First, or systemd would ask for it again at once.
  rmSync(file)
  if (!sameText(signature, sign(changes, text)))
    throw new StartupError('What asks for a change of the program does not come from this site.')
  const { wish, at } = Object(jsonOf(text))
  const age = now.getTime() - Date.parse(at)
  if (!(age >= 0 && age < VALID_MS))
    throw new StartupError('What asks for a change of the program is older than ten minutes.')
  return changeWish.parse(wish)
}
