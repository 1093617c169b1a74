import type { ClaimDateView, ClaimView } from '../../../../../../shared/desk/claims'
import { ENDED_STATES, UNDECIDED_STATES } from '../../../../../../shared/desk/deskLists'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'

export type Dated = Pick<
  ClaimDateView,
  'jobDateId' | 'state' | 'isAnswered' | 'canChallenge' | 'challenges' | 'behind'
>
export type Talent = Pick<ClaimView, 'modelId' | 'answer' | 'isFeeAnswered'> & { dates: readonly Dated[] }
export type Job = Pick<JobRecord, 'confirmNeedsYes'> & {
  dates: readonly Pick<JobRecord['dates'][number], 'id' | 'isPast' | 'cancelledAt'>[]
  roles: readonly unknown[]
}

/** What decides which actions a talent of a job has, on all of its dates or on some of them. */
export function claimFacts(job: Job, talent: Talent, dates: readonly Dated[] = talent.dates) {
  const has = (of: (date: Dated) => boolean) => dates.some(of)
  const open = dates.filter(({ state }) => UNDECIDED_STATES.includes(state))
  const isYes = ({ isAnswered }: Dated) => isAnswered && talent.isFeeAnswered
  const isOn = (days: Job['dates'], { jobDateId }: Dated) => days.some(({ id }) => id === jobDateId)
  const past = job.dates.filter(({ isPast }) => isPast)
  const cancelled = job.dates.filter(({ cancelledAt }) => cancelledAt !== null)
  const idsOf = (wanted: (date: Dated) => boolean) => dates.filter(wanted).map(({ jobDateId }) => jobDateId)
  return {
    answer: talent.answer,
    hasOpen: open.length > 0,
    hasYes: open.length > 0 && open.every(isYes),
    canConfirm: open.length > 0 && (!job.confirmNeedsYes || open.some(isYes)),
    isOnOption: has(({ state }) => state === 'option'),
    isConfirmed: has(({ state }) => state === 'confirmed'),
    /** nothing is left of it, and a date that took place without it was not cancelled for all */
    isEnded: open.length === 0 && has((date) => ENDED_STATES.includes(date.state) && !isOn(cancelled, date)),
    /** the job dates that can be placed on option */
    ahead: idsOf((date) => date.state === 'proposed' && !isOn(past, date)),
    /** the job dates on which it may challenge the first option */
    second: idsOf(({ canChallenge }) => canChallenge),
    isChallenging: has(({ challenges }) => challenges !== null),
    isAheadOfOthers: has(({ behind }) => behind.length > 0),
    canChooseDates: job.dates.length - cancelled.length > 1,
    hasRoles: job.roles.length > 0,
  }
}
export type ClaimFacts = ReturnType<typeof claimFacts>
