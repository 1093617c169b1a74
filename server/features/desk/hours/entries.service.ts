import type { HoursVia } from '../../../../shared/desk/callSheets/hoursLists'
import type { DayPart } from '../../../../shared/desk/deskLists'
import type { AppContext } from '../../../core/context'
import { newId } from '../../../core/db/ids'
import { conflict, invalid } from '../../../core/errors'
import { queueEvent } from '../../agency/webhooks/service'
import { type Actor, activityAbout, beginDecision } from '../decisions/activities.service'
import { finishDecision } from '../decisions/queues.service'
import * as repository from './repository'
import { paidMinutesOf, type Said } from './rules'

/** Entries of one talent and day; nobody is corrected so often. */
const ENTRIES_MAX = 40

type Place = { id: string }
type Day = { id: string; day: string; part: DayPart; jobId: string }
type More = {
  call: string
  via: HoursVia
  saidBy: string
  isEarly?: boolean
  reason?: string | null
  confirmedBy?: string | null
}

/**
 * Adds what was said of a talent's hours, in the caller's transaction. Throws 400 where the break is longer than the time,
 * 409 above forty entries.
 */
export function addEntry(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  place: Place,
  day: Day,
  said: Said,
  more: More,
): void {
  const last = repository.lastEntry(db, place.id)
  if ((last?.number ?? 0) >= ENTRIES_MAX)
    throw conflict('These hours were changed too often. Call the agency.')
  const isEarly = more.isEarly ?? last?.isEarly ?? false
  const on = { day: day.day, isNight: day.part === 'night' }
  const shift = { ...on, call: more.call, isEarly, onSet: said.onSet, wrapped: said.wrapped }
  const whole = paidMinutesOf({ ...shift, breakMinutes: 0 })
  if (whole !== null && said.breakMinutes > whole)
    throw invalid('breakMinutes', 'The break is longer than the time')
  const now = clock().toISOString()
  repository.insertEntry(db, {
    id: newId(),
    claimDateId: place.id,
    number: (last?.number ?? 0) + 1,
    onSet: said.onSet,
    wrapped: said.wrapped,
    breakMinutes: said.breakMinutes,
    isEarly,
    paidMinutes: paidMinutesOf({ ...shift, breakMinutes: said.breakMinutes }),
    via: more.via,
    saidBy: more.saidBy,
    reason: more.reason ?? null,
    confirmedAt: more.confirmedBy ? now : null,
    confirmedBy: more.confirmedBy ?? null,
    createdAt: now,
  })
}

/** Writes that hours of a day were confirmed, and tells programs that asked for it; in the caller's transaction. */
export function noteConfirmed({ db, clock }: Pick<AppContext, 'db' | 'clock'>, day: Day, actor: Actor): void {
  const decision = beginDecision(db, clock(), actor)
  activityAbout(decision, 'hours confirmed', { jobId: day.jobId })
  finishDecision(decision)
  queueEvent(db, decision.now, 'hours.confirmed', { id: day.id, jobId: day.jobId })
}
