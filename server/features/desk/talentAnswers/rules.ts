import {
  type ClaimState,
  type JobStage,
  STAGES_AT_WORK,
  UNDECIDED_STATES,
} from '../../../../shared/desk/deskLists'
import type { TalentDate, TalentJob, TalentJobGroup } from '../../../../shared/desk/talentJobs'
import { isFeeAnswered } from '../claims/rules'

type Dated = Pick<TalentDate, 'day' | 'state' | 'isOpen' | 'isAnswered'>
type Claim = {
  answer: TalentJob['answer']
  answerFeePaise: number | null
  feePaise: number | null
}

/** Whether a talent can still answer for a date. */
export const isOpenDate = (
  { state, day, cancelledAt }: { state: ClaimState; day: string; cancelledAt: string | null },
  stage: JobStage,
  today: string,
) =>
  STAGES_AT_WORK.includes(stage) && UNDECIDED_STATES.includes(state) && cancelledAt === null && day >= today

/** Notices that a talent gets without having been asked. */
const TOLD: readonly ClaimState[] = ['confirmed', 'done', 'cancelled', 'withdrawn']

/** Whether a talent sees a job at all: it was asked, or told of a date. */
export const isTold = ({ answer }: Pick<Claim, 'answer'>, dates: readonly Pick<Dated, 'state'>[]) =>
  answer !== 'none' || dates.some(({ state }) => TOLD.includes(state))

/** Whether an answer is awaited: it was asked, a date is not covered by the yes, or the fee is lower than it was. */
export const isAwaited = (claim: Claim, dates: readonly Dated[]) => {
  const open = dates.filter(({ isOpen }) => isOpen)
  if (open.length === 0 || claim.answer === 'none' || claim.answer === 'no') return false
  if (claim.answer === 'yes') return !isFeeAnswered(claim) || open.some(({ isAnswered }) => !isAnswered)
  return claim.answer === 'asked'
}

/** Where a job is on the talent's page. */
export function groupOf(claim: Claim, dates: readonly Dated[], today: string): TalentJobGroup {
  if (isAwaited(claim, dates)) return 'toAnswer'
  if (dates.some(({ state, day }) => state === 'confirmed' && day >= today)) return 'coming'
  return dates.some(({ isOpen }) => isOpen) ? 'onOption' : 'past'
}
