import type { ChartHold, HoldForecast, HoldForecastWanted } from '../../../../shared/desk/chart/chart'
import type { ActivityKind } from '../../../../shared/desk/deskActions'
import { type ClaimState, type DayPart, ENDED_STATES } from '../../../../shared/desk/deskLists'
import { JOB_DATES_MAX, type JobDecided } from '../../../../shared/desk/jobs/jobs'
import type { SignedInContext } from '../../../core/context'
import { newId } from '../../../core/db/ids'
import { conflict, notFound, toErrorResponse } from '../../../core/errors'
import { partsOf, sharesHalf } from '../calendarHolds/rules'
import { jobsBefore, rankOf } from '../calendarHolds/service'
import { placeOptionIn } from '../claims/options.service'
import type { JobDateRow, JobRow } from '../claims/repository'
import { datesOfClaims, findClaim, findClaimOf, findPerson } from '../claims/repository'
import { refuseCrowded, refuseEnded } from '../claims/service'
import { rowOf } from '../decisions/activities.repository'
import {
  activityAbout,
  addRow,
  changeRow,
  type Decision,
  type PendingActivity,
} from '../decisions/activities.service'
import { decide, rehearse } from '../decisions/service'
import { datesOf, findWhole, openDatesOf } from '../jobs/repository'
import { addJob, jobDecided } from '../jobs/service'

type DayAndPart = { day: string; part: DayPart }
type Facts = { facts?: Partial<Pick<JobDateRow, 'kind' | 'place'>> | undefined }

/**
 * Places an option on halves that were selected on the chart, in one decision that can be undone as a whole: it uses
 * the job's dates on these days, adds missing ones and adds the talent to the job. Throws 404 for an unknown job or
 * model, 409 when the job has ended or the option is refused.
 */
export function holdFor(ctx: SignedInContext, given: ChartHold): JobDecided {
  const found = findWhole(ctx.db, { number: given.jobNumber })
  if (!found) throw notFound('Job')
  const { job } = found
  const decided = decide(ctx, 'chart hold', given, (decision) => void holdIn(decision, job, given))
  return jobDecided(ctx, job.id, decided)
}

/** The same inside a running decision; returns the talent's claim and the dates on which it is on option now. */
function holdIn(decision: Decision, job: JobRow, given: Pick<ChartHold, 'modelId' | 'halves'>) {
  refuseEnded(decision.db, job)
  const { claimId, line } = claimOn(decision, job, given.modelId, 'option')
  const dateIds = new Set(partsOf(given.halves).map((wanted) => dateFor(decision, job, wanted)))
  const open = openFor(decision, { line, claimId }, [...dateIds])
  placeOptionIn(decision, { ...currentOf(decision, claimId), dateIds: open }, 'halves')
  return { claimId, open }
}

/** What `holdFor` would do for each of some talents; nothing is written. Throws 404 for an unknown job. */
export function forecastHold(ctx: SignedInContext, given: HoldForecastWanted): HoldForecast[] {
  const { jobNumber, modelIds, halves } = given
  const found = jobNumber === undefined ? null : (findWhole(ctx.db, { number: jobNumber })?.job ?? null)
  if (jobNumber !== undefined && found === null) throw notFound('Job')
  return modelIds.map((modelId) => {
    try {
      return { modelId, ...resultFor(ctx, found, { modelId, halves }), refusal: null }
    } catch (error) {
      const { status, message } = toErrorResponse(error)
      if (status !== 409 && status !== 400) throw error
      return { modelId, ranks: [], behind: [], addsDay: false, refusal: message }
    }
  })
}

/** The place of an option for a job, or for a new one. */
function resultFor(ctx: SignedInContext, found: JobRow | null, given: Pick<ChartHold, 'modelId' | 'halves'>) {
  let placed = { claimId: '', open: [] as string[] }
  const days = new Set(found ? openDatesOf(ctx.db, found.id).map(({ id }) => id) : [])
  const work = (decision: Decision) => {
    const title = 'A new job'
    const job = found ?? rowOf(decision.db, 'jobs', addJob(decision, { title, talentTitle: title }).id)
    if (job) placed = holdIn(decision, job, given)
  }
  return rehearse(ctx, work, ({ db, at }) => {
    const dates = datesOfClaims(db, [placed.claimId]).filter(({ day }) => placed.open.includes(day.id))
    return {
      ranks: dates.map(({ date }) => rankOf(db, date.id, at)),
      behind: [...new Set(dates.flatMap(({ date }) => jobsBefore(db, date.id, at)))],
      addsDay: dates.some(({ day }) => !days.has(day.id)),
    }
  })
}

/** The talent's claim in the job, made where there is none. Its line comes first: by it the decision is known. */
export function claimOn(decision: Decision, job: JobRow, modelId: string, kind: ActivityKind) {
  const person = findPerson(decision.db, modelId)
  if (!person) throw notFound('Model')
  const found = findClaimOf(decision.db, job.id, modelId)
  if (!found) refuseCrowded(decision.db, job.id)
  const claimId = found?.id ?? newId()
  const line = activityAbout(decision, kind, { claimId, jobId: job.id, modelId })
  const modelName = person.stageName ?? person.name
  if (!found)
    addRow(decision, line, 'claims', {
      id: claimId,
      jobId: job.id,
      modelId,
      modelName,
      createdAt: decision.at,
    })
  return { claimId, line }
}

/** The job's date that shares a half with this part of a day; a new one when there is none. */
export function dateFor(decision: Decision, job: JobRow, { facts, ...wanted }: DayAndPart & Facts): string {
  const { db } = decision
  const same = openDatesOf(db, job.id).find((date) => sharesHalf(date, wanted))
  if (same) return same.id
  if (datesOf(db, job.id).length >= JOB_DATES_MAX) throw conflict(`A job has at most ${JOB_DATES_MAX} dates`)
  const line = lineOfJob(decision, job, 'date added')
  return addRow(decision, line, 'jobDates', { id: newId(), jobId: job.id, ...facts, ...wanted })
}

/** The line of a job in a decision; its first mention gives the job its next version. */
export function lineOfJob(decision: Decision, job: JobRow, kind: ActivityKind): PendingActivity {
  const isFirst = !decision.activities.has(job.id)
  const line = activityAbout(decision, kind, { jobId: job.id })
  if (isFirst) changeRow(decision, line, 'jobs', job.id, { version: job.version + 1 })
  return line
}

/** A claim with its version as the running decision left it. */
export const currentOf = ({ db }: Decision, claimId: string) => ({
  claimId,
  version: findClaim(db, claimId)?.claim.version ?? 0,
})

/**
 * Proposes a claim for those of the dates that it is not on or has left. Returns these, with those that are in a state
 * of `and`; throws 409 when there is none.
 */
export function openFor(
  decision: Decision,
  { line, claimId }: { line: PendingActivity; claimId: string },
  dateIds: readonly string[],
  and: readonly ClaimState[] = ['proposed'],
): string[] {
  const places = datesOfClaims(decision.db, [claimId])
  const open = dateIds.filter((jobDateId) => {
    const place = places.find(({ date }) => date.jobDateId === jobDateId)?.date
    if (!place) addRow(decision, line, 'claimDates', { id: newId(), claimId, jobDateId })
    else if (ENDED_STATES.includes(place.state))
      changeRow(decision, line, 'claimDates', place.id, {
        state: 'proposed',
        reason: null,
        isAnswered: false,
      })
    else return and.includes(place.state)
    return true
  })
  if (open.length === 0) throw conflict('The talent is already on this job on these days.')
  return open
}
