import type { ChallengeView, ClaimDateView, ClaimView, OtherOption } from '../../../../shared/desk/claims'
import { JOB_FACTS, ofEach } from '../../../../shared/desk/deskLists'
import type { JobRoleView } from '../../../../shared/desk/jobs/jobRoles'
import type { JobDateView, JobRecord } from '../../../../shared/desk/jobs/jobs'
import { localDay } from '../../../../shared/format'
import { grouped } from '../../../core/grouped'
import { chatNumber, spacedPhone, talentChat } from '../../../core/text/phones'
import { storedFace } from '../../roster/publicRoster/rules'
import type { QueuedRow, QueueRow } from '../calendarHolds/repository'
import { type HalfDay, halvesOf, isLivingOption } from '../calendarHolds/rules'
import type { claimsOfJob, datesOfClaims } from '../claims/repository'
import { isFeeAnswered } from '../claims/rules'
import type { ActivityRow } from '../decisions/activities.repository'
import type { datesOf, findWhole } from './repository'
import type { rolesOf } from './roles.repository'
import { activityViews, missingFor } from './rules'

type Whole = NonNullable<ReturnType<typeof findWhole>>
type Person = ReturnType<typeof claimsOfJob>[number]
type RoleRow = ReturnType<typeof rolesOf>[number]
type Dated = ReturnType<typeof datesOfClaims>[number]

const placeOf = (modelId: string, { day, half }: HalfDay) => `${modelId} ${day} ${half}`

/** The rows of a job, and of all that stands around it. Its client has the standing that the job warns of. */
export type JobRows = Whole & {
  people: readonly Person[]
  /** the dates of these people, by day */
  dated: readonly Dated[]
  /** who holds the halves of their open dates, in the order of each queue */
  queued: readonly QueuedRow[]
  jobDates: ReturnType<typeof datesOf>
  roles: readonly RoleRow[]
  activities: readonly ActivityRow[]
  requestBudget: string | null
  isInvoiced: boolean
  confirmNeedsYes: boolean
}

/** A job with all that its page shows, ranks as of `now`. */
export function jobView(rows: JobRows, now: string): JobRecord {
  const { job, client, contact, booker, people, requestBudget, isInvoiced, confirmNeedsYes } = rows
  const datesOfClaim = grouped(rows.dated, ({ date }) => date.claimId)
  const queues = grouped(rows.queued, ({ modelId, ...at }) => placeOf(modelId, at))
  const about = {
    clientId: client && (client.mergedIntoId ?? client.id),
    now,
    queueAt: (modelId: string, at: HalfDay) => queues.get(placeOf(modelId, at)) ?? [],
  }
  const claims = people.map((person) => {
    const { id, modelId } = person.claim
    return claimView(
      person,
      (datesOfClaim.get(id) ?? []).map((each) => claimDateView(each, modelId, about)),
    )
  })
  const { id, number, title, talentTitle, budgetPaise } = job
  const { stage, nextStep, nextStepOn, endReason, version, createdAt } = job
  const today = localDay(new Date(now))
  const dates = rows.jobDates.map((date) => jobDateView(date, today))
  const states = claims.flatMap((claim) => claim.dates.map(({ state }) => state))
  const names = new Map(claims.map((claim) => [claim.id, claim.modelName]))
  return {
    id,
    number,
    title,
    talentTitle,
    client: client && {
      id: client.id,
      name: client.name,
      standing: client.standing,
      standingReason: client.standingReason,
    },
    contact: contact && {
      id: contact.id,
      name: contact.name,
      email: contact.email,
      phone: contact.phone,
      chat: chatNumber(contact.phone),
      hasLeft: contact.leftAt !== null,
    },
    ...ofEach(JOB_FACTS, (fact) => job[fact]),
    budgetPaise,
    requestBudget,
    stage,
    isInvoiced,
    booker,
    nextStep,
    nextStepOn,
    endReason,
    version,
    createdAt,
    dates,
    claims,
    roles: rows.roles.map(roleView),
    activities: activityViews(rows.activities, names),
    confirmNeedsYes,
    missing: missingFor({
      stage,
      hasClient: client !== null,
      hasDate: dates.some(({ cancelledAt }) => cancelledAt === null),
      confirmed: states.filter((state) => state === 'confirmed').length,
      options: states.filter((state) => state === 'option').length,
      unanswered: claims.filter(
        ({ answer, dates: own }) => answer === 'asked' && own.some(({ state }) => state === 'option'),
      ).length,
    }),
  }
}

const spaced = (phone: string | null) => phone && spacedPhone(phone)

const claimView = ({ claim, model, accountPhone, face }: Person, dates: ClaimDateView[]): ClaimView => ({
  id: claim.id,
  modelId: claim.modelId,
  modelName: model ? (model.stageName ?? model.name) : claim.modelName,
  face: storedFace(face),
  city: model?.city ?? null,
  phone: spaced(accountPhone ?? model?.phone ?? null),
  chat: talentChat(model, accountPhone),
  hasEmail: Boolean(model?.email),
  height: model?.height ?? null,
  dailyRate: model?.dailyRate ?? null,
  answer: claim.answer,
  answerWords: claim.answerWords,
  answeredAt: claim.answeredAt,
  answerVia: claim.answerVia,
  isFeeAnswered: isFeeAnswered(claim),
  expiresAt: claim.expiresAt,
  feePaise: claim.feePaise,
  feeUnit: claim.feeUnit,
  feeIsShared: claim.feeIsShared,
  keepsClientInformed: claim.keepsClientInformed,
  roleId: claim.roleId,
  version: claim.version,
  dates,
})

const roleView = ({ id, title, wanted, brief, feePaise, feeUnit }: RoleRow): JobRoleView => ({
  id,
  title,
  wanted,
  brief,
  feePaise,
  feeUnit: feeUnit ?? 'day',
})

function jobDateView(date: ReturnType<typeof datesOf>[number], today: string): JobDateView {
  const { id, day, part, kind, place, callTime, cancelledAt, cancelPercent, version } = date
  return { id, day, part, kind, place, callTime, cancelledAt, cancelPercent, isPast: day < today, version }
}

type About = {
  clientId: string | null
  now: string
  queueAt: (modelId: string, at: HalfDay) => readonly QueueRow[]
}
const NO_PLACE = {
  rank: null,
  until: null,
  before: [],
  behind: [],
  losing: [],
  canChallenge: false,
  challengedBy: null,
  challenges: null,
  takenBy: null,
}

/** A talent on one date: its rank, who stands before and behind it, challenges, and who holds the time. */
function claimDateView(
  { date, day }: Dated,
  modelId: string | null,
  { clientId, now, queueAt }: About,
): ClaimDateView {
  const { id, jobDateId, state, reason, isAnswered, isTalentTold } = date
  const view = { id, jobDateId, reason, isAnswered, isTalentTold, ...NO_PLACE }
  const isOpen = state === 'option' || state === 'proposed'
  if (modelId === null || !isOpen) return { ...view, state }
  const queues = halvesOf(day).map((half) => queueAt(modelId, half))
  const own = queues.flatMap((queue) => queue.find(({ claimDateId }) => claimDateId === id) ?? [])
  const until = own[0]?.until ?? null
  // The clock decides, the timer only writes it down (D8).
  if (state === 'option' && (until === null || until <= now)) return { ...view, state: 'expired' }
  const living = queues.map((queue) =>
    queue.filter((each) => each.claimDateId === id || isLivingOption(each, now)),
  )
  const aheads = living.map((queue) => {
    const at = queue.findIndex(({ claimDateId }) => claimDateId === id)
    return at === -1 ? queue : queue.slice(0, at)
  })
  const named = (rows: readonly QueueRow[]) => othersOf(clientId, rows)
  const ahead = aheads.flat()
  const before = named(ahead)
  const firm = queues.flat().find((each) => each.firm === 1 && each.claimDateId !== id)
  const takenBy = firm ? (firm.bookoutId ? 'bookout' : `${firm.jobNumber} ${firm.jobTitle}`) : null
  if (state === 'proposed') return { ...view, state, before, takenBy }
  const rank = 1 + Math.max(...aheads.map(({ length }) => length))
  const behind = rank === 1 ? named(rightBehind(living)) : []
  const losing = living.flatMap((queue, at) => queue.slice((aheads[at]?.length ?? 0) + 1))
  const challenged = ahead.find(({ challengedById }) => challengedById === date.claimId)
  const challenger = living.flat().find(({ claimId }) => claimId !== null && claimId === date.challengedById)
  return {
    ...view,
    state,
    rank,
    until,
    before,
    behind,
    losing: named(losing),
    takenBy,
    canChallenge:
      rank === 2 &&
      before.every(({ isSameClient }) => !isSameClient) &&
      ahead.every(({ challengedById }) => challengedById === null),
    challengedBy: challengeView(challenger, date.challengeEndsAt),
    challenges: challengeView(challenged, challenged?.challengeEndsAt ?? null),
  }
}

/** The options of some holds, each claim once. */
function othersOf(clientId: string | null, rows: readonly QueueRow[]): OtherOption[] {
  const others = new Map<string, OtherOption>()
  for (const { claimId, jobNumber, jobTitle, booker, clientId: other } of rows)
    if (claimId !== null)
      others.set(claimId, {
        claimId,
        jobNumber: jobNumber ?? '',
        jobTitle: jobTitle ?? '',
        booker,
        isSameClient: other !== null && other === clientId,
      })
  return [...others.values()]
}

/** The second of each queue that stands nowhere further back. */
function rightBehind(queues: readonly (readonly QueueRow[])[]): QueueRow[] {
  const further = new Set(queues.flatMap((queue) => queue.slice(2).map(({ claimId }) => claimId)))
  return queues.flatMap((queue) => queue[1] ?? []).filter(({ claimId }) => !further.has(claimId))
}

const challengeView = (other: QueueRow | undefined, endsAt: string | null): ChallengeView | null =>
  other?.claimId && endsAt !== null
    ? { claimId: other.claimId, jobNumber: other.jobNumber ?? '', jobTitle: other.jobTitle ?? '', endsAt }
    : null
