import type { JobDecided, StageChange } from '../../../../shared/desk/jobs/jobs'
import { localDay } from '../../../../shared/format'
import type { AppContext, SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { inTurn } from '../../../core/inTurn'
import { isPast } from '../calendarHolds/rules'
import { endDate } from '../calendarHolds/service'
import { releaseDates } from '../claims/options.service'
import { claimsOfJob, datesOfClaims, type JobRow } from '../claims/repository'
import { jobRefusal, type LoadedClaim, mentionClaim } from '../claims/service'
import {
  activityAbout,
  beginDecision,
  changeRow,
  type Decision,
  type PendingActivity,
} from '../decisions/activities.service'
import { finishDecision } from '../decisions/queues.service'
import { decide } from '../decisions/service'
import { notifyBoth } from '../notices/service'
import { hasInvoice } from './invoices.repository'
import { jobsToEnd, openDatesOf } from './repository'
import { mayBecome } from './rules'
import { jobDecided, openJob } from './service'

type Dated = LoadedClaim['chosen'][number]

/**
 * Moves a job to another stage, with all consequences for its talents. Throws 409 for a step that is not
 * possible: agreed without a client and a date, lost while a date is confirmed.
 */
export function setStage(ctx: SignedInContext, given: StageChange): JobDecided {
  const { id, version, stage, reason, words } = given
  const decided = decide(ctx, 'stage', given, (decision) => {
    const { job, line } = openJob(decision, id, version, `stage ${stage}`)
    if (['quoted', 'agreed'].includes(stage)) line.words = words || null
    if (job.stage === 'closed' || (job.stage === 'done' && stage === 'agreed')) line.kind = 'stage open'
    const confirmed = datesOfJob(ctx.db, id).filter(({ date }) => date.state === 'confirmed')
    const isAhead = ({ day }: Dated) => !isPast(day.day, decision.now)
    const [ahead, over] = [confirmed.filter(isAhead), confirmed.filter((each) => !isAhead(each))]
    const obstacle = obstacleTo(ctx.db, job, stage, { confirmed: confirmed.length, ahead: ahead.length })
    if (obstacle !== null) throw jobRefusal(job, obstacle)
    const endReason = ['lost', 'cancelled'].includes(stage) ? (reason ?? null) : null
    const times = momentsOf(job, stage, decision.at)
    changeRow(decision, line, 'jobs', id, { stage, endReason, ...times, version: version + 1 })
    if (stage === 'cancelled') {
      endConfirmed(decision, ahead, 'cancelled')
      keepPercents(decision, line, ahead, given.cancelPercents)
    }
    if (job.stage === 'cancelled') forgetPercents(decision, line, id)
    // Of a job that is done no confirmed date is ahead.
    if (stage === 'cancelled' || stage === 'done') endConfirmed(decision, over, 'done')
    if (['lost', 'cancelled', 'done'].includes(stage)) releaseOpen(decision, id, 'job over')
  })
  return jobDecided(ctx, id, decided)
}

/** Why a job cannot take this step, as a sentence; null where it can. */
function obstacleTo(
  db: Db,
  job: JobRow,
  stage: JobRow['stage'],
  dates: { confirmed: number; ahead: number },
): string | null {
  if (job.stage === 'closed' && hasInvoice(db, job.id))
    return 'This job is invoiced. It opens again when its invoice is credited.'
  if (!mayBecome(job.stage, stage)) return `A job that is ${job.stage} cannot become ${stage}.`
  if (stage === 'agreed' && (job.clientId === null || openDatesOf(db, job.id).length === 0))
    return 'Choose a client and a date first.'
  if (stage === 'lost' && dates.confirmed > 0)
    return 'A talent is confirmed. Cancel that date first, or cancel the job.'
  if (stage === 'done' && dates.ahead > 0) return 'A confirmed date is still ahead.'
  return null
}

/** What is still owed for each date whose confirmed talents were cancelled. */
function keepPercents(
  decision: Decision,
  line: PendingActivity,
  ahead: readonly Dated[],
  given: StageChange['cancelPercents'],
) {
  for (const { id, version } of new Map(ahead.map(({ day }) => [day.id, day])).values()) {
    const cancelPercent = given?.find(({ dateId }) => dateId === id)?.cancelPercent ?? null
    if (cancelPercent !== null)
      changeRow(decision, line, 'jobDates', id, { cancelPercent, version: version + 1 })
  }
}

/** A job that is opened again owes nothing for dates that are open again. */
function forgetPercents(decision: Decision, line: PendingActivity, jobId: string) {
  for (const { id, cancelPercent, version } of openDatesOf(decision.db, jobId))
    if (cancelPercent !== null)
      changeRow(decision, line, 'jobDates', id, { cancelPercent: null, version: version + 1 })
}

/** When a job was agreed and when it was lost, for the report; a lost job that is opened again was neither. */
function momentsOf(job: JobRow, stage: JobRow['stage'], at: string) {
  const { agreedAt } = job
  if (stage === 'lost' || stage === 'cancelled') return { agreedAt, lostAt: at }
  if (stage === 'agreed') return { agreedAt: agreedAt ?? at, lostAt: null }
  return { agreedAt: stage === 'open' ? null : agreedAt, lostAt: null }
}

function datesOfJob(db: Db, jobId: string): (Dated & Pick<LoadedClaim, 'claim'>)[] {
  const people = claimsOfJob(db, jobId)
  const ids = people.map(({ claim }) => claim.id)
  return datesOfClaims(db, ids).flatMap((dated) => {
    const claim = people.find((each) => each.claim.id === dated.date.claimId)?.claim
    return claim ? [{ ...dated, claim }] : []
  })
}

/** Ends confirmed dates: cancelled ones are free and mailed, done ones keep their record and hold nothing ahead. */
function endConfirmed(
  decision: Decision,
  dates: readonly (Dated & Pick<LoadedClaim, 'claim'>)[],
  state: 'cancelled' | 'done',
) {
  for (const { date, claim } of dates) {
    const line = mentionClaim(decision, claim, state)
    if (state === 'done') {
      changeRow(decision, line, 'claimDates', date.id, { state })
      continue
    }
    endDate(decision, line, date.id, state, null)
    notifyBoth(decision, 'cancelled', claim.id, [date.id])
  }
}

/** Releases everything of a job that is proposed or on option (D23). */
function releaseOpen(decision: Decision, jobId: string, reason: string) {
  for (const { date, day, claim } of datesOfJob(decision.db, jobId))
    if (date.state === 'proposed' || date.state === 'option') {
      const line = mentionClaim(decision, claim, 'released')
      releaseDates(decision, { claim, line }, [{ date, day }], reason)
    }
}

/** Ends every agreed job whose last date is past and where a talent was confirmed; returns how many. */
export function endPastJobs(app: Pick<AppContext, 'db' | 'clock'>): number {
  const now = app.clock()
  const ended = jobsToEnd(app.db, localDay(now))
  const end = (job: (typeof ended)[number]) =>
    transaction(app.db, () => {
      const decision = beginDecision(app.db, now, null)
      const line = activityAbout(decision, 'stage done', { jobId: job.id })
      changeRow(decision, line, 'jobs', job.id, { stage: 'done', version: job.version + 1 })
      endConfirmed(
        decision,
        datesOfJob(app.db, job.id).filter(({ date }) => date.state === 'confirmed'),
        'done',
      )
      releaseOpen(decision, job.id, 'job over')
      finishDecision(decision)
    })
  return inTurn(ended.map((job) => () => end(job))).length
}

/** What the papers of a job make of its stage, and why. */
const BY_PAPERS = {
  done: { kind: 'stage open', words: 'Its invoice was credited.' },
  billed: { kind: 'stage billed', words: null },
  closed: { kind: 'stage closed', words: 'Everything is paid.' },
} as const
export type StageByPapers = keyof typeof BY_PAPERS

/** Moves a job to the stage that its papers call for, in the caller's transaction (section 3.1 of the desk). */
export function followPapers(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { id, version }: Pick<JobRow, 'id' | 'version'>,
  stage: StageByPapers,
) {
  const decision = beginDecision(db, clock(), null)
  const { kind, words } = BY_PAPERS[stage]
  const line = activityAbout(decision, kind, { jobId: id }, words)
  changeRow(decision, line, 'jobs', id, { stage, version: version + 1 })
  finishDecision(decision)
}
