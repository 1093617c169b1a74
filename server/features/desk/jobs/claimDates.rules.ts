import type { ChallengeView, ClaimDateView, OtherOption } from '../../../../shared/desk/claims'
import { grouped } from '../../../core/grouped'
import type { QueuedRow, QueueRow } from '../calendarHolds/repository'
import { type HalfDay, halvesOf, isLivingOption } from '../calendarHolds/rules'
import type { ClaimRow, datesOfClaims } from '../claims/repository'

type Dated = ReturnType<typeof datesOfClaims>[number]

/** Claims with what their dates are shown from, as `datesWithQueues` reads it. */
export type ClaimDates = {
  people: readonly { claim: Pick<ClaimRow, 'id' | 'modelId'> }[]
  /** the dates of these people, by day */
  dated: readonly Dated[]
  /** who holds the halves of their open dates, in the order of each queue */
  queued: readonly QueuedRow[]
}

const placeOf = (modelId: string, { day, half }: HalfDay) => `${modelId} ${day} ${half}`

/** The dates of each claim as its job shows them, by its id: ranks as of `now`, options of the same client marked. */
export function datesByClaim(
  { people, dated, queued }: ClaimDates,
  now: string,
  clientId: string | null,
): Map<string, ClaimDateView[]> {
  const datesOfClaim = grouped(dated, ({ date }) => date.claimId)
  const queues = grouped(queued, ({ modelId, ...at }) => placeOf(modelId, at))
  const queueAt = (modelId: string, at: HalfDay) => queues.get(placeOf(modelId, at)) ?? []
  return new Map(
    people.map(({ claim: { id, modelId } }) => [
      id,
      (datesOfClaim.get(id) ?? []).map((each) => claimDateView(each, modelId, { clientId, now, queueAt })),
    ]),
  )
}

type About = {
  clientId: string | null
  now: string
  queueAt: (modelId: string, at: HalfDay) => readonly QueueRow[]
}
const NO_PLACE = {
  rank: null,
  until: null,
  before: [],
  behind: [],
  losing: [],
  canChallenge: false,
  challengedBy: null,
  challenges: null,
  takenBy: null,
}

/** A talent on one date: its rank, who stands before and behind it, challenges, and who holds the time. */
function claimDateView(
  { date, day }: Dated,
  modelId: string | null,
  { clientId, now, queueAt }: About,
): ClaimDateView {
  const { id, jobDateId, state, reason, isAnswered, isTalentTold } = date
  const view = { id, jobDateId, reason, isAnswered, isTalentTold, ...NO_PLACE }
  const isOpen = state === 'option' || state === 'proposed'
  if (modelId === null || !isOpen) return { ...view, state }
  const queues = halvesOf(day).map((half) => queueAt(modelId, half))
  const own = queues.flatMap((queue) => queue.find(({ claimDateId }) => claimDateId === id) ?? [])
  const until = own[0]?.until ?? null
  // The clock decides, the timer only writes it down (D8).
  if (state === 'option' && (until === null || until <= now)) return { ...view, state: 'expired' }
  const living = queues.map((queue) =>
    queue.filter((each) => each.claimDateId === id || isLivingOption(each, now)),
  )
  const aheads = living.map((queue) => {
    const at = queue.findIndex(({ claimDateId }) => claimDateId === id)
    return at === -1 ? queue : queue.slice(0, at)
  })
  const named = (rows: readonly QueueRow[]) => othersOf(clientId, rows)
  const ahead = aheads.flat()
  const before = named(ahead)
  const firm = queues.flat().find((each) => each.firm === 1 && each.claimDateId !== id)
  const takenBy = firm ? (firm.bookoutId ? 'bookout' : `${firm.jobNumber} ${firm.jobTitle}`) : null
  if (state === 'proposed') return { ...view, state, before, takenBy }
  const rank = 1 + Math.max(...aheads.map(({ length }) => length))
  const behind = rank === 1 ? named(rightBehind(living)) : []
  const losing = living.flatMap((queue, at) => queue.slice((aheads[at]?.length ?? 0) + 1))
  const challenged = ahead.find(({ challengedById }) => challengedById === date.claimId)
  const challenger = living.flat().find(({ claimId }) => claimId !== null && claimId === date.challengedById)
  return {
    ...view,
    state,
    rank,
    until,
    before,
    behind,
    losing: named(losing),
    takenBy,
    canChallenge:
      rank === 2 &&
      before.every(({ isSameClient }) => !isSameClient) &&
      ahead.every(({ challengedById }) => challengedById === null),
    challengedBy: challengeView(challenger, date.challengeEndsAt),
    challenges: challengeView(challenged, challenged?.challengeEndsAt ?? null),
  }
}

/** The options of some holds, each claim once. */
function othersOf(clientId: string | null, rows: readonly QueueRow[]): OtherOption[] {
  const others = new Map<string, OtherOption>()
  for (const { claimId, jobNumber, jobTitle, booker, clientId: other } of rows)
    if (claimId !== null)
      others.set(claimId, {
        claimId,
        jobNumber: jobNumber ?? '',
        jobTitle: jobTitle ?? '',
        booker,
        isSameClient: other !== null && other === clientId,
      })
  return [...others.values()]
}

/** The second of each queue that stands nowhere further back. */
function rightBehind(queues: readonly (readonly QueueRow[])[]): QueueRow[] {
  const further = new Set(queues.flatMap((queue) => queue.slice(2).map(({ claimId }) => claimId)))
  return queues.flatMap((queue) => queue[1] ?? []).filter(({ claimId }) => !further.has(claimId))
}

const challengeView = (other: QueueRow | undefined, endsAt: string | null): ChallengeView | null =>
  other?.claimId && endsAt !== null
    ? { claimId: other.claimId, jobNumber: other.jobNumber ?? '', jobTitle: other.jobTitle ?? '', endsAt }
    : null
