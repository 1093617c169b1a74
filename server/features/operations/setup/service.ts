import { adminPaths } from '../../../../shared/adminPaths'
import { agency } from '../../../../shared/agency'
import {
  isFinished,
  type PassedStep,
  type Setup,
  type SetupVisibility,
} from '../../../../shared/operations/setup'
import { paths } from '../../../../shared/paths'
import { publicUrl } from '../../../core/config'
import type { AppContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { countSuperadmins } from '../../access/team/repository'
import { isMailTested } from '../../agency/mail/repository'
import { holdsDemoAgency, readBackups } from '../system/repository'
import * as repository from './repository'
import { laterStep, putOffAfter, stepAfter, stillPutOff, tasksOf } from './rules'

/** The open tasks of an agency that started empty, and the next step of its wizard. */
export function readSetup({ db }: Pick<AppContext, 'db'>): Setup {
  const tasks = tasksOf({
    agency,
    ...repository.whoIsOnSite(db),
    hasModelWithPicture: repository.hasModelWithPicture(db),
    isMailTested: isMailTested(db),
    hasTwoSuperadmins: countSuperadmins(db) > 1,
    hasBackup: readBackups(db).lastSuccess !== null,
  })
  const isLeft = tasks.some(({ isDone }) => !isDone) && !holdsDemoAgency(db)
  const isPutAway = repository.isPutAway(db)
  return {
    tasks,
    isShown: isLeft && !isPutAway,
    isPutAway: isLeft && isPutAway,
    nextStep: stepAfter(repository.readPassedStep(db)),
    putOff: stillPutOff(repository.readPutOff(db), tasks),
  }
}

/** Notes that a step of the wizard was saved or put off; one before the furthest does not move it back. */
export function passStep({ db }: Pick<AppContext, 'db'>, given: PassedStep): Setup {
  transaction(db, () => {
    const before = repository.readPassedStep(db)
    repository.writePutOff(db, putOffAfter(repository.readPutOff(db), before, given))
    repository.writePassedStep(db, laterStep(before, given.step))
  })
  return readSetup({ db })
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

/** The lines that the start prints: where the wizard of an unfinished agency is, and where its open tasks are. */
export function setupLines({ db, config }: Pick<AppContext, 'db' | 'config'>): string[] {
  const site = publicUrl(config)
  const isUnfinished = !holdsDemoAgency(db) && !isFinished(agency)
  return [
    ...(isUnfinished ? [`Set up the agency, step by step: ${site}${adminPaths.setup}`] : []),
    ...(readSetup({ db }).isShown ? [`What is left to do: ${site}${paths.admin}`] : []),
  ]
}
