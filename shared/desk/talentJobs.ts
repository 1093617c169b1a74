import { z } from 'zod'
import { PROSE_MAX } from '../limits'
import { oneOf } from '../text/choices'
import { clearableProse, line } from '../text/text'
import { claimDecision } from './claims'
import type { Answer, ClaimState, FeeUnit } from './deskLists'
import type { JobDateView } from './jobs/jobs'

const answering = claimDecision.extend({
  answer: oneOf(['yes', 'conditional', 'no'], 'Choose an answer'),
  words: clearableProse(PROSE_MAX),
})
type Said = Pick<z.output<typeof answering>, 'answer' | 'words'>
const isSaid = ({ answer, words }: Said) => answer !== 'conditional' || Boolean(words)
const UNSAID = { path: ['words'], message: 'Write what you would need' }

/** A talent's answer. The dates are those that it read: a yes counts for these (D13). */
export const talentAnswer = answering.refine(isSaid, UNSAID)
export type TalentAnswer = z.output<typeof talentAnswer>
/** The same by a mailed link, which identifies the job. */
export const linkAnswer = answering
  .omit({ claimId: true })
  .extend({ token: line(64) })
  .refine(isSaid, UNSAID)
export type LinkAnswer = z.output<typeof linkAnswer>
export const answerLink = z.object({ token: line(64) })
export const answerWithdrawal = claimDecision.omit({ dateIds: true })
export type AnswerWithdrawal = z.output<typeof answerWithdrawal>

/** Where a job is on the talent's page. */
export const TALENT_JOB_GROUPS = ['toAnswer', 'onOption', 'coming', 'past'] as const
export type TalentJobGroup = (typeof TALENT_JOB_GROUPS)[number]

/** One date of a job, as its talent may know it. */
export type TalentDate = Pick<JobDateView, 'id' | 'day' | 'part' | 'kind' | 'place' | 'callTime'> & {
  state: ClaimState
  /** the talent's own place in the queue, of an option */
  rank: number | null
  /** the talent can still answer for it */
  isOpen: boolean
  /** the yes covers it */
  isAnswered: boolean
}
/** A job as its talent may know it: never the client's price, who else is asked, or a reason of the agency (D35). */
export type TalentJob = {
  claimId: string
  version: number
  group: TalentJobGroup
  /** the talent title until a date is confirmed */
  title: string
  /** null until a date is confirmed */
  client: string | null
  city: string | null
  workType: string | null
  usageWords: string | null
  /** whole paise; null when there is none or it is not shared */
  feePaise: number | null
  feeUnit: FeeUnit
  answer: Answer
  /** the talent's own words */
  answerWords: string | null
  /** when the option ends, ISO 8601, UTC */
  expiresAt: string | null
  mayAnswer: boolean
  mayTakeBack: boolean
  dates: TalentDate[]
}

export type LinkAnswered = { answer: LinkAnswer['answer'] }
/** The question behind an answer link; for a used link its answer. */
export type LinkQuestion = { name: string; job: Omit<TalentJob, 'claimId'> } | LinkAnswered
