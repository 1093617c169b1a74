import type { DayPart } from '../../../../shared/desk/deskLists'
import { newId } from '../../../core/db/ids'
import { conflict, invalid } from '../../../core/errors'
import { readDeskSettings } from '../../agency/settings/desk.repository'
import { defaultEnd, isLivingOption, isPast, sharesHalf } from '../calendarHolds/rules'
import { endDate, hold, refit } from '../calendarHolds/service'
import type { ClaimDateRow, ClaimRow, JobDateRow, JobRow } from '../claims/repository'
import { isLiving } from '../claims/rules'
import { mentionClaim, othersOn, refusal, refuseEnded, saveClaim } from '../claims/service'
import { addRow, changeRow, type Decision, type PendingActivity } from '../decisions/activities.service'
import { notify, notifyBoth, notifyFreed, notifyOptioned } from '../notices/service'

type Place = { claim: ClaimRow; date: ClaimDateRow }
/** A date of a job for a decision, with everybody's place on it. */
export type OpenedDate = { job: JobRow; line: PendingActivity; date: JobDateRow; held: Place[] }
type Reason = 'date cancelled' | 'date moved'
type Wanted = { day: string; part: DayPart } & Partial<Pick<JobDateRow, 'kind' | 'place' | 'callTime'>>

const isPlaced = ({ date: { state } }: Place) => state === 'option' || state === 'confirmed'

/**
 * Ends a whole date: confirmed talents are cancelled, others released, and those who were told of it are notified. A
 * percent is kept only where somebody was confirmed.
 */
export function endWhole(
  decision: Decision,
  { line, date, held }: OpenedDate,
  reason: Reason,
  percent: number | null = null,
) {
  const cancelPercent = held.some(({ date: own }) => own.state === 'confirmed') ? percent : null
  const version = date.version + 1
  changeRow(decision, line, 'jobDates', date.id, { cancelledAt: decision.at, cancelPercent, version })
  for (const { claim, date: own } of held.filter((place) => isLiving(place.date.state))) {
    const state = own.state === 'confirmed' ? 'cancelled' : 'released'
    const mine = mentionClaim(decision, claim, reason === 'date moved' ? 'moved' : state)
    endDate(decision, mine, own.id, state, reason)
    if (state === 'cancelled') notifyBoth(decision, state, claim.id, [own.id])
    else notifyFreed(decision, claim, [own.id])
  }
}

/**
 * Moves a date inside a running decision (D20). Without placed talents, or when the part of the same day grows or
 * shrinks, the date itself changes. Otherwise it is cancelled and replaced by a new one, on which options and confirmed
 * talents are last in the queue as options and are asked again; talents who are not free then are only proposed. Throws
 * 400 for a past day when options or confirmed talents are on the date, 409 when a confirmed talent is not free for the
 * longer part.
 */
export function moveDate(decision: Decision, opened: OpenedDate, to: Wanted) {
  const { job, line, date, held } = opened
  refuseEnded(decision.db, job)
  if (date.cancelledAt !== null) throw conflict()
  const placed = held.filter(isPlaced)
  if (placed.length > 0 && isPast(to.day, decision.now)) throw invalid('day', 'This day has passed')
  const isResized = to.day === date.day && sharesHalf(date, to)
  if (placed.length > 0 && !isResized) return replaceDate(decision, opened, to)
  changeRow(decision, line, 'jobDates', date.id, { ...to, version: date.version + 1 })
  for (const place of placed) resize(decision, opened, place, { ...date, ...to })
}

/** Fits one talent's halves to a longer or shorter part of the same day. */
function resize(decision: Decision, { job }: OpenedDate, { claim, date }: Place, day: JobDateRow) {
  const isConfirmed = date.state === 'confirmed'
  if (isConfirmed) refuseBusy(decision, claim, day, date.id)
  const line = mentionClaim(decision, claim, 'moved')
  const isStaying = isConfirmed || canQueue(decision, claim, day, date.id)
  if (isStaying) refit(decision, line, { date, claim, day, job }, isConfirmed)
  else endDate(decision, line, date.id, 'proposed', null)
  if (!isConfirmed) return askFor(decision, line, claim, date.id)
  notifyBoth(decision, 'confirmed', claim.id, [date.id])
}

/** Throws 409, naming the conflict, when a confirmed talent is not free for a longer part of the day. */
function refuseBusy(decision: Decision, claim: ClaimRow, day: JobDateRow, own: string) {
  if (claim.modelId === null) return
  const others = othersOn(decision.db, claim.modelId, day, own).flat()
  const busy = others.filter((each) => each.firm === 1 || isLivingOption(each, decision.at))
  const names = new Set(
    busy.map(({ jobNumber, jobTitle }) => (jobNumber ? `${jobNumber} ${jobTitle}` : 'booked out')),
  )
  if (busy.length > 0)
    throw refusal(
      decision.db,
      'taken',
      claim.id,
      `${claim.modelName} is not free for this: ${[...names].join(', ')}.`,
    )
}

/** The yes was for other hours: the talent is asked again. */
function askFor(decision: Decision, line: PendingActivity, claim: ClaimRow, claimDateId: string) {
  changeRow(decision, line, 'claimDates', claimDateId, { isAnswered: false })
  notify(decision, 'asked', 'talent', claim.id, [claimDateId])
}

/** Cancels the date and puts a new one, with the same people, in its place. */
function replaceDate(decision: Decision, opened: OpenedDate, to: Wanted) {
  const { job, line, date, held } = opened
  const { id: _, cancelledAt: __, cancelPercent: ___, version: ____, ...facts } = date
  endWhole(decision, opened, 'date moved')
  const day = { ...date, ...to, id: newId() }
  addRow(decision, line, 'jobDates', { ...facts, ...to, id: day.id })
  for (const place of held.filter((each) => isLiving(each.date.state))) join(decision, job, day, place)
}

/** Puts a talent on the date that takes the old one's place. */
function join(decision: Decision, job: JobRow, day: JobDateRow, place: Place) {
  const { claim } = place
  const line = mentionClaim(decision, claim, 'moved')
  const id = addRow(decision, line, 'claimDates', { id: newId(), claimId: claim.id, jobDateId: day.id })
  if (!isPlaced(place) || !canQueue(decision, claim, day, id)) return
  const isRunning = claim.expiresAt !== null && claim.expiresAt > decision.at
  const settings = readDeskSettings(decision.db)
  const expiresAt = isRunning ? claim.expiresAt : defaultEnd(decision.now, day.day, settings)
  saveClaim(decision, line, claim, { expiresAt, answer: claim.answer === 'yes' ? 'yes' : 'asked' })
  changeRow(decision, line, 'claimDates', id, { state: 'option', optionedAt: decision.at })
  const date = { ...place.date, id, challengeEndsAt: null }
  hold(decision, line, { date, claim: { ...claim, expiresAt }, day, job }, { firm: false })
  notifyOptioned(decision, { ...claim, expiresAt }, [id])
  askFor(decision, line, claim, id)
}

/** Whether an option can join every queue of a day: no firm hold, no other date of the job, and a free place (D14). */
export function canQueue(decision: Decision, claim: ClaimRow, day: JobDateRow, own: string): boolean {
  if (claim.modelId === null) return false
  const { highestRank } = readDeskSettings(decision.db)
  return othersOn(decision.db, claim.modelId, day, own).every(
    (queue) =>
      queue.every(({ firm, jobId }) => firm === 0 && jobId !== claim.jobId) &&
      queue.filter((each) => isLivingOption(each, decision.at)).length < highestRank,
  )
}
