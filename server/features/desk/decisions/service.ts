import type { Note } from '../../../../shared/desk/claims'
import { isUndoable } from '../../../../shared/desk/deskActions'
import { CONFLICT_WORDS } from '../../../../shared/desk/deskWords'
import type { RequestContext, SignedInContext } from '../../../core/context'
import { type Db, isDuplicate, transaction } from '../../../core/db/database'
import { once } from '../../../core/db/idempotency'
import { conflictWith, notFound } from '../../../core/errors'
import { readDeskSettings } from '../../agency/settings/desk.repository'
import { removeUntried } from '../../agency/webhooks/repository'
import { lapsedDates } from '../calendarHolds/repository'
import { removeNoticesOf } from '../notices/repository'
import * as activities from './activities.repository'
import {
  type Actor,
  activityAbout,
  actorOf,
  beginDecision,
  type Decision,
  removeRow,
  restoreRow,
} from './activities.service'
import { finishDecision, queueNow, writeLapsed } from './queues.service'

/** `undoMs`: for how many milliseconds the decision can still be taken back. */
export type Decided = { decisionId: string; undoMs: number }

/** Writes down what has ended by now, in a transaction of its own: a refused decision must not take it back. */
export function lapse(db: Db, now: Date): number {
  if (lapsedDates(db, now.toISOString()).length === 0) return 0
  return transaction(db, () => writeLapsed(db, now))
}

const taken = () => conflictWith(CONFLICT_WORDS.taken, { kind: 'taken', since: [], now: null })

/** Carries out a decision of the signed-in caller. */
export function decide(
  ctx: SignedInContext,
  scope: string,
  given: { decisionKey?: string | undefined },
  work: (decision: Decision) => void,
): Decided {
  const actor = actorOf(ctx)
  return decideAs(ctx, actor, `desk ${scope} ${actor.id}`, given, work)
}

/**
 * Carries a decision out in one transaction, with its activities and notices, or not at all. The same `decisionKey`
 * answers for the same decision again within its scope (D25). A refusal by a unique index is answered as `taken`.
 */
export function decideAs(
  ctx: RequestContext,
  actor: Actor,
  scope: string,
  given: { decisionKey?: string | undefined },
  work: (decision: Decision) => void,
): Decided {
  const { db } = ctx
  const now = ctx.clock()
  lapse(db, now)
  const request = { scope, key: given.decisionKey ?? ctx.idempotencyKey, body: given }
  const make = () => {
    const decision = beginDecision(db, now, actor, { batchId: ctx.batchId ?? null })
    work(decision)
    finishDecision(decision)
    return decision.id
  }
  try {
    const { id } = transaction(db, () => once(db, now, request, make))
    return { decisionId: id, undoMs: undoMs(db, id, now) }
  } catch (error) {
    throw isDuplicate(error) ? taken() : error
  }
}

/** For how long after `now` a decision can be taken back; 0 when it cannot. */
function undoMs(db: Db, decisionId: string, now: Date): number {
  const [first] = activities.activitiesOf(db, decisionId)
  if (!first || !isUndoable(first.kind) || activities.isUndone(db, decisionId)) return 0
  const waitMs = readDeskSettings(db).mailWaitMinutes * 60_000
  return Math.max(0, Date.parse(first.at) + waitMs - now.getTime())
}

/** For how long a decision can be taken back now; 0 when it cannot, or when something it wrote has changed since. */
export function undoMsOf({ db, clock }: Pick<SignedInContext, 'db' | 'clock'>, decisionId: string): number {
  const left = undoMs(db, decisionId, clock())
  if (left === 0) return 0
  const images = activities.activitiesOf(db, decisionId).flatMap(({ after }) => after ?? [])
  return images.every((image) => isUnchanged(db, image)) ? left : 0
}

/** Carries the result of a forecast out of the transaction that it takes back. */
class TakenBack extends Error {
  constructor(readonly result: unknown) {
    super()
  }
}

/**
 * What a decision of the signed-in caller would lead to: it is carried out in a transaction, `read` reads the result,
 * and everything is taken back. Throws as the decision would.
 */
export function rehearse<Result>(
  ctx: SignedInContext,
  work: (decision: Decision) => void,
  read: (decision: Decision) => Result,
): Result {
  const { db } = ctx
  const now = ctx.clock()
  lapse(db, now)
  try {
    return transaction(db, () => {
      const decision = beginDecision(db, now, actorOf(ctx))
      work(decision)
      finishDecision(decision)
      throw new TakenBack(read(decision))
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.result as Result
    throw isDuplicate(error) ? taken() : error
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether a row, or the queue of a half, is still as the decision left it. */
function isUnchanged(db: Db, { table, id, row }: activities.RowImage): boolean {
  if (table === 'queue') {
    const [modelId = '', day = '', half] = id.split(' ')
    return isSame(queueNow(db, modelId, { day, half: half === 'am' ? 'am' : 'pm' }), row?.rows)
  }
  const now = activities.rowOf(db, table as activities.TableName, id) as Record<string, unknown> | undefined
  if (row === null || now === undefined) return row === null && now === undefined
  return Object.keys(row).every((name) => isSame(now[name] ?? null, row[name] ?? null))
}

/**
 * Undoes a decision completely: rows, halves, ranks and order are restored, and its mails are not sent. Throws 404 for
 * another's decision, 409 when the wait is over or something it wrote has changed since.
 */
export function undo(
  ctx: SignedInContext,
  { decisionId }: { decisionId: string },
): Decided & { jobId: string | null } {
  const { db } = ctx
  const now = ctx.clock()
  lapse(db, now)
  const jobId = transaction(db, () => {
    const lines = activities.activitiesOf(db, decisionId)
    const [first] = lines
    if (!first || first.actorId !== ctx.session.account.id) throw notFound('Decision')
    const isLate = undoMs(db, decisionId, now) === 0
    const images = lines.flatMap(({ after }) => after ?? [])
    if (isLate || !images.every((image) => isUnchanged(db, image)))
      throw conflictWith('This can no longer be taken back.', { kind: 'changed', since: [], now: null })
    const decision = beginDecision(db, now, actorOf(ctx), { undoes: decisionId })
    for (const line of lines.toReversed()) putBack(decision, line)
    removeNoticesOf(db, decisionId)
    removeUntried(db, decisionId)
    finishDecision(decision)
    return first.jobId
  })
  // An option whose end passed meanwhile was put back: it ends at once.
  lapse(db, now)
  return { decisionId, undoMs: 0, jobId }
}

function putBack(decision: Decision, activity: activities.ActivityRow) {
  const { jobId, clientId, claimId, modelId, deskItemId, before, after } = activity
  const line = activityAbout(decision, 'undone', { jobId, clientId, claimId, modelId, deskItemId })
  for (const { table, id, row } of (before ?? []).toReversed()) {
    const name = table as activities.TableName
    const left = after?.find((image) => image.table === table && image.id === id)?.row ?? null
    if (row === null && left === null) continue
    if (row === null) removeRow(decision, line, name, id)
    else restoreRow(decision, line, { table: name, id }, row, left)
  }
}

/** Adds a note to a job. Throws 404 for an unknown job. */
export function addNote(ctx: SignedInContext, { jobId, words }: Note): void {
  const { db } = ctx
  if (!activities.rowOf(db, 'jobs', jobId)) throw notFound('Job')
  transaction(db, () => {
    const decision = beginDecision(db, ctx.clock(), actorOf(ctx))
    activityAbout(decision, 'note', { jobId }, words)
    finishDecision(decision)
  })
}

/** Removes words that a booker wrote, which leaves an activity of its own (D28). Throws 404 where there are none. */
export function blankNote(ctx: SignedInContext, { number }: { number: number }): void {
  const { db } = ctx
  transaction(db, () => {
    const jobId = activities.jobOfActivity(db, number)
    if (!activities.blankWords(db, number)) throw notFound('Note')
    const decision = beginDecision(db, ctx.clock(), actorOf(ctx))
    const line = activityAbout(decision, 'note blanked', { jobId })
    line.after.push({ table: 'activities', id: String(number), row: { words: null } })
    finishDecision(decision)
  })
}
