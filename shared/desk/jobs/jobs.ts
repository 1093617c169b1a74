import { z } from 'zod'
import { NAME_MAX, PLACE_MAX, PROSE_MAX } from '../../limits'
import { noFilter, paging, search } from '../../paging'
import type { Face } from '../../roster/faces'
import { oneOf } from '../../text/choices'
import {
  clearable,
  clearableDay,
  clearableLine,
  clearableProse,
  day,
  id,
  line,
  prose,
  requiredLine,
} from '../../text/text'
import { type ClaimView, decisionKey, paise, version } from '../claims'
import { markedIds } from '../deskBulk'
import {
  DAY_PARTS,
  type DayPart,
  JOB_DATE_KINDS,
  JOB_LINES,
  JOB_PROSE,
  JOB_STAGES,
  type JobDateKind,
  type JobFact,
  type JobStage,
  ofEach,
} from '../deskLists'
import { JOB_ROLES_MAX, type JobRoleView, newJobRole } from './jobRoles'

/** D54 */
export const JOB_DATES_MAX = 60

const JOB_VIEWS = ['all', 'open', 'mine', 'week', 'answer', 'unbilled', 'ended'] as const
const jobSearch = z.object({
  search,
  view: oneOf(JOB_VIEWS, 'Choose a view').default('all'),
  stage: line(20).optional().transform(noFilter),
})
export type JobSearch = z.output<typeof jobSearch>
/** `ids` are those of marked jobs; they replace the other filters. */
export const jobExport = jobSearch.extend({ ids: markedIds })
export type JobExport = z.output<typeof jobExport>
export const jobFilters = paging().extend(jobSearch.shape)
export type JobFilters = z.output<typeof jobFilters>

/** A telephone call becomes a job in five fields. */
export const newJob = z.object({
  client: clearableLine(NAME_MAX),
  title: requiredLine(NAME_MAX, 'Enter what the job is'),
  day: clearableDay,
  days: z.int('Enter a number of days').min(1, 'At least 1').max(60, 'At most 60').default(1),
  budget: clearableLine(NAME_MAX),
  decisionKey,
})
export type NewJob = z.output<typeof newJob>

/** A pasted brief becomes a job, as the booker left its fields. */
export const briefedJob = z.object({
  client: clearableLine(NAME_MAX),
  title: requiredLine(NAME_MAX, 'Enter what the job is'),
  city: clearableLine(PLACE_MAX),
  brief: clearableProse(PROSE_MAX),
  usageWords: clearableProse(PROSE_MAX),
  dates: z
    .array(z.object({ day, part: oneOf(DAY_PARTS, 'Choose a part of the day').default('full') }))
    .max(JOB_DATES_MAX)
    .refine((dates) => new Set(dates.map((date) => date.day)).size === dates.length, 'Each day once')
    .default([]),
  roles: z
    .array(newJobRole.pick({ title: true, wanted: true, feePaise: true, feeUnit: true }))
    .max(JOB_ROLES_MAX)
    .default([]),
  decisionKey,
})
export type BriefedJob = z.output<typeof briefedJob>
/** Names that a brief is read with. */
export type KnownNames = { clients: string[]; talents: string[] }

/** A job by its number, or by its id in the same place. */
export const jobNumber = z.object({ number: id })
const facts = z.object({
  title: requiredLine(NAME_MAX, 'Enter a title').optional(),
  talentTitle: requiredLine(NAME_MAX, 'Enter what talents read').optional(),
  clientId: clearable(id),
  contactId: clearable(id),
  ...ofEach(JOB_LINES, (_, { max }) => clearableLine(max)),
  ...ofEach(JOB_PROSE, (_, { max }) => clearableProse(max)),
  budgetPaise: paise.nullish(),
  nextStep: clearableLine(NAME_MAX),
  nextStepOn: clearableDay,
  bookerId: clearable(id),
})
/** Only the fields that changed are sent. */
export const jobChange = facts.extend({ id, version, decisionKey })
export type JobChange = z.output<typeof jobChange>

/** The part of the fee that a client still owes for a date that it cancels. */
const cancelPercent = z
  .int('Enter a whole number')
  .min(0, 'At least 0')
  .max(100, 'At most 100')
  .nullish()
  .transform((given) => given ?? null)

export const stageChange = z.object({
  id,
  version,
  stage: oneOf(JOB_STAGES, 'Choose a stage'),
  reason: clearableLine(NAME_MAX),
  /** With `quoted` and `agreed`: how the price was sent, or who agreed and how. An admin can delete them. */
  words: prose(PROSE_MAX).optional(),
  /** With `cancelled`: what is still owed for each date with a confirmed talent. */
  cancelPercents: z
    .array(z.object({ dateId: id, cancelPercent }))
    .max(JOB_DATES_MAX)
    .optional(),
  decisionKey,
})
export type StageChange = z.output<typeof stageChange>

const clock = line(5)
  .refine((given) => given === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(given), 'Enter a time as HH:MM')
  .nullish()
  .transform((given) => (given === '' ? null : given))
export const newJobDate = z.object({
  jobId: id,
  version,
  day,
  part: oneOf(DAY_PARTS, 'Choose a part of the day').default('full'),
  kind: oneOf(JOB_DATE_KINDS, 'Choose what it is').default('shoot'),
  place: clearableLine(PLACE_MAX),
  callTime: clock,
  decisionKey,
})
export type NewJobDate = z.output<typeof newJobDate>
export const jobDateDecision = z.object({ jobId: id, dateId: id, version, decisionKey })
export type JobDateDecision = z.output<typeof jobDateDecision>
export const jobDateCancellation = jobDateDecision.extend({ cancelPercent })
export type JobDateCancellation = z.output<typeof jobDateCancellation>
/** Another `day` or `part` moves the date; absent fields stay. */
export const jobDateChange = jobDateDecision.extend({
  day: day.optional(),
  part: oneOf(DAY_PARTS, 'Choose a part of the day').optional(),
  kind: oneOf(JOB_DATE_KINDS, 'Choose what it is').optional(),
  place: clearableLine(PLACE_MAX),
  callTime: clock,
})
export type JobDateChange = z.output<typeof jobDateChange>

export type JobDateView = {
  id: string
  day: string
  part: DayPart
  kind: JobDateKind
  place: string | null
  callTime: string | null
  cancelledAt: string | null
  /** the part of the fee that the client still owes, where a confirmed talent was cancelled */
  cancelPercent: number | null
  /** over in the agency's zone: it can be confirmed, not optioned */
  isPast: boolean
  version: number
}
export type ActivityView = {
  number: number
  at: string
  kind: string
  words: string
  note: string | null
  /** that the words of this entry were deleted, and by whom */
  deleted: string | null
}

/** A job as the desk reads it; times are ISO 8601, UTC. */
export type JobRecord = Record<JobFact, string | null> & {
  id: string
  number: string
  title: string
  talentTitle: string
  client: { id: string; name: string; standing: string; standingReason: string | null } | null
  /** one who has left gets no mails */
  contact: {
    id: string
    name: string
    email: string | null
    phone: string | null
    chat: string | null
    hasLeft: boolean
  } | null
  budgetPaise: number | null
  /** the budget as the client chose it in the request that became this job */
  requestBudget: string | null
  stage: JobStage
  /** an invoice of it stands, so its papers move the stage, and it is not opened again by hand */
  isInvoiced: boolean
  booker: { id: string; name: string } | null
  nextStep: string | null
  nextStepOn: string | null
  endReason: string | null
  version: number
  createdAt: string
  dates: JobDateView[]
  claims: ClaimView[]
  roles: JobRoleView[]
  activities: ActivityView[]
  /** what the next step still needs */
  missing: string[]
  /** whether a talent is confirmed only after a yes */
  confirmNeedsYes: boolean
}
/** The answer to every decision about a job: the job as it is now, and how long the decision can be undone. */
export type JobDecided = { decisionId: string; undoMs: number; job: JobRecord }

export type JobLine = {
  id: string
  number: string
  title: string
  client: string | null
  firstDay: string | null
  lastDay: string | null
  stage: JobStage
  booker: string | null
  nextStep: string | null
  nextStepOn: string | null
  version: number
  talents: JobFace[]
}
/** A talent of a job, with the strongest of its states. */
export type JobFace = {
  name: string
  state: 'confirmed' | 'option' | 'proposed'
  /** of an option: the worst of its dates */
  rank: number | null
  face: Face | null
}
