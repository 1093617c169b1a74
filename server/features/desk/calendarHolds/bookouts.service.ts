import { agency } from '../../../../shared/agency'
import type {
  BookoutChange,
  BookoutDecision,
  BookoutView,
  NewBookout,
  OwnBookout,
} from '../../../../shared/desk/chart/bookouts'
import { deskDay } from '../../../../shared/desk/dayWords'
import { localDay } from '../../../../shared/format'
import { dayAfter } from '../../../../shared/time/days'
import type { SignedInContext, TalentContext } from '../../../core/context'
import { newId } from '../../../core/db/ids'
import { defined } from '../../../core/defined'
import { conflictWith, invalid, notFound } from '../../../core/errors'
import { findPerson } from '../claims/repository'
import {
  activityAbout,
  addRow,
  changeRow,
  type Decision,
  type PendingActivity,
} from '../decisions/activities.service'
import { type Decided, decide } from '../decisions/service'
import { notify } from '../notices/service'
import type { BookoutRow } from './bookouts.repository'
import * as repository from './bookouts.repository'
import { type HalfDay, isPast } from './rules'
import { freeBookout, holdBookout } from './service'

const SPAN = ['fromDay', 'fromHalf', 'toDay', 'toHalf'] as const
type Span = Pick<BookoutRow, (typeof SPAN)[number]>

/** The halves from the first to the last, both included. */
export function halvesFrom({ fromDay, fromHalf, toDay, toHalf }: Span): HalfDay[] {
  const halves: HalfDay[] = []
  for (let day = fromDay; day <= toDay; day = dayAfter(day)) {
    if (day > fromDay || fromHalf === 'am') halves.push({ day, half: 'am' })
    if (day < toDay || toHalf === 'pm') halves.push({ day, half: 'pm' })
  }
  return halves
}

const keyOf = ({ day, half }: { day: string; half: string }) => `${day} ${half}`

/** The error for a half that is confirmed for a job already. */
type Refusal = (held: { day: string; jobNumber: string | null; jobTitle: string | null }) => string

/** Books a model out in a running decision, and notifies the bookers whose options cannot be confirmed now (D17). */
function bookOut(
  decision: Decision,
  given: Span &
    Pick<BookoutRow, 'modelId' | 'kind' | 'madeBy'> & {
      [Text in 'place' | 'note']?: string | null | undefined
    },
  isConfirmed: Refusal,
) {
  const { modelId } = given
  const line = activityAbout(decision, 'booked out', { modelId })
  const { place = null, note = null } = given
  const row = { ...given, place, note, id: newId(), createdAt: decision.at }
  const id = addRow(decision, line, 'bookouts', row, [...SPAN, 'endedAt'])
  take(decision, line, { ...given, id }, halvesFrom(given), isConfirmed)
}

/** Holds halves for a bookout, which has none of them. Its last day must not have passed. */
function take(
  decision: Decision,
  line: PendingActivity,
  { id, modelId, fromDay, toDay }: Pick<BookoutRow, 'id' | 'modelId'> & Span,
  halves: readonly HalfDay[],
  isConfirmed: Refusal,
) {
  if (isPast(toDay, decision.now)) throw invalid('toDay', 'These days have passed')
  const wanted = new Set(halves.map(keyOf))
  const held = repository
    .holdsBetween(decision.db, modelId, fromDay, toDay)
    .filter((each) => wanted.has(keyOf(each)))
  const firm = held.find((each) => each.firm === 1)
  if (firm)
    throw conflictWith(
      firm.claimId === null
        ? `${deskDay(firm.day, localDay(decision.now))} is booked out already.`
        : isConfirmed(firm),
      { kind: firm.claimId === null ? 'booked out' : 'taken', since: [], now: null },
    )
  holdBookout(decision, line, { id, modelId }, halves)
  for (const [claimId, dateIds] of optionsAmong(held)) notify(decision, 'cannot', 'booker', claimId, dateIds)
}

/** The dates on option among some holds, by claim. */
function optionsAmong(held: ReturnType<typeof repository.holdsBetween>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { claimId, claimDateId } of held) {
    if (claimId === null || claimDateId === null) continue
    found.set(claimId, [...new Set([...(found.get(claimId) ?? []), claimDateId])])
  }
  return found
}

/**
 * The agency books a model out. Throws 404 for an unknown model, 400 for days that have passed, 409 over a confirmed
 * half or another bookout.
 */
export function addBookout(ctx: SignedInContext, { decisionKey, ...given }: NewBookout): Decided {
  return decide(ctx, 'bookout', { decisionKey, ...given }, (decision) => {
    bookOut(decision, { ...given, madeBy: 'agency' }, confirmedFor(ctx, given.modelId))
  })
}

/** The refusal in the words of the desk. Throws 404 for an unknown model. */
function confirmedFor({ db, clock }: Pick<SignedInContext, 'db' | 'clock'>, modelId: string): Refusal {
  const person = findPerson(db, modelId)
  if (!person) throw notFound('Model')
  const name = person.stageName ?? person.name
  return ({ day, jobNumber, jobTitle }) =>
    `${name} is confirmed for ${jobNumber} ${jobTitle} on ${deskDay(day, localDay(clock()))}.`
}

/**
 * Gives a bookout other days; its reason, place and note change where they are sent. Throws 404 for an unknown or ended
 * one, 409 when its days are not those that the caller saw, 400 for passed days that it would lose, and as `addBookout`.
 */
export function changeBookout(ctx: SignedInContext, given: BookoutChange): Decided {
  return decide(ctx, 'change bookout', given, (decision) => {
    const { id, was, decisionKey: _, ...now } = given
    const bookout = repository.findBookout(ctx.db, id)
    if (!bookout || bookout.endedAt !== null) throw notFound('Bookout')
    if (SPAN.some((name) => was[name] !== bookout[name]))
      throw conflictWith('Someone changed this bookout in the meantime.', {
        kind: 'changed',
        since: [],
        now: viewOf(bookout),
      })
    const [before, after] = [halvesFrom(bookout), halvesFrom(now)]
    const kept = new Set(after.map(keyOf))
    if (before.some((half) => !kept.has(keyOf(half)) && isPast(half.day, decision.now)))
      throw invalid('fromDay', 'Days that have passed stay booked out')
    const line = activityAbout(decision, 'bookout changed', { modelId: bookout.modelId })
    changeRow(decision, line, 'bookouts', id, defined(now))
    freeBookout(decision, line, id, (half) => kept.has(keyOf(half)))
    const had = new Set(before.map(keyOf))
    const added = after.filter((half) => !had.has(keyOf(half)))
    take(decision, line, { ...bookout, ...now }, added, confirmedFor(ctx, bookout.modelId))
  })
}

/** Ends a bookout today: the halves ahead are free again, past ones stay. Throws 404 for an unknown or ended one. */
export function endAgencyBookout(ctx: SignedInContext, given: BookoutDecision): Decided {
  return decide(ctx, 'end bookout', given, (decision) =>
    end(decision, repository.findBookout(ctx.db, given.id)),
  )
}

function end(decision: Decision, bookout: BookoutRow | undefined) {
  if (!bookout || bookout.endedAt !== null) throw notFound('Bookout')
  const line = activityAbout(decision, 'bookout ended', { modelId: bookout.modelId })
  changeRow(decision, line, 'bookouts', bookout.id, { endedAt: decision.at })
  freeBookout(decision, line, bookout.id, ({ day }) => isPast(day, decision.now))
}

/** A decision of a talent, who takes days back by ending the bookout. */
const withoutUndo = (decided: Decided): Decided => ({ ...decided, undoMs: 0 })

/** A talent marks days on which it cannot work. Throws as `addBookout`; a confirmed day needs a call. */
export function addOwnBookout(ctx: TalentContext, { decisionKey, ...given }: OwnBookout): Decided {
  const own = { modelId: ctx.session.modelId, kind: 'personal', madeBy: 'talent' } as const
  const isConfirmed: Refusal = ({ day }) => `You are confirmed on ${deskDay(day)}. Call us${atPhone()}.`
  const decided = decide(ctx, 'own bookout', { decisionKey, ...given }, (decision) =>
    bookOut(decision, { ...given, ...own }, isConfirmed),
  )
  return withoutUndo(decided)
}

const atPhone = () => (agency.contact.phone ? ` at ${agency.contact.phone}` : '')

/** A talent takes its days back. Throws the same 404 for another's bookout as for an unknown one. */
export function endOwnBookout(ctx: TalentContext, given: BookoutDecision): Decided {
  const decided = decide(ctx, 'end own bookout', given, (decision) => {
    const bookout = repository.findBookout(ctx.db, given.id)
    end(decision, bookout?.modelId === ctx.session.modelId ? bookout : undefined)
  })
  return withoutUndo(decided)
}

/** A model's bookouts that are not over, the next first. */
export function listBookouts(
  { db, clock }: Pick<SignedInContext, 'db' | 'clock'>,
  modelId: string,
): BookoutView[] {
  return repository.standingOf(db, modelId, localDay(clock())).map(viewOf)
}

const viewOf = (bookout: BookoutRow): BookoutView => {
  const { id, fromDay, fromHalf, toDay, toHalf, kind, place, note, madeBy } = bookout
  return { id, fromDay, fromHalf, toDay, toHalf, kind, place, note, madeBy }
}
