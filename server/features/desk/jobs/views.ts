import type { ChallengeView, ClaimDateView, ClaimView, OtherOption } from '../../../../shared/desk/claims'
import { JOB_FACTS, ofEach } from '../../../../shared/desk/deskLists'
import type { JobRoleView } from '../../../../shared/desk/jobRoles'
import type { JobDateView, JobLine, JobRecord } from '../../../../shared/desk/jobs'
import { localDay } from '../../../../shared/format'
import type { Db } from '../../../core/db/database'
import type { CsvColumn } from '../../../core/files/csv'
import { chatNumber, spacedPhone, talentChat } from '../../../core/text/phones'
import { readDeskSettings } from '../../agency/settings/desk.repository'
import { storedFace } from '../../roster/publicRoster/rules'
import { type QueueRow, queueOf } from '../calendarHolds/repository'
import { halvesOf, isLivingOption } from '../calendarHolds/rules'
import { claimsOfJob, datesOfClaims, mergedInto } from '../claims/repository'
import { isFeeAnswered } from '../claims/rules'
import { standingOf } from '../clients/service'
import { activitiesOfJob } from '../decisions/activities.repository'
import { budgetOfRequest, datesOf, type findWhole } from './repository'
import { rolesOf } from './roles.repository'
import { activityViews, missingFor } from './rules'

type Whole = NonNullable<ReturnType<typeof findWhole>>
type Person = ReturnType<typeof claimsOfJob>[number]
type RoleRow = ReturnType<typeof rolesOf>[number]
type Dated = ReturnType<typeof datesOfClaims>[number]

/** A job with all that its page shows, ranks as of `now`. */
export function jobView(db: Db, { job, client, contact, booker }: Whole, now: string): JobRecord {
  const people = claimsOfJob(db, job.id)
  const dated = datesOfClaims(
    db,
    people.map(({ claim }) => claim.id),
  )
  const clientId = client && mergedInto(db, client.id)
  const claims = people.map((person) => {
    const dates = dated
      .filter(({ date }) => date.claimId === person.claim.id)
      .map((each) => claimDateView(db, each, person.claim.modelId, { clientId, now }))
    return claimView(person, dates)
  })
  const { id, number, title, talentTitle, budgetPaise } = job
  const { stage, nextStep, nextStepOn, endReason, version, createdAt } = job
  const today = localDay(new Date(now))
  const dates = datesOf(db, id).map((date) => jobDateView(date, today))
  const states = claims.flatMap((claim) => claim.dates.map(({ state }) => state))
  const names = new Map(claims.map((claim) => [claim.id, claim.modelName]))
  return {
    id,
    number,
    title,
    talentTitle,
    client: client && { id: client.id, name: client.name, ...standingOf(db, client) },
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
    requestBudget: budgetOfRequest(db, id),
    stage,
    booker,
    nextStep,
    nextStepOn,
    endReason,
    version,
    createdAt,
    dates,
    claims,
    roles: rolesOf(db, id).map(roleView),
    activities: activityViews(activitiesOfJob(db, id), names),
    confirmNeedsYes: readDeskSettings(db).confirmNeedsYes,
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

/** A list of jobs as a table. */
export const jobColumns: readonly CsvColumn<JobLine>[] = [
  ['Number', ({ number }) => number],
  ['Title', ({ title }) => title],
  ['Client', ({ client }) => client],
  ['Stage', ({ stage }) => stage],
  ['First day', ({ firstDay }) => firstDay],
  ['Last day', ({ lastDay }) => lastDay],
  ['Confirmed', ({ talents }) => namesOf(talents, 'confirmed')],
  ['On option', ({ talents }) => namesOf(talents, 'option')],
  ['Proposed', ({ talents }) => namesOf(talents, 'proposed')],
  ['Booker', ({ booker }) => booker],
  ['Next step', ({ nextStep }) => nextStep],
  ['Next step on', ({ nextStepOn }) => nextStepOn],
]
const namesOf = (talents: JobLine['talents'], state: JobLine['talents'][number]['state']) =>
  talents.flatMap((each) => (each.state === state ? [each.name] : [])).join(', ')

function jobDateView(date: ReturnType<typeof datesOf>[number], today: string): JobDateView {
  const { id, day, part, kind, place, callTime, cancelledAt, cancelPercent, version } = date
  return { id, day, part, kind, place, callTime, cancelledAt, cancelPercent, isPast: day < today, version }
}

type About = { clientId: string | null; now: string }
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
  db: Db,
  { date, day }: Dated,
  modelId: string | null,
  { clientId, now }: About,
): ClaimDateView {
  const { id, jobDateId, state, reason, isAnswered, isTalentTold } = date
  const view = { id, jobDateId, reason, isAnswered, isTalentTold, ...NO_PLACE }
  const isOpen = state === 'option' || state === 'proposed'
  if (modelId === null || !isOpen) return { ...view, state }
  const queues = halvesOf(day).map((half) => queueOf(db, modelId, half))
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
  const named = (rows: readonly QueueRow[]) => othersOf(db, clientId, rows)
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
function othersOf(db: Db, clientId: string | null, rows: readonly QueueRow[]): OtherOption[] {
  const others = new Map<string, OtherOption>()
  for (const { claimId, jobNumber, jobTitle, booker, clientId: other } of rows)
    if (claimId !== null)
      others.set(claimId, {
        claimId,
        jobNumber: jobNumber ?? '',
        jobTitle: jobTitle ?? '',
        booker,
        isSameClient: other !== null && clientId !== null && mergedInto(db, other) === clientId,
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
