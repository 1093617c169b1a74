import type { ClaimDecision } from '../../../../shared/desk/claims'
import {
  type ActivityKind,
  activityWords,
  type ClaimActionKind,
  fits,
} from '../../../../shared/desk/deskActions'
import {
  type ConflictKind,
  STAGES_AFTER_WORK,
  STAGES_AT_WORK,
  UNDECIDED_STATES,
} from '../../../../shared/desk/deskLists'
import { CONFLICT_WORDS } from '../../../../shared/desk/deskWords'
import type { Db } from '../../../core/db/database'
import { type ConflictDetails, conflict, conflictWith, notFound } from '../../../core/errors'
import { type QueueRow, queueOf, queuesOf } from '../calendarHolds/repository'
import { halvesOf, isLivingOption } from '../calendarHolds/rules'
import { findContact } from '../clients/repository'
import { activitiesSince } from '../decisions/activities.repository'
import {
  activityAboutClaim,
  changeRow,
  type Decision,
  type PendingActivity,
} from '../decisions/activities.service'
import { hasInvoice } from '../jobs/invoices.repository'
import { openDatesOf } from '../jobs/repository'
import type { ClaimDateRow, ClaimRow, JobDateRow, JobRow } from './repository'
import * as repository from './repository'

/** A claim that a decision is about, with the dates that it takes. */
export type LoadedClaim = {
  claim: ClaimRow
  job: JobRow
  model: NonNullable<ReturnType<typeof repository.findClaim>>['model']
  line: PendingActivity
  /** the dates that the decision is about */
  chosen: { date: ClaimDateRow; day: JobDateRow }[]
  /** the claim's other dates */
  others: { date: ClaimDateRow; day: JobDateRow }[]
}

const JOB_CLAIMS_MAX = 100

type Whom = { claimId: string | null; modelId: string | null; contactId?: string | null }
/** The name of the talent or contact that an activity is about; null where there is none, or who is unknown now. */
export function whomOf(db: Db, { claimId, modelId, contactId = null }: Whom) {
  if (claimId !== null) return repository.findClaim(db, claimId)?.claim.modelName ?? null
  if (contactId !== null) return findContact(db, contactId)?.name ?? null
  const person = modelId === null ? undefined : repository.findPerson(db, modelId)
  return person ? (person.stageName ?? person.name) : null
}

/** What happened to a record of late, for who lost a race. */
export const sinceOf = (db: Db, column: 'claimId' | 'jobId' | 'deskItemId', id: string) =>
  activitiesSince(db, column, id).map(({ at, actorName, kind, ...about }) => ({
    at,
    who: actorName,
    words: activityWords(kind, actorName, whomOf(db, about)),
  })) satisfies ConflictDetails['since']

/** 409 about a claim: why, what changed meanwhile, and the claim as it is now. */
export function refusal(db: Db, kind: ConflictKind, claimId: string, message: string = CONFLICT_WORDS[kind]) {
  const found = repository.findClaim(db, claimId)
  const now = found && {
    id: claimId,
    version: found.claim.version,
    answer: found.claim.answer,
    dates: repository
      .datesOfClaims(db, [claimId])
      .map(({ date }) => ({ jobDateId: date.jobDateId, state: date.state })),
  }
  return conflictWith(message, { kind, since: sinceOf(db, 'claimId', claimId), now: now ?? null })
}

/** The dates of these claims by day, and who holds the halves of their open ones, in the order of each queue. */
export function datesWithQueues(db: Db, people: readonly { claim: Pick<ClaimRow, 'id' | 'modelId'> }[]) {
  const modelOf = new Map(people.map(({ claim }) => [claim.id, claim.modelId]))
  const dated = repository.datesOfClaims(db, [...modelOf.keys()])
  const halves = dated.flatMap(({ date: { claimId, state }, day }) => {
    const modelId = modelOf.get(claimId)
    return modelId && UNDECIDED_STATES.includes(state)
      ? halvesOf(day).map((half) => ({ modelId, ...half }))
      : []
  })
  return { dated, queued: queuesOf(db, halves) }
}

/** Throws 409 when a job has as many talents as one may have (D54). */
export function refuseCrowded(db: Db, jobId: string) {
  if (repository.countClaims(db, jobId) >= JOB_CLAIMS_MAX)
    throw conflict(`A job has at most ${JOB_CLAIMS_MAX} talents`)
}

/** The 409 of a step that a job as it is now does not allow. */
export const jobRefusal = ({ id, stage, version }: JobRow, message: string) =>
  conflictWith(message, { kind: 'changed', since: [], now: { id, stage, version } })

/** Throws 409 when a job is no longer worked on, and says how to go on. */
export function refuseEnded(db: Db, job: JobRow) {
  if (STAGES_AT_WORK.includes(job.stage)) return
  const isInvoiced = STAGES_AFTER_WORK.includes(job.stage) && hasInvoice(db, job.id)
  const way = isInvoiced ? 'Make a new job for more work.' : 'Open it again to go on.'
  throw jobRefusal(job, `This job is ${job.stage}. ${way}`)
}

/**
 * A claim as the caller read it. Throws 404 for an unknown one, 409 when it has another version than the caller read,
 * or when its job has ended.
 */
export function currentClaim({ db }: Decision, { claimId, version }: { claimId: string; version: number }) {
  const found = repository.findClaim(db, claimId)
  if (!found) throw notFound('Talent of this job')
  if (found.claim.version !== version) throw refusal(db, 'changed', claimId)
  refuseEnded(db, found.job)
  return found
}

/**
 * Opens a claim for a decision. Throws as `currentClaim`, and 409 for a job without a date, or when a chosen date is no
 * longer in a fitting state.
 */
export function loadClaim(
  decision: Decision,
  { claimId, version, dateIds }: Omit<ClaimDecision, 'decisionKey'>,
  kind: ClaimActionKind,
): LoadedClaim {
  const { db } = decision
  const { claim, job, model } = currentClaim(decision, { claimId, version })
  const all = repository.datesOfClaims(db, [claimId])
  if (openDatesOf(db, job.id).length === 0)
    throw refusal(db, 'changed', claimId, 'Give the job a date first.')
  const isFitting = ({ date, day }: (typeof all)[number]) =>
    day.cancelledAt === null && fits(kind, date.state)
  const chosen = all.filter((each) => (dateIds ? dateIds.includes(each.date.jobDateId) : isFitting(each)))
  if (chosen.length === 0 || !chosen.every(isFitting)) {
    const hasLapsed = (chosen.length > 0 ? chosen : all).some(({ date }) => date.state === 'expired')
    throw refusal(db, hasLapsed ? 'lapsed' : 'changed', claimId)
  }
  const line = activityAboutClaim(decision, kind, claim)
  return { claim, job, model, line, chosen, others: all.filter((each) => !chosen.includes(each)) }
}

/** Writes a claim's fields with its next version. */
export function saveClaim(
  decision: Decision,
  line: PendingActivity,
  { id, version }: Pick<ClaimRow, 'id' | 'version'>,
  values: Partial<ClaimRow> = {},
) {
  changeRow(decision, line, 'claims', id, { ...values, version: version + 1 })
}

/** The line of a claim in a decision about something else; its first mention gives the claim its next version. */
export function mentionClaim(decision: Decision, claim: ClaimRow, kind: ActivityKind): PendingActivity {
  const isFirst = !decision.activities.has(claim.id)
  const line = activityAboutClaim(decision, kind, claim)
  if (isFirst) saveClaim(decision, line, claim)
  return line
}

/** The queues of a date's halves, without its own holds. */
export function othersOn(db: Db, modelId: string, day: JobDateRow, claimDateId: string): QueueRow[][] {
  return halvesOf(day).map((half) =>
    queueOf(db, modelId, half).filter((each) => each.claimDateId !== claimDateId),
  )
}

/** Throws 409 when a half of a date is held firmly by somebody else, or by another date of the same job (D6, D15). */
export function refuseTaken(
  decision: Decision,
  { claim, job }: LoadedClaim,
  day: JobDateRow,
  claimDateId: string,
) {
  if (claim.modelId === null) throw refusal(decision.db, 'changed', claim.id)
  for (const queue of othersOn(decision.db, claim.modelId, day, claimDateId))
    for (const { firm, bookoutId, jobId, jobNumber, jobTitle } of queue) {
      if (firm === 1 && bookoutId !== null) throw refusal(decision.db, 'booked out', claim.id)
      if (firm === 1)
        throw refusal(
          decision.db,
          'taken',
          claim.id,
          `${claim.modelName} is confirmed for ${jobNumber} ${jobTitle} at this time.`,
        )
      if (jobId === job.id)
        throw refusal(
          decision.db,
          'taken',
          claim.id,
          `${claim.modelName} is on another date of this job at this time.`,
        )
    }
}

/** The living options before a date on any of its halves; for a date without a place all of them (D12). */
export function optionsBefore(
  decision: Decision,
  { claim }: LoadedClaim,
  day: JobDateRow,
  date: ClaimDateRow,
): QueueRow[] {
  const { db, at } = decision
  if (claim.modelId === null) return []
  const modelId = claim.modelId
  return halvesOf(day).flatMap((half) => {
    const queue = queueOf(db, modelId, half)
    const own = queue.find((each) => each.claimDateId === date.id)
    return queue.filter(
      (each) =>
        each.claimDateId !== date.id && isLivingOption(each, at) && (own === undefined || each.seq < own.seq),
    )
  })
}
