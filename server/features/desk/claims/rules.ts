import { type ClaimState, UNDECIDED_STATES } from '../../../../shared/desk/deskLists'

/** Still part of the job; an option that ended is `expired` by the time a decision reads it. */
export const isLiving = (state: ClaimState) => UNDECIDED_STATES.includes(state) || state === 'confirmed'

type Answered = { answer: string; answerFeePaise: number | null; feePaise: number | null }

/** A yes holds for the fee that was named with it, or a higher one (D13). */
export const isFeeAnswered = ({ answer, answerFeePaise, feePaise }: Answered) =>
  answer === 'yes' && (answerFeePaise === null || (feePaise !== null && feePaise >= answerFeePaise))

/** A talent's yes counts for a date it was given for (D13). */
export const hasYes = (claim: Answered, date: { isAnswered: boolean }) =>
  date.isAnswered && isFeeAnswered(claim)
