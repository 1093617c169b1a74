import type { DeskItemLine } from '../../../../shared/desk/deskItems'
import type { ClosingReason } from '../../../../shared/desk/deskLists'
import type { AskedModel } from '../../../../shared/roster/faces'
import { storedFace } from '../../roster/publicRoster/rules'

export type Step = 'taken' | 'answered' | 'job' | ClosingReason

/** The status in the read-only list of bookings after a step; null leaves it unchanged (D4). */
export function bookingStatus(step: Step) {
  if (step === 'taken' || step === 'answered') return 'reviewed' as const
  if (step === 'job') return 'accepted' as const
  if (step === 'not for us') return 'rejected' as const
  return step === 'spam' ? null : ('reviewed' as const)
}

/** The same for enquiries. */
export function enquiryStatus(step: Step) {
  if (step === 'answered' || step === 'job') return 'responded' as const
  return step === 'spam' ? null : ('read' as const)
}

/** Says what a request is now, for somebody who still saw it as it was. */
export function whatHolds({ state, job, owner, isMine }: DeskItemLine, closedReason: string | null): string {
  if (job) return `This request is already job ${job.number}.`
  if (state === 'closed') return `This request is closed: ${closedReason}.`
  if (state === 'new') return 'Nobody has this request now.'
  if (isMine)
    return state === 'taken' ? 'You have this request already.' : 'You have answered this request already.'
  return `${owner ?? 'A colleague'} has ${state} this request.`
}

/** One of a visitor's shortlist, as the agency sees it. */
export const askedView = (asked: {
  modelId: string | null
  stageName: string
  face: string | null
}): AskedModel => ({ id: asked.modelId, stageName: asked.stageName, face: storedFace(asked.face) })
