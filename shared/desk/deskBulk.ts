import { z } from 'zod'
import { BULK_MAX, NAME_MAX } from '../limits'
import { oneOf } from '../text/choices'
import { clearableDay, clearableLine, id, line, requiredLine, shortList } from '../text/text'
import { decisionKey, proposal, version } from './claims'
import { CLAIM_ACTS, CLOSING_CHOICES } from './deskLists'

const TOO_MANY = `At most ${BULK_MAX} at once`
const rows = shortList(z.object({ id, version }), BULK_MAX, TOO_MANY)

/** The ids of marked rows for an export, separated by commas; none for the whole list. */
export const markedIds = line(BULK_MAX * 40)
  .optional()
  .transform((given) => given?.split(',').filter(Boolean) ?? [])

/** One action on many requests of the desk; each row is decided separately. */
export const itemsBulk = z
  .object({
    act: oneOf(['take', 'close', 'hand over'], 'Choose what to do'),
    rows,
    reason: oneOf(CLOSING_CHOICES, 'Choose a reason').optional(),
    ownerId: id.optional(),
    decisionKey,
  })
  .refine(({ act, reason }) => act !== 'close' || reason, { path: ['reason'], message: 'Choose a reason' })
  .refine(({ act, ownerId }) => act !== 'hand over' || ownerId, {
    path: ['ownerId'],
    message: 'Choose a colleague',
  })
export type ItemsBulk = z.output<typeof itemsBulk>

/** The same for jobs. */
export const jobsBulk = z
  .object({
    act: oneOf(['booker', 'next step', 'lost'], 'Choose what to do'),
    rows,
    bookerId: id.optional(),
    nextStep: clearableLine(NAME_MAX),
    nextStepOn: clearableDay,
    reason: clearableLine(NAME_MAX),
    decisionKey,
  })
  .refine(({ act, bookerId }) => act !== 'booker' || bookerId, {
    path: ['bookerId'],
    message: 'Choose a colleague',
  })
export type JobsBulk = z.output<typeof jobsBulk>

/** The same for clients: they get another owner. */
export const clientsBulk = z.object({
  act: oneOf(['owner'], 'Choose what to do'),
  rows,
  ownerId: requiredLine(100, 'Choose a colleague'),
  decisionKey,
})
export type ClientsBulk = z.output<typeof clientsBulk>

/** The same for talents of jobs, with all dates of each that fit. */
export const claimsBulk = z.object({ act: oneOf(CLAIM_ACTS, 'Choose what to do'), rows, decisionKey })
export type ClaimsBulk = z.output<typeof claimsBulk>

/** Talents for the shortlist of one job. */
export const proposals = proposal
  .pick({ jobId: true, roleId: true, asOption: true, decisionKey: true })
  .extend({ modelIds: shortList(id, BULK_MAX, TOO_MANY) })
export type Proposals = z.output<typeof proposals>

export const undoingMany = z.object({ decisionIds: shortList(id, BULK_MAX, TOO_MANY) })
export type UndoingMany = z.output<typeof undoingMany>

/** The outcome of each row. `id` is that of the row; `undoMs` is how long it can be undone. */
export type BulkDone = {
  done: { id: string; decisionId: string }[]
  refused: { id: string; why: string }[]
  undoMs: number
}
/** Somebody who works at the desk. */
export type Colleague = { id: string; name: string; isMe: boolean }
