import type { ClaimState } from '../../../../shared/desk/deskLists'
import type { TalentDate, TalentJob } from '../../../../shared/desk/talentJobs'
import { localDay } from '../../../../shared/format'
import type { Db } from '../../../core/db/database'
import { holdsOf } from '../calendarHolds/repository'
import { isLivingOption } from '../calendarHolds/rules'
import { rankOf } from '../calendarHolds/service'
import { type ClaimRow, datesOfClaims, type JobRow } from '../claims/repository'
import * as repository from './repository'
import { groupOf, isAwaited, isOpenDate, isTold } from './rules'

type Mine = { claim: ClaimRow; job: JobRow }
type Dated = ReturnType<typeof datesOfClaims>[number]

/** The jobs that a talent may know of, each as the talent may know it at `now`. */
export function talentJobs(db: Db, mine: readonly Mine[], now: Date): TalentJob[] {
  const ids = mine.map(({ claim }) => claim.id)
  const dated = datesOfClaims(db, ids)
  const untold = repository.untoldDates(db, ids, now.toISOString())
  return mine.flatMap((each) => {
    const rows = dated.filter(({ date }) => date.claimId === each.claim.id)
    const dates = rows.map((row) => dateView(db, row, each.job, { now, untold }))
    // Before a confirmation the place would give the client away (D35).
    if (!isConfirmed(dates)) for (const date of dates) date.place = null
    return isTold(each.claim, dates) ? [jobView(db, each, dates, localDay(now))] : []
  })
}

const isConfirmed = (dates: readonly TalentDate[]) =>
  dates.some(({ state }) => state === 'confirmed' || state === 'done')

type At = { now: Date; untold: ReadonlySet<string> }

function jobView(db: Db, { claim, job }: Mine, dates: TalentDate[], today: string): TalentJob {
  const isToldClient = isConfirmed(dates)
  const { answer, answerVia } = claim
  const isOwn = answerVia === 'portal' || answerVia === 'link'
  const hasOpen = dates.some(({ isOpen }) => isOpen)
  return {
    claimId: claim.id,
    version: claim.version,
    group: groupOf(claim, dates, today),
    title: isToldClient ? job.title : job.talentTitle,
    client: isToldClient && job.clientId ? repository.clientName(db, job.clientId) : null,
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

function dateView(db: Db, { date, day }: Dated, job: JobRow, { now, untold }: At): TalentDate {
  const { rank, state } = placeOf(db, date, now, untold)
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
  db: Db,
  { id, state }: Dated['date'],
  now: Date,
  untold: ReadonlySet<string>,
): { state: ClaimState; rank: number | null } {
  if (state === 'confirmed' && untold.has(id)) return { state: 'option', rank: 1 }
  if (state !== 'option') return { state, rank: null }
  const at = now.toISOString()
  if (!holdsOf(db, id).every((own) => isLivingOption(own, at))) return { state: 'expired', rank: null }
  return { state, rank: Math.max(1, rankOf(db, id, at)) }
}
