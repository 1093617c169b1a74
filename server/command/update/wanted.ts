import { join } from 'node:path'
import { type ChangeProgress, type ChangeWish, changeWish } from '../../../shared/operations/changes'
import { StartupError } from '../../core/startupError'
import { jsonOf } from '../jsonOf'
import { replaceFile } from '../replaceFile'
import { type Machine, placesOf, refuseOthers, runAsSite } from '../site/machine'
import { installedRelease } from './releases'
import { rollback } from './rollback'
import { update } from './update'

export const CHANGE_USAGE = 'agency change'

/**
 * Carries out what a superadmin asked for on the page System, where systemd found such a wish: an update to a release at
 * RELEASES_URL, or the way back. Nothing else is taken from the site, and each goes as when root types it. What is done is
 * written down for the page, line by line. Returns the line to print. Throws a StartupError.
 */
export async function carryOutWish(machine: Machine): Promise<string> {
  refuseOthers(machine, 'change')
  // As the site's user, in whose folder it is: root would follow a link there.
  const taken = runAsSite(machine, join(installedRelease(machine).folder, 'agency'), 'take-change')
  const wish = changeWish.safeParse(jsonOf(taken))
  if (!wish.success) throw new StartupError('The site asks for nothing that this command does.')
  const progress: ChangeProgress = {
    wish: wish.data,
    startedAt: machine.now().toISOString(),
    lines: [],
    ended: null,
  }
  const write = (more: Partial<ChangeProgress> = {}) => writeProgress(machine, Object.assign(progress, more))
  write()
  const telling: Machine = {
    ...machine,
    say(line) {
      machine.say(line)
      write({ lines: [...progress.lines, line] })
    },
  }
  const end = (isDone: boolean, said: string) =>
    write({ ended: { at: machine.now().toISOString(), isDone, said } })
  try {
    const said = await carryOut(telling, wish.data)
    end(true, said)
    return said
  } catch (error) {
    end(false, error instanceof Error ? error.message : String(error))
    throw error
  }
}

const carryOut = (machine: Machine, wish: ChangeWish): Promise<string> =>
  wish.kind === 'update'
    ? update(machine, ['--to', wish.version])
    : rollback(machine, wish.losesData ? ['--yes', '--put-database-back'] : ['--yes'])

/** For the site to read, which cannot write it. */
const writeProgress = (machine: Machine, progress: ChangeProgress) =>
  replaceFile(placesOf(machine).progress, JSON.stringify(progress), 0o644)
