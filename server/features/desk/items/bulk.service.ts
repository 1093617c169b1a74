import { setImmediate } from 'node:timers/promises'
import type {
  BulkDone,
  ClaimsBulk,
  ClientsBulk,
  Colleague,
  ItemsBulk,
  JobsBulk,
  Proposals,
  UndoingMany,
} from '../../../../shared/desk/deskBulk'
import type { SignedInContext } from '../../../core/context'
import { newId } from '../../../core/db/ids'
import { invalid, toErrorResponse } from '../../../core/errors'
import { sha256 } from '../../../core/security/secrets'
import { deskStaff } from '../../access/accounts/repository'
import { ask } from '../claims/answers.service'
import { confirm } from '../claims/confirmations.service'
import { placeOption, propose, release } from '../claims/options.service'
import { saveClient } from '../clients/service'
import { type Decided, undo } from '../decisions/service'
import { changeJob } from '../jobs/service'
import { setStage } from '../jobs/stages.service'
import { closeItem, handItem, takeItem } from './service'

type Row = { id: string; version: number }
type Press = { rows: readonly Row[]; decisionKey?: string | undefined }

/** One id for all decisions of a press; the same for the same key of the same person. */
export const batchOf = ({ session }: SignedInContext, key: string | undefined): string =>
  key === undefined ? newId() : sha256(`${session.account.id} ${key}`)

/**
 * Decides about each row in its own transaction, so that one refused row does not stop the others. All have one batch id,
 * the caller's where it has one. Other requests have their turn between two rows. The same `decisionKey` returns the same
 * decisions again.
 */
export async function eachRow<Each extends { id: string }>(
  ctx: SignedInContext,
  rows: readonly Each[],
  key: string | undefined,
  work: (ctx: SignedInContext, row: Each) => Decided,
): Promise<BulkDone> {
  const batchId = ctx.batchId ?? batchOf(ctx, key)
  const answer: BulkDone = { done: [], refused: [], undoMs: 0 }
  for (const row of rows) {
    const idempotencyKey = key === undefined ? null : `${key} ${row.id}`
    try {
      const { decisionId, undoMs } = work({ ...ctx, batchId, idempotencyKey }, row)
      answer.done.push({ id: row.id, decisionId })
      answer.undoMs = Math.max(answer.undoMs, undoMs)
    } catch (error) {
      const { status, message } = toErrorResponse(error)
      if (status === 500) throw error
      answer.refused.push({ id: row.id, why: message })
    }
    await setImmediate()
  }
  return answer
}

const press = (
  ctx: SignedInContext,
  { rows, decisionKey }: Press,
  work: (ctx: SignedInContext, row: Row) => Decided,
) => eachRow(ctx, rows, decisionKey, work)

/** Takes, closes or reassigns up to 50 requests. Throws 400 for a colleague who does not work at the desk. */
export async function decideItems(ctx: SignedInContext, given: ItemsBulk): Promise<BulkDone> {
  const { act, reason = 'not for us', ownerId = '' } = given
  if (act === 'hand over') refuseStranger(ctx, 'ownerId', ownerId)
  return press(ctx, given, (each, { id, version }) => {
    if (act === 'take') return takeItem(each, { id, version })
    return act === 'close'
      ? closeItem(each, { id, version, reason })
      : handItem(each, { id, version, ownerId })
  })
}

/** Gives up to 50 jobs another booker or next step, or marks them lost. Throws 400 as `decideItems`. */
export async function decideJobs(ctx: SignedInContext, given: JobsBulk): Promise<BulkDone> {
  const { act, bookerId = '', nextStep, nextStepOn, reason } = given
  if (act === 'booker') refuseStranger(ctx, 'bookerId', bookerId)
  return press(ctx, given, (each, { id, version }) => {
    if (act === 'lost') return setStage(each, { id, version, stage: 'lost', reason })
    return changeJob(each, { id, version, ...(act === 'booker' ? { bookerId } : { nextStep, nextStepOn }) })
  })
}

/** Makes a colleague the owner of up to 50 clients. Throws 400 as `decideItems`. */
export async function decideClients(ctx: SignedInContext, given: ClientsBulk): Promise<BulkDone> {
  const { ownerId } = given
  refuseStranger(ctx, 'ownerId', ownerId)
  return press(ctx, given, (each, { id, version }) => saveClient(each, { id, version, ownerId }))
}

/** Asks, places on option, confirms or releases up to 50 talents of jobs, as one press for each would. */
export const decideClaims = (ctx: SignedInContext, given: ClaimsBulk): Promise<BulkDone> =>
  press(ctx, given, (each, { id: claimId, version }) => {
    const claim = { claimId, version }
    if (given.act === 'ask') return ask(each, claim)
    if (given.act === 'option') return placeOption(each, claim)
    return given.act === 'confirm'
      ? confirm(each, { ...claim, others: 'release' })
      : release(each, { ...claim, reason: 'client' })
  })

/** Puts up to 50 talents on the shortlist of a job or on option, as one press for each would. */
export const proposeMany = (
  ctx: SignedInContext,
  { modelIds, decisionKey, ...given }: Proposals,
): Promise<BulkDone> =>
  eachRow(
    ctx,
    [...new Set(modelIds)].map((id) => ({ id })),
    decisionKey,
    (each, { id: modelId }) => propose(each, { ...given, modelId }),
  )

/** Undoes up to 50 decisions of the caller, one by one. */
export const undoMany = (ctx: SignedInContext, { decisionIds }: UndoingMany): Promise<BulkDone> =>
  eachRow(
    ctx,
    decisionIds.map((id) => ({ id })),
    undefined,
    (each, { id }) => undo(each, { decisionId: id }),
  )

/** Who works at the desk, for handing something over. */
export const listColleagues = ({ db, session }: SignedInContext): Colleague[] =>
  deskStaff(db).map((each) => ({ ...each, isMe: each.id === session.account.id }))

function refuseStranger({ db }: SignedInContext, field: string, id: string) {
  if (!deskStaff(db).some((each) => each.id === id)) throw invalid(field, 'Choose a colleague')
}
