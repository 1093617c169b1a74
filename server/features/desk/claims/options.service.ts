import type { Extension, OptionDecision, Proposal, Releasing } from '../../../../shared/desk/claims'
import type { SignedInContext } from '../../../core/context'
import { newId } from '../../../core/db/ids'
import { conflictWith, invalid, notFound } from '../../../core/errors'
import { readDeskSettings } from '../../agency/settings/desk.repository'
import { defaultEnd, isLivingOption, isPast } from '../calendarHolds/rules'
import { endDate, hold, moveEnd } from '../calendarHolds/service'
import { activityAbout, addRow, changeRow, type Decision } from '../decisions/activities.service'
import { type Decided, decide } from '../decisions/service'
import { findJob, openDatesOf } from '../jobs/repository'
import { feeOf, roleOf } from '../jobs/roles.service'
import { notify, notifyFreed, notifyOptioned, remindOfEnd } from '../notices/service'
import { findClaimOf, findPerson } from './repository'
import {
  type LoadedClaim,
  loadClaim,
  othersOn,
  refusal,
  refuseCrowded,
  refuseEnded,
  refuseTaken,
  saveClaim,
} from './service'

/**
 * Puts a model on the shortlist of a job, for all its dates or the chosen ones. Holds nothing, unless it is placed on
 * option in the same decision. Throws 404 for an unknown job, and as `proposeIn` and `placeOption`.
 */
export function propose(ctx: SignedInContext, given: Proposal): Decided {
  return decide(ctx, 'propose', given, (decision) => {
    const job = findJob(ctx.db, given.jobId)
    if (!job) throw notFound('Job')
    refuseEnded(ctx.db, job)
    const claim = proposeIn(decision, { ...given, job: { id: job.id } })
    if (given.asOption) placeOptionIn(decision, claim, 'modelId')
  })
}

/**
 * The same inside a running decision; returns the new claim. Throws 404 for an unknown model, 409 when it is on the job
 * already.
 */
export function proposeIn(
  decision: Decision,
  {
    job,
    modelId,
    dateIds,
    roleId,
  }: Pick<Proposal, 'modelId' | 'dateIds' | 'roleId'> & { job: { id: string } },
) {
  const { db, at } = decision
  const person = findPerson(db, modelId)
  if (!person) throw notFound('Model')
  const modelName = person.stageName ?? person.name
  if (findClaimOf(db, job.id, modelId))
    throw conflictWith(`${modelName} is on this job already.`, { kind: 'changed', since: [], now: null })
  refuseCrowded(db, job.id)
  const claimId = newId()
  const line = activityAbout(decision, 'proposed', { claimId, jobId: job.id, modelId })
  const role = roleId === undefined ? null : roleOf(db, job.id, roleId)
  const cast = role && { roleId: role.id, ...feeOf(role) }
  addRow(decision, line, 'claims', { id: claimId, jobId: job.id, modelId, modelName, createdAt: at, ...cast })
  for (const { id } of openDatesOf(db, job.id)) {
    if (dateIds && !dateIds.includes(id)) continue
    addRow(decision, line, 'claimDates', { id: newId(), claimId, jobDateId: id })
  }
  return { claimId, version: 1 }
}

/** Throws 409 where a half has as many living options as the agency allows (D14). */
function refuseFull(
  decision: Decision,
  { claim }: LoadedClaim,
  queues: ReturnType<typeof othersOn>,
  most: number,
) {
  const isFull = queues.some(
    (queue) => queue.filter((each) => isLivingOption(each, decision.at)).length >= most,
  )
  if (isFull) throw refusal(decision.db, 'full', claim.id)
}

/**
 * Places options on the chosen dates, at the end of each queue, and asks the talent. Throws 400 for a past date or end,
 * 409 for a firm half, above the highest rank, or for a model who is not assigned (D21).
 */
export function placeOption(ctx: SignedInContext, given: OptionDecision): Decided {
  return decide(ctx, 'option', given, (decision) => placeOptionIn(decision, given))
}

/** The same inside a running decision; `field` is where the caller sent the days. */
export function placeOptionIn(decision: Decision, given: OptionDecision, field = 'dateIds') {
  const { db, now, at } = decision
  const opened = loadClaim(decision, given, 'option')
  const { claim, job, model, line, chosen, others } = opened
  const options = others.filter(({ date }) => date.state === 'option')
  if (claim.modelId === null || (!model?.isActive && options.length === 0))
    throw refusal(db, 'changed', claim.id, `${claim.modelName} is not assigned, so no option can be placed.`)
  if (chosen.some(({ day }) => isPast(day.day, now))) throw invalid(field, 'This day has passed')
  const settings = readDeskSettings(db)
  const first = chosen[0]?.day.day ?? ''
  const running = options.length > 0 ? claim.expiresAt : null
  const expiresAt = given.expiresAt ?? running ?? defaultEnd(now, first, settings)
  if (expiresAt <= at) throw invalid('expiresAt', 'Choose an end in the future')
  const isAsked = ['none', 'no'].includes(claim.answer)
  saveClaim(decision, line, claim, { expiresAt, ...(isAsked && { answer: 'asked' as const }) })
  for (const { date, day } of chosen) {
    refuseTaken(decision, opened, day, date.id)
    refuseFull(decision, opened, othersOn(db, claim.modelId, day, date.id), settings.highestRank)
    changeRow(decision, line, 'claimDates', date.id, {
      state: 'option',
      reason: null,
      optionedAt: at,
      endedAt: null,
    })
    hold(decision, line, { date, claim: { ...claim, expiresAt }, day, job }, { firm: false })
  }
  notifyOptioned(
    decision,
    { ...claim, expiresAt },
    chosen.map(({ date }) => date.id),
  )
  const unanswered = chosen.filter(({ date }) => !date.isAnswered).map(({ date }) => date.id)
  if (unanswered.length > 0) notify(decision, 'asked', 'talent', claim.id, unanswered)
}

/** Releases options and proposals: their halves are free and those behind move up (D9). */
export function release(ctx: SignedInContext, given: Releasing): Decided {
  return decide(ctx, 'release', given, (decision) => {
    const opened = loadClaim(decision, given, 'released')
    saveClaim(decision, opened.line, opened.claim)
    releaseDates(decision, opened, opened.chosen, given.reason)
  })
}

/** Ends dates as released inside a running decision; a talent who was asked is told. */
export function releaseDates(
  decision: Decision,
  { claim, line }: Pick<LoadedClaim, 'claim' | 'line'>,
  dates: LoadedClaim['chosen'],
  reason: string,
) {
  for (const { date } of dates) endDate(decision, line, date.id, 'released', reason)
  notifyFreed(
    decision,
    claim,
    dates.map(({ date }) => date.id),
  )
}

/** Moves the end of all options of a claim. Throws 400 for an end that has passed. */
export function extend(ctx: SignedInContext, given: Extension): Decided {
  return decide(ctx, 'extend', given, (decision) => {
    const { dateIds: _, ...all } = given
    const { claim, job, line, chosen } = loadClaim(decision, all, 'extended')
    const { expiresAt } = given
    if (expiresAt <= decision.at) throw invalid('expiresAt', 'Choose an end in the future')
    saveClaim(decision, line, claim, { expiresAt })
    for (const { date, day } of chosen)
      moveEnd(decision, line, { date, claim: { ...claim, expiresAt }, day, job })
    remindOfEnd(decision, claim.id, expiresAt)
  })
}
