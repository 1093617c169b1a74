import { z } from 'zod'
import { NAME_MAX, PLACE_MAX } from '../../limits'
import { oneOf } from '../../text/choices'
import { clearableLine, day, id } from '../../text/text'
import { decisionKey } from '../claims'
import { BOOKOUT_KINDS, HALVES, type Half } from '../deskLists'

const BOOKOUT_DAYS_MAX = 366
const DAY_MS = 24 * 60 * 60_000

const half = oneOf(HALVES, 'Choose morning or afternoon')
const span = {
  fromDay: day,
  fromHalf: half.default('am'),
  toDay: day,
  toHalf: half.default('pm'),
}

type Span = { fromDay: string; fromHalf: Half; toDay: string; toHalf: Half }
const isInOrder = ({ fromDay, fromHalf, toDay, toHalf }: Span) =>
  fromDay < toDay || (fromDay === toDay && fromHalf <= toHalf)
const isShort = ({ fromDay, toDay }: Span) =>
  (Date.parse(toDay) - Date.parse(fromDay)) / DAY_MS < BOOKOUT_DAYS_MAX
const inOrder = { path: ['toDay'], error: 'The end is before the start' }
const short = { path: ['toDay'], error: `At most ${BOOKOUT_DAYS_MAX} days` }

/** Days on which a talent cannot work, from the first half to the last. */
export const newBookout = z
  .object({
    modelId: id,
    ...span,
    kind: oneOf(BOOKOUT_KINDS, 'Choose a reason').default('personal'),
    place: clearableLine(PLACE_MAX),
    note: clearableLine(NAME_MAX),
    decisionKey,
  })
  .refine(isInOrder, inOrder)
  .refine(isShort, short)
export type NewBookout = z.output<typeof newBookout>

/** A talent's input for its own days. */
export const ownBookout = z
  .object({ ...span, note: clearableLine(NAME_MAX), decisionKey })
  .refine(isInOrder, inOrder)
  .refine(isShort, short)
export type OwnBookout = z.output<typeof ownBookout>

/** Other days for a bookout, and what else changes; `was` is the span that the caller saw. */
export const bookoutChange = z
  .object({
    id,
    ...span,
    was: z.object(span),
    kind: oneOf(BOOKOUT_KINDS, 'Choose a reason').optional(),
    place: clearableLine(PLACE_MAX),
    note: clearableLine(NAME_MAX),
    decisionKey,
  })
  .refine(isInOrder, inOrder)
  .refine(isShort, short)
export type BookoutChange = z.output<typeof bookoutChange>

export const bookoutDecision = z.object({ id, decisionKey })
export type BookoutDecision = z.output<typeof bookoutDecision>

/** An open bookout; days are plain dates. */
export type BookoutView = Span & {
  id: string
  kind: string
  place: string | null
  note: string | null
  madeBy: 'agency' | 'talent'
}
