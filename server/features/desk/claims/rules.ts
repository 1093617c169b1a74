import { type ClaimState, ENDED_STATES, UNDECIDED_STATES } from '../../../../shared/desk/deskLists'

export type ClaimAction =
  | 'option'
  | 'confirm'
  | 'release'
  | 'extend'
  | 'challenge'
  | 'letAhead'
  | 'cancel'
  | 'withdraw'
  | 'ask'
  | 'answer'
  | 'terms'

/** In which states a talent's date may be for each action. */
const FITS: Record<ClaimAction, readonly ClaimState[]> = {
  option: ['proposed'],
  confirm: UNDECIDED_STATES,
  release: UNDECIDED_STATES,
  extend: ['option'],
  challenge: ['option'],
  letAhead: ['option'],
  cancel: ['confirmed'],
  withdraw: ['confirmed'],
  ask: [...UNDECIDED_STATES, ...ENDED_STATES],
  answer: UNDECIDED_STATES,
  terms: [...UNDECIDED_STATES, 'confirmed'],
}

export const fits = (action: ClaimAction, state: ClaimState) => FITS[action].includes(state)

/** Still part of the job; an option that ended is `expired` by the time a decision reads it. */
export const isLiving = (state: ClaimState) => UNDECIDED_STATES.includes(state) || state === 'confirmed'

type Answered = { answer: string; answerFeePaise: number | null; feePaise: number | null }

/** A yes holds for the fee that was named with it, or a higher one (D13). */
export const isFeeAnswered = ({ answer, answerFeePaise, feePaise }: Answered) =>
  answer === 'yes' && (answerFeePaise === null || (feePaise !== null && feePaise >= answerFeePaise))

/** A talent's yes counts for a date it was given for (D13). */
export const hasYes = (claim: Answered, date: { isAnswered: boolean }) =>
  date.isAnswered && isFeeAnswered(claim)
