import type { ClaimDays, Confirmation } from '../../../../shared/desk/claims'
import { deskDay } from '../../../../shared/desk/dayWords'
import { localDay } from '../../../../shared/format'
import type { SignedInContext } from '../../../core/context'
import { newId } from '../../../core/db/ids'
import { invalid } from '../../../core/errors'
import { readDeskSettings } from '../../agency/settings/desk.repository'
import { claimDateById } from '../calendarHolds/repository'
import { defaultEnd, isPast, sharesHalf } from '../calendarHolds/rules'
import { hold, placesOf } from '../calendarHolds/service'
import {
  activityAboutClaim,
  addRow,
  changeRow,
  type Decision,
  type PendingActivity,
  removeRow,
} from '../decisions/activities.service'
import { type Decided, decide } from '../decisions/service'
import { canQueue } from '../jobs/dateMoves.service'
import { openDatesOf } from '../jobs/repository'
import { notify, notifyOptioned } from '../notices/service'
import { releaseDates } from './options.service'
import { type ClaimRow, datesOfClaims, type JobDateRow } from './repository'
import { isLiving } from './rules'
import { currentClaim, refusal, saveClaim } from './service'

type Dated = ReturnType<typeof datesOfClaims>[number]
type Current = ReturnType<typeof currentClaim> & { line: PendingActivity; all: Dated[] }

const wasNeverAsked = ({ claim }: Current, { date }: Dated) =>
  date.state === 'proposed' && claim.answer === 'none'

/**
 * Sets on which dates of its job a talent is wanted (D20). Dates that stay are not touched. A new one is proposed; where
 * the talent is on option for others and free, it goes on option as well, last in line but for the halves that it held
 * already, and the talent is asked. What is left out is released. Throws 400 for no date or for two at the same time,
 * 409 for a confirmed date that is left out.
 */
export function setDates(ctx: SignedInContext, given: ClaimDays): Decided {
  return decide(ctx, 'setDates', given, (decision) => setDatesIn(decision, given))
}

/** The same inside a running decision. */
export function setDatesIn(decision: Decision, given: Omit<ClaimDays, 'decisionKey'>) {
  const { db } = decision
  const found = currentClaim(decision, given)
  const { claim, job } = found
  const line = activityAboutClaim(decision, 'dates set', claim)
  const current = { ...found, line, all: datesOfClaims(db, [claim.id]) }
  const wanted = openDatesOf(db, job.id).filter(({ id }) => given.dateIds.includes(id))
  refuseDates(decision, current, given.dateIds, wanted)
  const living = current.all.filter(({ date }) => isLiving(date.state))
  const options = living.filter(({ date }) => date.state === 'option')
  const leaving = living.filter(({ day }) => !wanted.some(({ id }) => id === day.id))
  const joining = wanted.filter(({ id }) => !living.some(({ day }) => day.id === id))
  const places = new Map(leaving.flatMap(({ date }) => placesOf(db, date.id)))
  const isAsked = claim.answer === 'none' || claim.answer === 'no'
  const isOnOption = options.length > 0 && found.model?.isActive === true
  const expiresAt = isOnOption ? endFor(decision, claim, joining) : claim.expiresAt
  saveClaim(decision, line, claim, isOnOption && isAsked ? { expiresAt, answer: 'asked' } : { expiresAt })
  letGo(decision, current, leaving)
  const asked = joining.flatMap((day) => {
    const id = join(decision, current, day)
    return isOnOption && queue(decision, line, id, places) ? [id] : []
  })
  if (asked.length === 0) return
  notifyOptioned(decision, { ...claim, expiresAt }, asked)
  notify(decision, 'asked', 'talent', claim.id, asked)
}

/** The end of the options: it stays while it is ahead. */
function endFor(decision: Decision, { expiresAt }: ClaimRow, joining: readonly JobDateRow[]) {
  if (expiresAt !== null && expiresAt > decision.at) return expiresAt
  return defaultEnd(decision.now, joining[0]?.day ?? '', readDeskSettings(decision.db))
}

function refuseDates(
  { db, now }: Decision,
  { claim, all }: Current,
  dateIds: readonly string[],
  wanted: readonly JobDateRow[],
) {
  if (dateIds.length === 0) throw invalid('dateIds', 'Choose at least one date')
  if (wanted.length !== new Set(dateIds).size) throw refusal(db, 'changed', claim.id)
  const isTwice = wanted.some((one, at) => wanted.slice(at + 1).some((other) => sharesHalf(one, other)))
  if (isTwice) throw invalid('dateIds', 'Two of these dates are at the same time')
  const confirmed = all.find(
    ({ date, day }) => date.state === 'confirmed' && !wanted.some(({ id }) => id === day.id),
  )
  if (confirmed) {
    const when = deskDay(confirmed.day.day, localDay(now))
    throw refusal(db, 'changed', claim.id, `${claim.modelName} is confirmed on ${when}. Cancel that first.`)
  }
}

/** Releases dates; one for which the talent was never asked is simply taken off. */
function letGo(decision: Decision, current: Current, leaving: Dated[]) {
  const unasked = leaving.filter((each) => wasNeverAsked(current, each))
  for (const { date } of unasked) removeRow(decision, current.line, 'claimDates', date.id)
  releaseDates(
    decision,
    current,
    leaving.filter((each) => !unasked.includes(each)),
    'dates set',
  )
}

/** Puts a talent on the shortlist for a date, also where it was before. Returns the id of the claim date. */
function join(
  decision: Decision,
  { claim, line, all }: Current,
  day: JobDateRow,
  isAnswered = false,
): string {
  const before = all.find((each) => each.day.id === day.id)?.date
  if (!before)
    return addRow(decision, line, 'claimDates', {
      id: newId(),
      claimId: claim.id,
      jobDateId: day.id,
      isAnswered,
    })
  changeRow(decision, line, 'claimDates', before.id, {
    state: 'proposed',
    reason: null,
    endedAt: null,
    isAnswered,
  })
  return before.id
}

/** Puts a proposed date on option where the talent is free; false where it is not. */
function queue(
  decision: Decision,
  line: PendingActivity,
  id: string,
  places: ReadonlyMap<string, number>,
): boolean {
  const found = claimDateById(decision.db, id)
  if (!found) return false
  const { claim, day } = found
  if (isPast(day.day, decision.now) || !canQueue(decision, claim, day, id)) return false
  changeRow(decision, line, 'claimDates', id, { state: 'option', optionedAt: decision.at })
  hold(decision, line, found, { firm: false, places })
  return true
}

/**
 * Adds the chosen travel dates to a confirmation, for a talent who is not on them yet (D16). They need its yes like
 * other dates. Throws 409 for one that is not an open travel date of the job.
 */
export function withTravel<Given extends Confirmation>(decision: Decision, given: Given): Given {
  const { travelDateIds = [], dateIds, saidYesToTravel } = given
  if (travelDateIds.length === 0) return given
  const { db } = decision
  const found = currentClaim(decision, given)
  const { claim, job } = found
  const line = activityAboutClaim(decision, 'confirmed', claim)
  const all = datesOfClaims(db, [claim.id])
  const isOn = ({ id }: JobDateRow) => all.some(({ date, day }) => day.id === id && isLiving(date.state))
  const days = openDatesOf(db, job.id).filter(
    (day) => travelDateIds.includes(day.id) && day.kind === 'travel' && !isOn(day),
  )
  if (days.length !== new Set(travelDateIds).size) throw refusal(db, 'changed', claim.id)
  for (const day of days) join(decision, { ...found, line, all }, day, saidYesToTravel)
  return dateIds ? { ...given, dateIds: [...dateIds, ...days.map(({ id }) => id)] } : given
}
