import type { ClaimView } from '../claims'

/** The tabs above many talents of a job, in their order. */
export const ANSWER_GROUPS = ['all', 'yes', 'conditional', 'waiting', 'no', 'proposed'] as const
export type AnswerGroup = (typeof ANSWER_GROUPS)[number]

type Answering = Pick<ClaimView, 'answer'> & { dates: readonly Pick<ClaimView['dates'][number], 'state'>[] }

/** The tab under which a talent is found beside *All*: by the answer, and who was never asked by being proposed only. */
export function answerGroupOf({ answer, dates }: Answering): AnswerGroup {
  if (answer === 'yes' || answer === 'conditional' || answer === 'no') return answer
  return answer === 'none' && dates.every(({ state }) => state === 'proposed') ? 'proposed' : 'waiting'
}
