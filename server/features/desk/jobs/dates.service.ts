import type { ActivityKind } from '../../../../shared/desk/deskActions'
import {
  JOB_DATES_MAX,
  type JobDateCancellation,
  type JobDateChange,
  type JobDateDecision,
  type JobDecided,
  type NewJobDate,
} from '../../../../shared/desk/jobs/jobs'
import type { SignedInContext } from '../../../core/context'
import { newId } from '../../../core/db/ids'
import { defined } from '../../../core/defined'
import { conflict, notFound } from '../../../core/errors'
import { isPast, sharesHalf } from '../calendarHolds/rules'
import { claimsOfJob, datesOfClaims } from '../claims/repository'
import { mentionClaim, refuseEnded } from '../claims/service'
import { addRow, changeRow, type Decision, removeRow } from '../decisions/activities.service'
import { decide } from '../decisions/service'
import { endWhole, moveDate, type OpenedDate } from './dateMoves.service'
import { datesOf } from './repository'
import { jobDecided, openJob } from './service'

/**
 * Adds a date to a job; every talent on it is proposed for it where no half is shared with another of its dates. A job
 * that was done is agreed again by a date that is not over.
 */
export function addDate(ctx: SignedInContext, given: NewJobDate): JobDecided {
  const { jobId, version, decisionKey: _, ...facts } = given
  const decided = decide(ctx, 'addDate', given, (decision) => {
    const { job, line } = openJob(decision, jobId, version, 'date added')
    // Work that was done goes on with a date that is not over.
    const isReopened = job.stage === 'done' && !isPast(facts.day, decision.now)
    if (!isReopened) refuseEnded(ctx.db, job)
    const dates = datesOf(ctx.db, jobId)
    if (dates.length >= JOB_DATES_MAX) throw conflict(`A job has at most ${JOB_DATES_MAX} dates`)
    const id = addRow(decision, line, 'jobDates', { id: newId(), jobId, ...defined(facts) })
    changeRow(decision, line, 'jobs', jobId, {
      version: version + 1,
      ...(isReopened && { stage: 'agreed' as const }),
    })
    const isShared = dates.some((date) => date.cancelledAt === null && sharesHalf(date, facts))
    if (!isShared) proposeFor(decision, jobId, id)
  })
  return jobDecided(ctx, jobId, decided)
}

function proposeFor(decision: Decision, jobId: string, jobDateId: string) {
  for (const { claim } of claimsOfJob(decision.db, jobId)) {
    if (claim.modelId === null || claim.answer === 'no') continue
    const line = mentionClaim(decision, claim, 'proposed')
    addRow(decision, line, 'claimDates', { id: newId(), claimId: claim.id, jobDateId })
  }
}

/** The date of a job for a decision, with everybody's place on it. Throws 404 for a date of another job. */
function openDate(decision: Decision, given: JobDateDecision, kind: ActivityKind): OpenedDate {
  const { job, line } = openJob(decision, given.jobId, given.version, kind)
  const date = datesOf(decision.db, job.id).find(({ id }) => id === given.dateId)
  if (!date) throw notFound('Date')
  const claims = claimsOfJob(decision.db, job.id).map(({ claim }) => claim)
  const places = datesOfClaims(
    decision.db,
    claims.map(({ id }) => id),
  )
  const held = claims.flatMap((claim) => {
    const own = places.find((each) => each.date.claimId === claim.id && each.day.id === date.id)
    return own ? [{ claim, date: own.date }] : []
  })
  changeRow(decision, line, 'jobs', job.id, { version: given.version + 1 })
  return { job, line, date, held }
}

/** Changes a date. Another day or part of the day moves it, with all placed talents (D20). */
export function changeDate(ctx: SignedInContext, given: JobDateChange): JobDecided {
  const decided = decide(ctx, 'changeDate', given, (decision) => {
    const opened = openDate(decision, given, 'date changed')
    const { line, date } = opened
    const { day = date.day, part = date.part } = given
    const facts = defined({ kind: given.kind, place: given.place, callTime: given.callTime })
    if (day === date.day && part === date.part)
      return changeRow(decision, line, 'jobDates', date.id, { ...facts, version: date.version + 1 })
    line.kind = 'date moved'
    moveDate(decision, opened, { day, part, ...facts })
  })
  return jobDecided(ctx, given.jobId, decided)
}

/** Cancels one date: confirmed talents are cancelled, others released; the job's other dates are unchanged (D20). Throws 409. */
export function cancelDate(ctx: SignedInContext, given: JobDateCancellation): JobDecided {
  const decided = decide(ctx, 'cancelDate', given, (decision) => {
    const opened = openDate(decision, given, 'date cancelled')
    refuseEnded(ctx.db, opened.job)
    if (opened.date.cancelledAt !== null) throw conflict()
    endWhole(decision, opened, 'date cancelled', given.cancelPercent)
  })
  return jobDecided(ctx, given.jobId, decided)
}

/** Deletes a date for which talents were at most proposed; other dates can only be cancelled. Throws 409. */
export function removeDate(ctx: SignedInContext, given: JobDateDecision): JobDecided {
  const decided = decide(ctx, 'removeDate', given, (decision) => {
    const { job, line, date, held } = openDate(decision, given, 'date removed')
    refuseEnded(ctx.db, job)
    if (held.some(({ date: own }) => own.state !== 'proposed'))
      throw conflict('A talent was placed on this date. Cancel the date instead.')
    for (const { date: own } of held) removeRow(decision, line, 'claimDates', own.id)
    removeRow(decision, line, 'jobDates', date.id)
  })
  return jobDecided(ctx, given.jobId, decided)
}
