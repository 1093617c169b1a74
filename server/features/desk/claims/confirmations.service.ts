import type { ClaimDecision, Confirmation, ConfirmationOverOthers } from '../../../../shared/desk/claims'
import { UNDECIDED_STATES } from '../../../../shared/desk/deskLists'
import type { SignedInContext } from '../../../core/context'
import { newId } from '../../../core/db/ids'
import { readDeskSettings } from '../../agency/settings/desk.repository'
import { claimDateById } from '../calendarHolds/repository'
import { endDate, hold, makeFirm } from '../calendarHolds/service'
import { addRow, changeRow, type Decision } from '../decisions/activities.service'
import { type Decided, decide } from '../decisions/service'
import { notify, notifyBoth, notifyFreed } from '../notices/service'
import { withTravel } from './days.service'
import { releaseDates } from './options.service'
import { hasYes } from './rules'
import {
  type LoadedClaim,
  loadClaim,
  mentionClaim,
  optionsBefore,
  othersOn,
  refusal,
  refuseTaken,
  saveClaim,
} from './service'

/**
 * Confirms a talent on dates: the halves become firm, other options lose each date that is now taken (D11), and the
 * claim's other open dates are released or stay (D10). Throws 409 without the talent's yes (D13), on a firm half, or
 * behind a living option (D12).
 */
export function confirm(ctx: SignedInContext, given: Confirmation): Decided {
  return decide(ctx, 'confirm', given, (decision) => confirmIn(decision, given))
}

/**
 * Releases the options before a talent and confirms it: both or neither. Only options that the booker saw are released;
 * another one is a 409.
 */
export function releaseAndConfirm(ctx: SignedInContext, given: ConfirmationOverOthers): Decided {
  return decide(ctx, 'releaseAndConfirm', given, (decision) => confirmIn(decision, given, given.releases))
}

function confirmIn(decision: Decision, wanted: Confirmation, releases: readonly string[] = []) {
  const { db, at } = decision
  const given = withTravel(decision, wanted)
  const opened = loadClaim(decision, given, 'confirmed')
  const { job, line, chosen } = opened
  const fee =
    given.feePaise === undefined ? {} : { feePaise: given.feePaise, feeUnit: given.feeUnit ?? 'day' }
  const claim = { ...opened.claim, ...fee }
  const needsYes = readDeskSettings(db).confirmNeedsYes
  for (const { date, day } of chosen) {
    if (needsYes && !hasYes(claim, date)) throw refusal(db, 'no yes', claim.id)
    refuseTaken(decision, opened, day, date.id)
    const before = optionsBefore(decision, opened, day, date)
    const unseen = before.filter(({ claimId }) => claimId === null || !releases.includes(claimId))
    if (unseen.length > 0) throw refusal(db, 'not first', claim.id, namesOf(unseen))
    for (const { claimDateId } of before) if (claimDateId) takeDate(decision, claimDateId)
  }
  saveClaim(decision, line, claim, fee)
  for (const { date, day } of chosen) {
    changeRow(decision, line, 'claimDates', date.id, {
      state: 'confirmed',
      reason: null,
      confirmedAt: at,
      endedAt: null,
      challengedById: null,
      challengeEndsAt: null,
      toldFirstAt: null,
    })
    if (date.state === 'option') makeFirm(decision, line, date.id)
    else hold(decision, line, { date, claim, day, job }, { firm: true })
    loseOthers(decision, claim.modelId ?? '', day, date.id)
  }
  if (given.others === 'release')
    releaseDates(
      decision,
      opened,
      opened.others.filter(({ date }) => UNDECIDED_STATES.includes(date.state)),
      'others confirmed',
    )
  const ids = chosen.map(({ date }) => date.id)
  for (const whom of ['talent', 'client'] as const)
    if (!given.leaveOut?.includes(whom)) notify(decision, 'confirmed', whom, claim.id, ids, given.namesFee)
}

const namesOf = (before: readonly { jobNumber: string | null; jobTitle: string | null }[]) => {
  const names = [...new Set(before.map(({ jobNumber, jobTitle }) => `${jobNumber} ${jobTitle}`))]
  return `${names.length === 1 ? 'This option stands' : 'These options stand'} before it: ${names.join(', ')}.`
}

/** Every other option that shares a half with a confirmed date loses that date whole (D11). */
function loseOthers(
  decision: Decision,
  modelId: string,
  day: LoadedClaim['chosen'][number]['day'],
  dateId: string,
) {
  const ids = othersOn(decision.db, modelId, day, dateId).flatMap((queue) =>
    queue.flatMap(({ claimDateId, firm }) => (claimDateId !== null && firm === 0 ? [claimDateId] : [])),
  )
  for (const id of new Set(ids)) takeDate(decision, id)
}

/** Takes a date from another claim, which gets a new version; its booker is told, unless they decide this themselves. */
function takeDate(decision: Decision, claimDateId: string) {
  const { db, actor } = decision
  const found = claimDateById(db, claimDateId)
  if (found?.date.state !== 'option') return
  const { claim, date, job } = found
  const line = mentionClaim(decision, claim, 'lost')
  endDate(decision, line, date.id, 'released', 'taken')
  notifyFreed(decision, claim, [date.id])
  if (job.bookerId !== actor?.id) notify(decision, 'freed', 'booker', claim.id, [date.id])
}

/** Cancels confirmed dates that the client no longer wants. Their halves are free; other dates of the claim stay. */
export function cancel(ctx: SignedInContext, given: ClaimDecision): Decided {
  return decide(ctx, 'cancel', given, (decision) => endConfirmed(decision, given, 'cancelled'))
}

/** Withdraws a talent who falls out of confirmed dates; the vacancy comes to the desk, due at once. */
export function withdraw(ctx: SignedInContext, given: ClaimDecision): Decided {
  return decide(ctx, 'withdraw', given, (decision) => {
    const { claim, job, line } = endConfirmed(decision, given, 'withdrawn')
    addVacancy(decision, line, { claim, job })
  })
}

function endConfirmed(decision: Decision, given: ClaimDecision, state: 'cancelled' | 'withdrawn') {
  const opened = loadClaim(decision, given, state)
  const { claim, line, chosen } = opened
  saveClaim(decision, line, claim)
  for (const { date } of chosen) endDate(decision, line, date.id, state, null)
  const ids = chosen.map(({ date }) => date.id)
  notifyBoth(decision, 'cancelled', claim.id, ids)
  return opened
}

/** A job needs another talent: adds a desk item, due at once, and new unless a colleague already has it. */
export function addVacancy(
  decision: Decision,
  line: LoadedClaim['line'],
  { claim, job, ownerId = null }: Pick<LoadedClaim, 'claim' | 'job'> & { ownerId?: string | null },
) {
  addRow(decision, line, 'deskItems', {
    id: newId(),
    kind: 'vacancy',
    claimId: claim.id,
    jobId: job.id,
    state: ownerId === null ? 'new' : 'taken',
    ownerId,
    dueAt: decision.at,
    createdAt: decision.at,
  })
}
