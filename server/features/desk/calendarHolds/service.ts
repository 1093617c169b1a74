import type { ClaimState } from '../../../../shared/desk/deskLists'
import type { Db } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { rowOf } from '../decisions/activities.repository'
import {
  activityAboutClaim,
  addRow,
  changeRow,
  type Decision,
  type PendingActivity,
  removeRow,
} from '../decisions/activities.service'
import * as repository from './repository'
import { beforeIn, type HalfDay, halvesOf, rankIn, untilOf } from './rules'

type HeldDate = repository.HeldDate

const keyOf = (modelId: string, { day, half }: HalfDay) => `${modelId} ${day} ${half}`

const placeKey = ({ day, half }: HalfDay) => `${day} ${half}`
/** The places of a claim date in its queues, by day and half, for a `hold` that keeps them. */
export const placesOf = (db: Db, claimDateId: string): [string, number][] =>
  repository.holdsOf(db, claimDateId).map((held) => [placeKey(held), held.seq])

function touch(decision: Decision, modelId: string, halves: readonly HalfDay[]) {
  for (const { day, half } of halves)
    decision.queues.set(keyOf(modelId, { day, half }), { modelId, day, half })
}

type Holding = {
  firm: boolean
  /** only these of its halves; all by default */
  isWanted?: (half: HalfDay) => boolean
  /** the places that the talent has in this job already, by day and half: they stay (D20) */
  places?: ReadonlyMap<string, number>
}
/** Puts a claim date at the end of the queue of each of its halves, or holds them firmly. */
export function hold(
  decision: Decision,
  line: PendingActivity,
  { date, claim, day, job }: HeldDate,
  { firm, isWanted = () => true, places }: Holding,
) {
  const { modelId } = claim
  if (modelId === null) return
  const halves = halvesOf(day).filter(isWanted)
  touch(decision, modelId, halves)
  for (const half of halves)
    addRow(decision, line, 'heldHalves', {
      id: newId(),
      modelId,
      ...half,
      claimDateId: date.id,
      jobId: job.id,
      firm,
      seq: places?.get(placeKey(half)) ?? line.number,
      until: firm ? null : untilOf(day.day, { ...claim, challengeEndsAt: date.challengeEndsAt }),
    })
}

/** Holds halves firmly for a bookout. Options keep their places below it. */
export function holdBookout(
  decision: Decision,
  line: PendingActivity,
  { id, modelId }: { id: string; modelId: string },
  halves: readonly HalfDay[],
) {
  touch(decision, modelId, halves)
  for (const half of halves)
    addRow(decision, line, 'heldHalves', {
      id: newId(),
      modelId,
      ...half,
      claimDateId: null,
      bookoutId: id,
      jobId: null,
      firm: true,
      seq: line.number,
      until: null,
    })
}

/** Frees those halves of a bookout that are not kept. */
export function freeBookout(
  decision: Decision,
  line: PendingActivity,
  bookoutId: string,
  isKept: (half: HalfDay) => boolean,
) {
  for (const held of repository.holdsOfBookout(decision.db, bookoutId)) {
    if (isKept(held)) continue
    touch(decision, held.modelId, [held])
    removeRow(decision, line, 'heldHalves', held.id)
  }
}

/** Makes the halves of an option firm; it keeps its `seq`. */
export function makeFirm(decision: Decision, line: PendingActivity, claimDateId: string) {
  for (const held of repository.holdsOf(decision.db, claimDateId)) {
    touch(decision, held.modelId, [held])
    changeRow(decision, line, 'heldHalves', held.id, { firm: true, until: null })
  }
}

/** Writes another end into the halves of an option. */
export function moveEnd(decision: Decision, line: PendingActivity, { date, claim, day }: HeldDate) {
  const until = untilOf(day.day, { ...claim, challengeEndsAt: date.challengeEndsAt })
  for (const held of repository.holdsOf(decision.db, date.id)) {
    touch(decision, held.modelId, [held])
    changeRow(decision, line, 'heldHalves', held.id, { until })
  }
}

/** Frees the halves of a claim date. */
export function free(decision: Decision, line: PendingActivity, claimDateId: string) {
  for (const held of repository.holdsOf(decision.db, claimDateId)) {
    touch(decision, held.modelId, [held])
    removeRow(decision, line, 'heldHalves', held.id)
  }
}

/** Fits the halves of a claim date to its day and part: those it keeps keep their `seq`, new ones queue last (D20). */
export function refit(decision: Decision, line: PendingActivity, found: HeldDate, firm: boolean) {
  const wanted = halvesOf(found.day)
  const isSame = (one: HalfDay, other: HalfDay) => one.day === other.day && one.half === other.half
  const held = repository.holdsOf(decision.db, found.date.id)
  for (const each of held) {
    if (wanted.some((half) => isSame(half, each))) continue
    touch(decision, each.modelId, [each])
    removeRow(decision, line, 'heldHalves', each.id)
  }
  hold(decision, line, found, { firm, isWanted: (half) => !held.some((each) => isSame(half, each)) })
}

/** Ends a claim date in a state and frees its halves. */
export function endDate(
  decision: Decision,
  line: PendingActivity,
  claimDateId: string,
  state: ClaimState,
  reason: string | null,
) {
  changeRow(decision, line, 'claimDates', claimDateId, {
    state,
    reason,
    endedAt: state === 'proposed' ? null : decision.at,
    challengedById: null,
    challengeEndsAt: null,
    toldFirstAt: null,
  })
  free(decision, line, claimDateId)
}

/** The worst rank of a date over its halves (D7); 0 when it holds none. */
export const rankOf = (db: Db, claimDateId: string, now: string): number =>
  Math.max(
    0,
    ...repository
      .holdsOf(db, claimDateId)
      .map((own) => rankIn(repository.queueOf(db, own.modelId, own), own.seq, now)),
  )

/** The titles of the jobs whose living options stand before a date on one of its halves, first to last. */
export function jobsBefore(db: Db, claimDateId: string, now: string): string[] {
  const before = repository
    .holdsOf(db, claimDateId)
    .flatMap((own) => beforeIn(repository.queueOf(db, own.modelId, own), own.seq, now))
  return [
    ...new Set(
      before.toSorted((one, other) => one.seq - other.seq).flatMap(({ jobTitle }) => jobTitle ?? []),
    ),
  ]
}

/** Whether an option is first on each of its halves. */
export const isFirst = (db: Db, claimDateId: string, now: string): boolean =>
  rankOf(db, claimDateId, now) === 1

/** Ends a challenge: the option keeps its own end. */
export function endChallenge(decision: Decision, found: HeldDate) {
  const { claim, date } = found
  const line = activityAboutClaim(decision, 'challenge ended', claim)
  changeRow(decision, line, 'claimDates', date.id, { challengedById: null, challengeEndsAt: null })
  moveEnd(decision, line, { ...found, date: { ...date, challengeEndsAt: null } })
}

/** Swaps the places of two holds in the queue of a half. Both are inserted again, because a place is unique. */
export function changePlaces(decision: Decision, line: PendingActivity, oneId: string, otherId: string) {
  const one = rowOf(decision.db, 'heldHalves', oneId)
  const other = rowOf(decision.db, 'heldHalves', otherId)
  if (!one || !other) return
  touch(decision, one.modelId, [one])
  for (const { id } of [one, other]) removeRow(decision, line, 'heldHalves', id)
  addRow(decision, line, 'heldHalves', { ...one, id: newId(), seq: other.seq })
  addRow(decision, line, 'heldHalves', { ...other, id: newId(), seq: one.seq })
}
