import { z } from 'zod'
import { PROSE_MAX } from '../limits'
import type { Face } from '../roster/faces'
import { oneOf } from '../text/choices'
import { clearableProse, id, line, prose, requiredProse, shortList, tidy } from '../text/text'
import { type Answer, type ClaimState, FEE_UNITS, type FeeUnit } from './deskLists'

const VERSION_WORDS = 'Send the version that was read'
const VERSION_MAX = 1_000_000_000
export const version = z.int(VERSION_WORDS).min(0, VERSION_WORDS).max(VERSION_MAX, VERSION_WORDS)
/** Made when a dialog opens: the same key answers for the same decision again (D25). */
export const decisionKey = id.optional()
const DATES_MAX = 60
const dateIds = shortList(id, DATES_MAX, `At most ${DATES_MAX} dates`).optional()

/** What every decision about a claim carries. `dateIds` are job dates; without them all that fit. */
export const claimDecision = z.object({ claimId: id, version, dateIds, decisionKey })
export type ClaimDecision = z.output<typeof claimDecision>

const moment = line(40)
  .transform((given) => tidy(given))
  .refine((given) => !Number.isNaN(Date.parse(given)), 'Enter a date and a time')
  .transform((given) => new Date(given).toISOString())
/** What no fee and no line of a paper is above: ₹10 crore. */
export const FEE_PAISE_MAX = 100_000_000_00
/** whole paise */
export const paise = z
  .int('Enter an amount')
  .min(0, 'Enter an amount')
  .max(FEE_PAISE_MAX, 'This amount is too large')

export const proposal = z.object({
  jobId: id,
  modelId: id,
  dateIds,
  roleId: id.optional(),
  /** on option at once, on all of these dates */
  asOption: z.boolean('Send true or false').optional(),
  decisionKey,
})
export type Proposal = z.output<typeof proposal>
export const optionDecision = claimDecision.extend({ expiresAt: moment.optional() })
export type OptionDecision = z.output<typeof optionDecision>
export const extension = claimDecision.extend({ expiresAt: moment })
export type Extension = z.output<typeof extension>
/** The dates of the job for this talent; dates that the talent is on and that are not listed are released (D20). */
export const claimDays = claimDecision.extend({
  dateIds: shortList(id, DATES_MAX, `At most ${DATES_MAX} dates`),
})
export type ClaimDays = z.output<typeof claimDays>
/** Who is mailed of a confirmation. */
const MAILED = ['talent', 'client'] as const
export type Mailed = (typeof MAILED)[number]
export const confirmation = claimDecision.extend({
  /** what becomes of the claim's other open dates (D10) */
  others: oneOf(['release', 'keep'], 'Choose what becomes of the other dates').default('release'),
  /** travel dates of the job that the talent is not on yet and that are confirmed with it (D16) */
  travelDateIds: dateIds,
  /** the talent said yes to these travel dates as well (D13) */
  saidYesToTravel: z.boolean('Send true or false').optional(),
  /** the client's mail names the fee */
  namesFee: z.boolean('Send true or false').optional(),
  /** the fee that is agreed with it, for one unit; without it the talent's fee stays as it is */
  feePaise: paise.optional(),
  feeUnit: oneOf(FEE_UNITS, 'Choose a unit').optional(),
  /** who gets no mail of it */
  leaveOut: shortList(oneOf(MAILED, 'Choose who'), MAILED.length, 'At most two').optional(),
})
export type Confirmation = z.output<typeof confirmation>
const CLAIMS_MAX = 20
export const confirmationOverOthers = confirmation.extend({
  /** the options before it, as the booker saw them (D12); none where it is first */
  releases: shortList(id, CLAIMS_MAX, `At most ${CLAIMS_MAX} options`).default([]),
})
export type ConfirmationOverOthers = z.output<typeof confirmationOverOthers>
const WORDS_MAX = 500
const reason = requiredProse(WORDS_MAX, 'Say why')
/** Another end for the challenge that this claim's option has made; everybody reads why. */
export const challengeMove = claimDecision.extend({ endsAt: moment, words: reason })
export type ChallengeMove = z.output<typeof challengeMove>
/** The first option changes places with the one of another claim behind it. */
export const goingAhead = claimDecision.extend({ aheadId: id, words: reason })
export type GoingAhead = z.output<typeof goingAhead>
const RELEASE_REASONS = ['client', 'agency'] as const
export const releasing = claimDecision.extend({
  reason: oneOf(RELEASE_REASONS, 'Choose a reason').default('client'),
})
export type Releasing = z.output<typeof releasing>
export const recordedAnswer = claimDecision.extend({
  answer: oneOf(['yes', 'conditional', 'no'], 'Choose an answer'),
  words: clearableProse(PROSE_MAX),
  via: oneOf(['phone', 'message'], 'Choose how it was said').default('phone'),
})
export type RecordedAnswer = z.output<typeof recordedAnswer>
export const feeChange = claimDecision.omit({ dateIds: true }).extend({
  feePaise: paise.nullable(),
  feeUnit: oneOf(FEE_UNITS, 'Choose a unit').default('day'),
  /** the talent reads the fee (D35) */
  feeIsShared: z.boolean('Send true or false').optional(),
})
export type FeeChange = z.output<typeof feeChange>
/** Whether the client gets mails about the options of this talent. */
export const informing = claimDecision.omit({ dateIds: true }).extend({
  keepsClientInformed: z.boolean('Send true or false'),
})
export type Informing = z.output<typeof informing>
/**
 * The text that a booker sends by WhatsApp instead of a mail: the question with its answer link, or the confirmed
 * dates.
 */
const TALENT_TEXTS = ['question', 'confirmation'] as const
export type TalentTextKind = (typeof TALENT_TEXTS)[number]
export const talentText = z.object({ claimId: id, of: oneOf(TALENT_TEXTS, 'Choose a text') })
export type TalentText = z.output<typeof talentText>
/** That such a text left the desk: it was copied, or opened in WhatsApp. */
export const usedText = talentText.extend({ as: oneOf(['copied', 'opened'], 'Choose how') })
export type UsedText = z.output<typeof usedText>
/** The mails that confirming a talent on these dates would send. */
export const mailPreview = z.object({
  claimId: id,
  dateIds: shortList(id, DATES_MAX, 'Too many dates'),
  namesFee: z.boolean().optional(),
})
export type MailPreview = z.output<typeof mailPreview>
export type PreviewedMail = { recipient: Mailed; name: string; to: string; subject: string; text: string }
export const undoing = z.object({ decisionId: id })
export const note = z.object({
  jobId: id,
  words: prose(PROSE_MAX).refine((words) => words !== '', 'Write a note'),
})
export type Note = z.output<typeof note>

/** Another option before or behind this one on the same half. */
export type OtherOption = {
  claimId: string
  jobNumber: string
  jobTitle: string
  /** whose job it is */
  booker: string | null
  /** the same client's other job, merged clients count as one */
  isSameClient: boolean
}
/** A challenge between two options: the first is confirmed or let go until it ends (D18). */
export type ChallengeView = Pick<OtherOption, 'claimId' | 'jobNumber' | 'jobTitle'> & { endsAt: string }
/** A talent on one date of the job. */
export type ClaimDateView = {
  id: string
  jobDateId: string
  state: ClaimState
  reason: string | null
  isAnswered: boolean
  /** the talent was asked for it, or has answered */
  isTalentTold: boolean
  /** of an option: the worst of its halves (D7) */
  rank: number | null
  until: string | null
  before: OtherOption[]
  /** of an option that is first: who may go ahead of it */
  behind: OtherOption[]
  /** of an option: all who lose the date when it is confirmed */
  losing: OtherOption[]
  /** this second option may challenge those before it */
  canChallenge: boolean
  /** this option is challenged, and by whom */
  challengedBy: ChallengeView | null
  /** this option challenges another, and which */
  challenges: ChallengeView | null
  /** who holds this time firmly: another job, or a bookout */
  takenBy: string | null
}
export type ClaimView = {
  id: string
  modelId: string | null
  modelName: string
  face: Face | null
  city: string | null
  phone: string | null
  /** the number of the talent's WhatsApp, with its country */
  chat: string | null
  /** whether mails reach the talent */
  hasEmail: boolean
  height: string | null
  /** the talent's usual rate in whole rupees a day */
  dailyRate: number | null
  answer: Answer
  answerWords: string | null
  answeredAt: string | null
  answerVia: string | null
  expiresAt: string | null
  feePaise: number | null
  feeUnit: FeeUnit
  feeIsShared: boolean
  keepsClientInformed: boolean
  roleId: string | null
  version: number
  /** the talent said yes to the fee that holds now */
  isFeeAnswered: boolean
  dates: ClaimDateView[]
}
