import type { ClaimDateView, ClaimView } from '../claims'
import { ENDED_STATES, UNDECIDED_STATES } from '../deskLists'
import type { JobRecord } from '../jobs/jobs'

type Dated = Pick<
  ClaimDateView,
  'jobDateId' | 'state' | 'isAnswered' | 'canChallenge' | 'challenges' | 'behind'
>
type Talent = Pick<ClaimView, 'modelId' | 'answer' | 'isFeeAnswered'> & { dates: readonly Dated[] }
type Job = Pick<JobRecord, 'confirmNeedsYes'> & {
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
type ClaimFacts = ReturnType<typeof claimFacts>

/** What may be pressed when, in the order of the buttons. */
const MAY = {
  option: ({ ahead }) => ahead.length > 0,
  yes: ({ hasOpen, hasYes }) => hasOpen && !hasYes,
  confirm: ({ canConfirm }) => canConfirm,
  release: ({ hasOpen }) => hasOpen,
  challenge: ({ second }) => second.length > 0,
  moveChallenge: ({ isChallenging }) => isChallenging,
  takeChallengeBack: ({ isChallenging }) => isChallenging,
  ahead: ({ isAheadOfOthers }) => isAheadOfOthers,
  other: ({ hasOpen }) => hasOpen,
  ask: ({ hasOpen, answer, isEnded }) => (hasOpen && answer !== 'yes') || isEnded,
  question: ({ hasOpen, answer }) => hasOpen && (answer === 'asked' || answer === 'conditional'),
  confirmation: ({ isConfirmed }) => isConfirmed,
  extend: ({ isOnOption }) => isOnOption,
  fee: ({ hasOpen, isConfirmed }) => hasOpen || isConfirmed,
  dates: ({ canChooseDates }) => canChooseDates,
  role: ({ hasRoles }) => hasRoles,
  cancel: ({ isConfirmed }) => isConfirmed,
  withdraw: ({ isConfirmed }) => isConfirmed,
} satisfies Record<string, (facts: ClaimFacts) => boolean>
export type ClaimAction = keyof typeof MAY
const ACTIONS = Object.keys(MAY) as ClaimAction[]

/** What may be pressed about a talent of a job now. Of a deleted talent nothing can be decided. */
export function actionsOfClaim(job: Job, talent: Talent): ClaimAction[] {
  if (talent.modelId === null) return []
  const facts = claimFacts(job, talent)
  return ACTIONS.filter((action) => MAY[action](facts))
}

const OF_ONE_DATE = ['option', 'yes', 'confirm', 'release', 'ask', 'cancel', 'withdraw'] as const
export type DateAction = (typeof OF_ONE_DATE)[number]

/** What may be pressed about a talent on one date. It is asked again where it ended; while it is open, as a whole. */
export function actionsOfDate(job: Job, talent: Talent, date: Dated): DateAction[] {
  const facts = claimFacts(job, talent, [date])
  return OF_ONE_DATE.filter((action) => MAY[action](action === 'ask' ? { ...facts, hasOpen: false } : facts))
}
