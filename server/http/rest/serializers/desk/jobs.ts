import { z } from 'zod'
import type { ChallengeView, ClaimDateView, ClaimView, OtherOption } from '../../../../../shared/desk/claims'
import {
  ANSWERS,
  CLAIM_STATES,
  DAY_PARTS,
  JOB_DATE_KINDS,
  JOB_FACTS,
  JOB_STAGES,
  ofEach,
} from '../../../../../shared/desk/deskLists'
import type { JobRoleView } from '../../../../../shared/desk/jobs/jobRoles'
import type {
  ActivityView,
  JobDateView,
  JobDecided,
  JobLine,
  JobRecord,
} from '../../../../../shared/desk/jobs/jobs'
import {
  choice,
  count,
  day,
  flag,
  inside,
  known,
  list,
  moment,
  nullable,
  object,
  plain,
  text,
  texts,
} from '../../../../core/codec'
import type { Given } from '../../defineRoute'
import { reads, underData } from '../envelope'

// The desk uses camel case both ways, so that what was read can be sent back.

const PAISE_MAX = 10_000_000_000
export const paise = nullable(plain(z.int().min(0).max(PAISE_MAX)))
export const maybeMoment = nullable(moment)
/** Of a decision: what takes it back, and for how long. */
export const decidedFields = { decisionId: text, undoMs: count }

const otherOption = object<OtherOption>('OtherOption')({
  claimId: text,
  jobNumber: text,
  jobTitle: text,
  booker: known,
  isSameClient: flag,
})
const challengeOf = object<ChallengeView>('Challenge')({
  claimId: text,
  jobNumber: text,
  jobTitle: text,
  endsAt: moment,
})
const claimDate = object<ClaimDateView>('ClaimDate')({
  dateId: [text, (row) => row.jobDateId],
  state: choice(CLAIM_STATES),
  reason: known,
  isAnswered: flag,
  isTalentTold: flag,
  rank: nullable(count),
  until: maybeMoment,
  before: list(otherOption),
  behind: list(otherOption),
  losing: list(otherOption),
  canChallenge: flag,
  challengedBy: nullable(challengeOf),
  challenges: nullable(challengeOf),
  takenBy: known,
})
const claim = object<ClaimView>('Claim')({
  _id: text,
  modelId: known,
  modelName: text,
  city: known,
  phone: known,
  hasEmail: flag,
  height: known,
  dailyRate: nullable(count),
  answer: choice(ANSWERS),
  answerWords: known,
  answeredAt: maybeMoment,
  answerVia: known,
  expiresAt: maybeMoment,
  feePaise: paise,
  feeUnit: text,
  feeIsShared: flag,
  keepsClientInformed: flag,
  roleId: known,
  isFeeAnswered: flag,
  version: count,
  dates: list(claimDate),
})
const jobDate = object<JobDateView>('JobDate')({
  _id: text,
  day,
  part: choice(DAY_PARTS),
  kind: choice(JOB_DATE_KINDS),
  place: known,
  callTime: known,
  cancelledAt: maybeMoment,
  cancelPercent: nullable(count),
  isPast: flag,
  version: count,
})
type Client = NonNullable<JobRecord['client']>
type Contact = NonNullable<JobRecord['contact']>
type Booker = NonNullable<JobRecord['booker']>

const job = object<JobRecord>('Job')({
  _id: text,
  number: text,
  title: text,
  talentTitle: text,
  client: nullable(object<Client>()({ _id: text, name: text, standing: text, standingReason: known })),
  contact: nullable(object<Contact>()({ _id: text, name: text, email: known, phone: known, hasLeft: flag })),
  ...ofEach(JOB_FACTS, () => known),
  budgetPaise: paise,
  requestBudget: known,
  stage: choice(JOB_STAGES),
  booker: nullable(object<Booker>()({ _id: text, name: text })),
  nextStep: known,
  nextStepOn: nullable(day),
  endReason: known,
  version: count,
  createdAt: moment,
  dates: list(jobDate),
  claims: list(claim),
  roles: list(
    object<JobRoleView>()({
      _id: text,
      title: text,
      wanted: count,
      brief: known,
      feePaise: paise,
      feeUnit: text,
    }),
  ),
  activities: list(
    object<ActivityView>()({ number: count, at: moment, kind: text, words: text, note: known }),
  ),
  missing: texts,
  confirmNeedsYes: flag,
})
export const oneJob = underData(object<JobRecord>()({ job: inside(job) }))
/** The job after a decision about it. */
export const jobDecided = underData(object<JobDecided>()({ ...decidedFields, job }))

export const jobLine = object<JobLine>('JobLine')({
  _id: text,
  number: text,
  title: text,
  client: known,
  firstDay: nullable(day),
  lastDay: nullable(day),
  stage: choice(JOB_STAGES),
  booker: known,
  nextStep: known,
  nextStepOn: nullable(day),
  version: count,
  talents: list(
    object<JobLine['talents'][number]>()({ name: text, state: choice(['confirmed', 'option', 'proposed']) }),
  ),
})

export const jobByKey = ({ id }: Given) => ({ number: id })

const readDate = reads('version', 'day', 'part', 'kind', 'place', 'callTime', 'cancelPercent', 'decisionKey')
export const dateRequest = (given: Given) => ({ ...readDate(given), jobId: given.id, dateId: given.dateId })
/** A deletion has no body: its version comes as text. */
const versionOf = ({ version }: Given) => (typeof version === 'string' ? Number(version) : version)
export const dateRemoval = (given: Given) => ({ ...dateRequest(given), version: versionOf(given) })

const readRole = reads('version', 'title', 'wanted', 'brief', 'feePaise', 'feeUnit', 'decisionKey')
export const roleRequest = (given: Given) => ({ ...readRole(given), jobId: given.id, roleId: given.roleId })
export const roleRemoval = (given: Given) => ({ ...roleRequest(given), version: versionOf(given) })
export const claimRoleRequest = (given: Given) => ({
  ...reads('version', 'roleId', 'decisionKey')(given),
  claimId: given.id,
})

export const proposalRequest = ({ id, modelId, dates, decisionKey }: Given) => ({
  jobId: id,
  modelId,
  dateIds: dates,
  decisionKey,
})
const claimReads =
  (...names: string[]) =>
  (given: Given) => ({
    claimId: given.id,
    ...reads('version', 'decisionKey', ...names)(given),
    dateIds: given.dates,
  })
export const placeRequest = claimReads(
  'expiresAt',
  'others',
  'releases',
  'reason',
  'travelDateIds',
  'saidYesToTravel',
  'leaveOut',
  'feePaise',
  'feeUnit',
)
export const daysRequest = claimReads()
export const answerRequest = claimReads('answer', 'words', 'via')
export const talentAnswerRequest = claimReads('answer', 'words')
export const challengeRequest = claimReads('endsAt', 'words')
export const challengeRemoval = (given: Given) => ({ ...claimReads()(given), version: versionOf(given) })
export const goingAheadRequest = claimReads('aheadId', 'words')
