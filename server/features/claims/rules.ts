import type { ClaimState } from '../../../shared/deskLists'

/** In which states a talent's date may be for each action. */
const FITS = {
  option: ['proposed'],
  confirm: ['proposed', 'option'],
  release: ['proposed', 'option'],
  extend: ['option'],
  challenge: ['option'],
  letAhead: ['option'],
  cancel: ['confirmed'],
  withdraw: ['confirmed'],
  ask: ['proposed', 'option', 'released', 'expired', 'declined', 'cancelled', 'withdrawn'],
  answer: ['proposed', 'option'],
  fee: ['proposed', 'option', 'confirmed'],
} as const satisfies Record<string, readonly ClaimState[]>
export type ClaimAction = keyof typeof FITS

/** States from which *Ask again* proposes the date again. */
export const ENDED: readonly ClaimState[] = ['released', 'expired', 'declined', 'cancelled', 'withdrawn']

export const fits = (action: ClaimAction, state: ClaimState) =>
  (FITS[action] as readonly ClaimState[]).includes(state)

/** Still part of the job; an option that ended is `expired` by the time a decision reads it. */
export const isLiving = (state: ClaimState) =>
  state === 'proposed' || state === 'option' || state === 'confirmed'

type Answered = { answer: string; answerFeePaise: number | null; feePaise: number | null }

/** A yes holds for the fee that was named with it, or a higher one (D13). */
export const isFeeAnswered = ({ answer, answerFeePaise, feePaise }: Answered) =>
  answer === 'yes' && (answerFeePaise === null || (feePaise !== null && feePaise >= answerFeePaise))

/** A talent's yes counts for a date it was given for (D13). */
export const hasYes = (claim: Answered, date: { isAnswered: boolean }) =>
  date.isAnswered && isFeeAnswered(claim)
