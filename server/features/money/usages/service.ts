import { localDay } from '../../../../shared/format'
import { USAGE_AFTER, USAGE_AHEAD } from '../../../../shared/money/moneyLists'
import type { ChangedUsage, NewUsage, Usage, UsagesOf } from '../../../../shared/money/usages'
import { dayAfter } from '../../../../shared/time/days'
import type { SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { once } from '../../../core/db/idempotency'
import { newId } from '../../../core/db/ids'
import { conflictWith, invalid, notFound } from '../../../core/errors'
import { findJob } from '../../desk/jobs/repository'
import { refuseStranger } from '../jobValue/service'
import * as repository from './repository'

const USAGES_MAX = 100
const ENDING_MAX = 20
const DAY_MS = 24 * 60 * 60_000

/** Usages of a job or of a talent, or those that end soon on the caller's jobs and those of nobody. */
export function listUsages({ db, clock, session }: SignedInContext, { jobId, modelId }: UsagesOf): Usage[] {
  if (jobId !== null) return repository.usagesOfJob(db, jobId)
  if (modelId !== null) return repository.usagesOfModel(db, modelId)
  const today = localDay(clock())
  const [from, to] = [dayAfter(today, -USAGE_AFTER), dayAfter(today, USAGE_AHEAD)]
  return repository.endingUsages(db, { accountId: session.account.id, from, to, limit: ENDING_MAX })
}

/** Adds a usage to a job; its fee is part of what the job is worth. Throws 400 for an unknown job or talent. */
export function addUsage(ctx: SignedInContext, given: NewUsage): Usage[] {
  const { db } = ctx
  const { jobId, fee, decisionKey = null, ...facts } = given
  if (!findJob(db, jobId)) throw invalid('jobId', 'Choose a job')
  refuseStranger(ctx, jobId, facts.claimId)
  const scope = `usage ${ctx.session.account.id}`
  transaction(db, () =>
    once(db, ctx.clock(), { scope, key: decisionKey ?? ctx.idempotencyKey, body: given }, () => {
      if (repository.usagesOfJob(db, jobId).length >= USAGES_MAX)
        throw invalid('territory', `At most ${USAGES_MAX} usages`)
      const id = newId()
      repository.insertUsage(db, { ...facts, id, jobId, feePaise: fee, createdAt: ctx.clock().toISOString() })
      return id
    }),
  )
  return repository.usagesOfJob(db, jobId)
}

function usageOf(db: Db, id: string) {
  const usage = repository.findUsage(db, id)
  if (!usage) throw notFound('Usage')
  return usage
}

/** Changes a usage. Throws 404, and 409 when a colleague was faster. */
export function changeUsage(ctx: SignedInContext, { id, version, fee, ...facts }: ChangedUsage): Usage[] {
  const { db } = ctx
  const { jobId } = usageOf(db, id)
  refuseStranger(ctx, jobId, facts.claimId)
  if (!repository.changeUsage(db, id, version, { ...facts, feePaise: fee }))
    throw conflictWith('A colleague changed this usage in the meantime.', {
      kind: 'changed',
      since: [],
      now: usageOf(db, id),
    })
  return repository.usagesOfJob(db, jobId)
}

/** Takes a usage out, and its fee out of the job's value. Throws 404. */
export function removeUsage({ db }: SignedInContext, { id }: { id: string }): Usage[] {
  return transaction(db, () => {
    const { jobId } = usageOf(db, id)
    repository.removeUsage(db, id)
    return repository.usagesOfJob(db, jobId)
  })
}

/** Makes the next usage: the same for as long again, from the day after, for the same fee. Once; throws 404. */
export function renewUsage({ db, clock }: SignedInContext, { id }: { id: string }): Usage[] {
  return transaction(db, () => {
    const { renewedById, version, letEndAt: _, ...usage } = usageOf(db, id)
    if (renewedById === null) {
      const next = newId()
      const span = Math.round((Date.parse(usage.untilDay) - Date.parse(usage.fromDay)) / DAY_MS)
      const fromDay = dayAfter(usage.untilDay, 1)
      const days = { fromDay, untilDay: dayAfter(fromDay, span) }
      repository.insertUsage(db, { ...usage, ...days, id: next, createdAt: clock().toISOString() })
      repository.changeUsage(db, id, version, { renewedById: next, letEndAt: null })
    }
    return repository.usagesOfJob(db, usage.jobId)
  })
}

/** Says that a usage is not renewed: it leaves *Mine*. Throws 404. */
export function letUsageEnd({ db, clock }: SignedInContext, { id }: { id: string }): Usage[] {
  const { jobId, version } = usageOf(db, id)
  repository.changeUsage(db, id, version, { letEndAt: clock().toISOString() })
  return repository.usagesOfJob(db, jobId)
}
