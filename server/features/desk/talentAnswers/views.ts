import type { ClaimState } from '../../../../shared/desk/deskLists'
import type { TalentDate, TalentJob } from '../../../../shared/desk/talentJobs'
import { localDay } from '../../../../shared/format'
import { grouped } from '../../../core/grouped'
import type { QueuedRow } from '../calendarHolds/repository'
import { isLivingOption, rankIn } from '../calendarHolds/rules'
import type { ClaimRow, datesOfClaims, JobRow } from '../claims/repository'
import { groupOf, isAwaited, isOpenDate, isTold } from './rules'

type Mine = { claim: ClaimRow; job: JobRow }
type Dated = ReturnType<typeof datesOfClaims>[number]

/** The jobs of a talent, and what says how far each of their dates is. */
export type OwnRows = {
  mine: readonly Mine[]
  /** all dates of these, by day */
  dated: readonly Dated[]
  /** the dates whose confirmation was not sent yet */
  untold: ReadonlySet<string>
  /** who holds the halves of the open dates, in the order of each queue */
  queued: readonly QueuedRow[]
  clientNames: ReadonlyMap<string, string>
}

/** The jobs that a talent may know of, each as the talent may know it at `now`. */
export function talentJobs({ mine, dated, untold, queued, clientNames }: OwnRows, now: Date): TalentJob[] {
  const datesOfClaim = grouped(dated, ({ date }) => date.claimId)
  const queues = grouped(queued, halfOf)
  return mine.flatMap((each) => {
    const rows = datesOfClaim.get(each.claim.id) ?? []
    const dates = rows.map((row) => dateView(row, each.job, { now, untold, queues }))
    // Before a confirmation the place would give the client away (D35).
    if (!isConfirmed(dates)) for (const date of dates) date.place = null
    return isTold(each.claim, dates) ? [jobView(each, dates, { clientNames, today: localDay(now) })] : []
  })
}

const halfOf = ({ modelId, day, half }: QueuedRow) => `${modelId} ${day} ${half}`

const isConfirmed = (dates: readonly TalentDate[]) =>
  dates.some(({ state }) => state === 'confirmed' || state === 'done')

type At = Pick<OwnRows, 'untold'> & { now: Date; queues: ReadonlyMap<string, readonly QueuedRow[]> }

function jobView(
  { claim, job }: Mine,
  dates: TalentDate[],
  { clientNames, today }: Pick<OwnRows, 'clientNames'> & { today: string },
): TalentJob {
  const isToldClient = isConfirmed(dates)
  const { answer, answerVia } = claim
  const isOwn = answerVia === 'portal' || answerVia === 'link'
  const hasOpen = dates.some(({ isOpen }) => isOpen)
  return {
    claimId: claim.id,
    version: claim.version,
    group: groupOf(claim, dates, today),
    title: isToldClient ? job.title : job.talentTitle,
    client: isToldClient && job.clientId ? (clientNames.get(job.clientId) ?? null) : null,
    city: job.city,
    workType: job.workType,
    usageWords: job.usageWords,
    feePaise: claim.feeIsShared ? claim.feePaise : null,
    feeUnit: claim.feeUnit,
    answer,
    // A booker's notes stay at the desk (D36).
    answerWords: isOwn ? claim.answerWords : null,
    expiresAt: dates.some(({ state }) => state === 'option') ? claim.expiresAt : null,
    mayAnswer: isAwaited(claim, dates) || (hasOpen && answer === 'conditional'),
    mayTakeBack: hasOpen && answer === 'yes' && !isToldClient,
    dates,
  }
}

function dateView({ date, day }: Dated, job: JobRow, at: At): TalentDate {
  const { now, untold } = at
  const { rank, state } = placeOf(date, at)
  const { part, kind, place, callTime, cancelledAt } = day
  return {
    id: day.id,
    day: day.day,
    part,
    kind,
    place,
    callTime,
    state,
    rank,
    isOpen: isOpenDate({ state, day: day.day, cancelledAt }, job.stage, localDay(now)),
    // A confirmed date needs no answer, whether the confirmation was sent or not.
    isAnswered: date.isAnswered || untold.has(date.id),
  }
}

/**
 * The state and rank of a date by the clock (D8). A confirmation that was not sent yet is shown as *option*, and first.
 */
function placeOf(
  { id, state }: Dated['date'],
  { now, untold, queues }: At,
): { state: ClaimState; rank: number | null } {
  if (state === 'confirmed' && untold.has(id)) return { state: 'option', rank: 1 }
  if (state !== 'option') return { state, rank: null }
  const at = now.toISOString()
  const ranks: number[] = []
  for (const queue of queues.values()) {
    const own = queue.find(({ claimDateId }) => claimDateId === id)
    if (own && !isLivingOption(own, at)) return { state: 'expired', rank: null }
    if (own) ranks.push(rankIn(queue, own.seq, at))
  }
  return { state, rank: Math.max(1, ...ranks) }
}
