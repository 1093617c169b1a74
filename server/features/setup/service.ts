import { agency } from '../../../shared/agency'
import { paths } from '../../../shared/paths'
import { isIntroduced, type Setup, type SetupVisibility } from '../../../shared/setup'
import { publicUrl } from '../../core/config'
import type { AppContext } from '../../core/context'
import { holdsDemoAgency, isMailTested, readBackups } from '../system/repository'
import * as repository from './repository'
import { tasksOf } from './rules'

/** The open tasks of an agency that started empty. */
export function readSetup({ db }: Pick<AppContext, 'db'>): Setup {
  const tasks = tasksOf({
    agency,
    hasModelWithPicture: repository.hasModelWithPicture(db),
    isMailTested: isMailTested(db),
    hasBackup: readBackups(db).lastSuccess !== null,
  })
  const isLeft = tasks.some(({ isDone }) => !isDone) && !holdsDemoAgency(db)
  const isPutAway = repository.isPutAway(db)
  return {
    tasks,
    isShown: isLeft && !isPutAway,
    isPutAway: isLeft && isPutAway,
    isUnlisted: !isIntroduced(agency),
  }
}

/** Puts the list away, or brings it back. */
export function setVisibility(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { isPutAway }: SetupVisibility,
): Setup {
  if (isPutAway) repository.putAway(db, clock().toISOString())
  else repository.bringBack(db)
  return readSetup({ db })
}

/** The line that the start prints for open tasks; null when there are none. */
export const setupLine = ({ db, config }: Pick<AppContext, 'db' | 'config'>): string | null =>
  readSetup({ db }).isShown ? `What is left to do: ${publicUrl(config)}${paths.admin}` : null
