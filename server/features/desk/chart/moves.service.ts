import type {
  ChartDays,
  ChartForecast,
  ChartPassing,
  ForecastWanted,
} from '../../../../shared/desk/chart/chartMoves'
import { deskDay } from '../../../../shared/desk/dayWords'
import type { JobDecided } from '../../../../shared/desk/jobs/jobs'
import { localDay } from '../../../../shared/format'
import type { SignedInContext } from '../../../core/context'
import type { Db } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { invalid, notFound } from '../../../core/errors'
import { halvesOf } from '../calendarHolds/rules'
import { jobsBefore, rankOf } from '../calendarHolds/service'
import { setDatesIn } from '../claims/days.service'
import { placeOptionIn, releaseDates } from '../claims/options.service'
import { type ClaimRow, claimsOfJob, datesOfClaims, findClaimOf, type JobRow } from '../claims/repository'
import { isLiving } from '../claims/rules'
import { currentClaim, mentionClaim, refusal, saveClaim } from '../claims/service'
import { activityAboutClaim, addRow, type Decision } from '../decisions/activities.service'
import { decide, rehearse } from '../decisions/service'
import { moveDate } from '../jobs/dateMoves.service'
import { findWhole, openDatesOf } from '../jobs/repository'
import { jobDecided } from '../jobs/service'
import { noticesOf } from '../notices/repository'
import { claimOn, currentOf, dateFor, lineOfJob, openFor } from './holds.service'
import { otherDays } from './moves.rules'
import { changedPeople } from './moves.views'

type Dated = ReturnType<typeof datesOfClaims>[number]
type OfJob = Pick<ChartDays, 'modelId' | 'jobNumber'>

/** The claim that a bar shows. Throws 404 for a job that is unknown or without this talent. */
function claimFor({ db }: Pick<Decision, 'db'>, { modelId, jobNumber }: OfJob) {
  const job = findWhole(db, { number: jobNumber })?.job
  const claim = job && findClaimOf(db, job.id, modelId)
  if (!claim) throw notFound('Talent of this job')
  return claim
}

const livingDates = ({ db }: Decision, claimId: string) =>
  datesOfClaims(db, [claimId]).filter(({ date }) => isLiving(date.state))
const isPlaced = ({ date }: Dated) => date.state !== 'proposed'

/**
 * Gives a talent other halves for its job (D20), as one decision: its dates change, and new ones are found or added.
 * What it is wanted for newly goes on option. Throws 404 for a talent who is not on the job, 400 when nothing changes,
 * 409 where `setDates`, a moved date or an option would be refused.
 */
export function setDays(ctx: SignedInContext, given: ChartDays): JobDecided {
  const { jobId } = claimFor(ctx, given)
  return jobDecided(
    ctx,
    jobId,
    decide(ctx, 'chart days', given, (decision) => setDaysIn(decision, given)),
  )
}

function setDaysIn(decision: Decision, given: Omit<ChartDays, 'decisionKey'>) {
  const { claim, job } = currentClaim(decision, { ...given, claimId: claimFor(decision, given).id })
  const living = livingDates(decision, claim.id)
  const placed = living.filter(isPlaced)
  const { stays, changes, adds } = otherDays(
    placed.map(({ day }) => day),
    given,
  )
  if (stays.length === placed.length && adds.length === 0)
    throw invalid('takes', 'The talent already has these days for this job')
  activityAboutClaim(decision, 'dates set', claim)
  const wanted = [
    ...stays,
    ...changes.flatMap((to) => {
      const own = placed.find(({ day }) => day.id === to.id)
      return own ? [dateForPart(decision, { job, claim }, own, to)] : []
    }),
    ...adds.map((day) => dateFor(decision, job, { ...day, facts: factsNear(placed, day) })),
  ]
  const proposed = living.filter((each) => !isPlaced(each)).map(({ day }) => day.id)
  const all = [...new Set([...wanted, ...proposed])]
  if (all.length === 0) throw invalid('frees', 'Keep at least one day. To free all days, release the talent.')
  setDatesIn(decision, { ...currentOf(decision, claim.id), dateIds: all })
  // A date that could not join its queue is refused in the words of an option.
  const left = livingDates(decision, claim.id).filter(
    (each) => !isPlaced(each) && wanted.includes(each.day.id),
  )
  const dateIds = left.map(({ day }) => day.id)
  if (dateIds.length > 0) placeOptionIn(decision, { ...currentOf(decision, claim.id), dateIds }, 'takes')
}

/** A new date is of the same kind, in the same place, as the talent's nearest one. */
function factsNear(placed: readonly Dated[], { day }: { day: string }) {
  const away = (each: Dated) => Math.abs(Date.parse(each.day.day) - Date.parse(day))
  const [nearest] = placed.toSorted((one, other) => away(one) - away(other))
  return nearest && { kind: nearest.day.kind, place: nearest.day.place }
}

/**
 * The date of the job for another part of a talent's day: one that the job has, the talent's own when nobody else is on
 * it, else a new one. Throws 409 for a confirmed talent who is not alone on the date.
 */
function dateForPart(
  decision: Decision,
  { job, claim }: { job: JobRow; claim: ClaimRow },
  { date, day: own }: Dated,
  to: Pick<Dated['day'], 'day' | 'part'>,
): string {
  const { db } = decision
  const wanted = { day: to.day, part: to.part }
  const same = openDatesOf(db, job.id).find(({ day, part }) => day === to.day && part === to.part)
  if (same) return same.id
  const others = placesOfJob(db, job.id).filter(
    (place) => place.day.id === own.id && place.claim.id !== claim.id,
  )
  if (others.length === 0) {
    const line = lineOfJob(decision, job, 'date moved')
    moveDate(decision, { job, line, date: own, held: [{ claim, date }] }, wanted)
    return own.id
  }
  if (date.state === 'confirmed')
    throw refusal(
      db,
      'changed',
      claim.id,
      `Others are on this date too: change ${deskDay(own.day, localDay(decision.now))} on the page of the job.`,
    )
  const { kind, place } = own
  const line = lineOfJob(decision, job, 'date added')
  return addRow(decision, line, 'jobDates', { id: newId(), jobId: job.id, kind, place, ...wanted })
}

/**
 * Puts another talent on a talent's dates of its job, proposed or on option, and releases the first when wanted. Throws
 * 404 for an unknown talent, 409 when the other is on these dates already, when the option is refused, or when a
 * confirmed talent would be released.
 */
export function pass(ctx: SignedInContext, given: ChartPassing): JobDecided {
  const { jobId } = claimFor(ctx, given)
  return jobDecided(
    ctx,
    jobId,
    decide(ctx, 'chart pass', given, (decision) => passIn(decision, given)),
  )
}

function passIn(decision: Decision, given: Omit<ChartPassing, 'decisionKey'>) {
  const { db } = decision
  const { toModelId, isOption, isReleasing } = given
  const { claim, job } = currentClaim(decision, { ...given, claimId: claimFor(decision, given).id })
  if (toModelId === claim.modelId) throw invalid('toModelId', 'Choose another talent')
  const isShown = ({ day }: Dated) =>
    halvesOf(day).some((one) => given.halves.some(({ day, half }) => day === one.day && half === one.half))
  const own = livingDates(decision, claim.id).filter((each) => isPlaced(each) && isShown(each))
  if (own.length === 0) throw refusal(db, 'changed', claim.id)
  const before = findClaimOf(db, job.id, toModelId)
  const on = claimOn(decision, job, toModelId, isOption ? 'option' : 'proposed instead')
  const wanted = own.map(({ day }) => day.id)
  const dateIds = openFor(decision, on, wanted, isOption ? ['proposed'] : [])
  if (isOption) placeOptionIn(decision, { ...currentOf(decision, on.claimId), dateIds }, 'halves')
  else if (before) saveClaim(decision, on.line, before)
  if (!isReleasing) return
  const confirmed = own.find(({ date }) => date.state === 'confirmed')
  if (confirmed) {
    const when = deskDay(confirmed.day.day, localDay(decision.now))
    throw refusal(db, 'changed', claim.id, `${claim.modelName} is confirmed on ${when}. Cancel that first.`)
  }
  releaseDates(decision, { claim, line: mentionClaim(decision, claim, 'released') }, own, 'agency')
}

/** Everybody's dates of a job that are not over for them. */
function placesOfJob(db: Db, jobId: string) {
  const claims = claimsOfJob(db, jobId).map(({ claim }) => claim)
  const dated = datesOfClaims(
    db,
    claims.map(({ id }) => id),
  )
  return dated.flatMap(({ date, day }) => {
    const claim = claims.find(({ id }) => id === date.claimId)
    return claim && isLiving(date.state) ? [{ claim, date, day }] : []
  })
}

/** What one of the two decisions would change and who would be mailed; nothing is written. Throws as they do. */
export function forecast(ctx: SignedInContext, wanted: ForecastWanted): ChartForecast {
  let version = 0
  let before: ReturnType<typeof placesOfJob> = []
  let jobId = ''
  return rehearse(
    ctx,
    (decision) => {
      const claim = claimFor(decision, wanted)
      version = claim.version
      jobId = claim.jobId
      before = placesOfJob(decision.db, jobId)
      const { toModelId } = wanted
      if (toModelId) passIn(decision, { ...wanted, toModelId, version })
      else setDaysIn(decision, { ...wanted, version })
    },
    ({ id, db, at }) => ({
      version,
      people: changedPeople(before, placesOfJob(db, jobId), (dateId) => ({
        rank: rankOf(db, dateId, at),
        behind: jobsBefore(db, dateId, at),
      })),
      mails: noticesOf(db, id),
    }),
  )
}
