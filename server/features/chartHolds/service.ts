import type { ChartHold } from '../../../shared/chart'
import type { DayPart } from '../../../shared/deskLists'
import type { JobDecided } from '../../../shared/jobs'
import type { SignedInContext } from '../../core/context'
import { newId } from '../../core/db/ids'
import { conflict, notFound } from '../../core/errors'
import { add, change, type Decision, type Line, lineOf } from '../activities/service'
import type { JobRow } from '../claims/repository'
import { datesOfClaims, findClaim, findClaimOf, findPerson } from '../claims/repository'
import { ENDED } from '../claims/rules'
import { refuseEnded } from '../claims/service'
import { decide } from '../decisions/service'
import { sharesHalf } from '../heldHalves/rules'
import { JOB_DATES_MAX } from '../jobDates/service'
import { datesOf, findWhole, openDatesOf } from '../jobs/repository'
import { jobDecided } from '../jobs/service'
import { placeOptionIn } from '../options/service'

type DayAndPart = { day: string; part: DayPart }

/**
 * Places an option on halves that were selected on the chart, in one decision that can be undone as a whole: it uses
 * the job's dates on these days, adds missing ones and adds the talent to the job. Throws 404 for an unknown job or
 * model, 409 when the job has ended or the option is refused.
 */
export function holdFor(ctx: SignedInContext, given: ChartHold): JobDecided {
  const found = findWhole(ctx.db, { number: given.jobNumber })
  if (!found) throw notFound('Job')
  const { job } = found
  const decided = decide(ctx, 'chart hold', given, (decision) => {
    refuseEnded(job)
    const { claimId, line } = claimOn(decision, job, given.modelId)
    const dateIds = new Set(partsOf(given.halves).map((wanted) => dateFor(decision, job, wanted)))
    const open = openFor(decision, line, claimId, [...dateIds])
    if (open.length === 0) throw conflict('The talent is on this job on these days already.')
    const version = findClaim(decision.db, claimId)?.claim.version ?? 0
    placeOptionIn(decision, { claimId, version, dateIds: open })
  })
  return jobDecided(ctx, job.id, decided)
}

/** Halves by day: both of a day are a full day. */
function partsOf(halves: ChartHold['halves']): DayAndPart[] {
  const parts = new Map<string, DayPart>()
  for (const { day, half } of halves)
    parts.set(day, parts.has(day) && parts.get(day) !== half ? 'full' : half)
  return [...parts].map(([day, part]) => ({ day, part })).toSorted((a, b) => a.day.localeCompare(b.day))
}

/** The talent's claim in the job, made where there is none. Its line comes first: by it the decision is known. */
function claimOn(decision: Decision, job: JobRow, modelId: string) {
  const person = findPerson(decision.db, modelId)
  if (!person) throw notFound('Model')
  const found = findClaimOf(decision.db, job.id, modelId)
  const claimId = found?.id ?? newId()
  const line = lineOf(decision, 'option', { claimId, jobId: job.id, modelId })
  const modelName = person.stageName ?? person.name
  if (!found)
    add(decision, line, 'claims', { id: claimId, jobId: job.id, modelId, modelName, createdAt: decision.at })
  return { claimId, line }
}

/** The job's date that shares a half with this part of a day; a new one when there is none. */
function dateFor(decision: Decision, job: JobRow, wanted: DayAndPart): string {
  const { db } = decision
  const same = openDatesOf(db, job.id).find((date) => sharesHalf(date, wanted))
  if (same) return same.id
  if (datesOf(db, job.id).length >= JOB_DATES_MAX) throw conflict(`A job has at most ${JOB_DATES_MAX} dates`)
  const isFirst = !decision.lines.has(job.id)
  const line = lineOf(decision, 'date added', { jobId: job.id })
  if (isFirst) change(decision, line, 'jobs', job.id, { version: job.version + 1 })
  return add(decision, line, 'jobDates', { id: newId(), jobId: job.id, ...wanted })
}

/** The dates of these on which the claim can be optioned; it is proposed for those that it is not on or has left. */
function openFor(decision: Decision, line: Line, claimId: string, dateIds: readonly string[]): string[] {
  const places = datesOfClaims(decision.db, [claimId])
  return dateIds.filter((jobDateId) => {
    const place = places.find(({ date }) => date.jobDateId === jobDateId)?.date
    if (!place) add(decision, line, 'claimDates', { id: newId(), claimId, jobDateId })
    else if (ENDED.includes(place.state))
      change(decision, line, 'claimDates', place.id, { state: 'proposed', reason: null, isAnswered: false })
    else return place.state === 'proposed'
    return true
  })
}
