import { localDay } from '../../../../shared/format'
import { sharesTogether } from '../../../../shared/money/statements/reckoning'
import type { AppContext } from '../../../core/context'
import * as repository from './repository'
import { linesOfWorks, works } from './service'

/** What is due to a talent before tax, and what issued statements still have to pay it. Never below zero. */
export function owedTo(app: Pick<AppContext, 'db' | 'clock'>, modelId: string): number {
  const { db, clock } = app
  const today = localDay(clock())
  const due = works(app, modelId).works.filter(({ dueOn }) => dueOn !== null && dueOn <= today)
  const { sharePaise } = sharesTogether(linesOfWorks(app, modelId, due, []).lines)
  const stated = repository.issuedOf(db, modelId).filter(({ id }) => !repository.payoutOf(db, id))
  return Math.max(
    0,
    stated.reduce((paise, { netPaise }) => paise + netPaise, sharePaise),
  )
}
