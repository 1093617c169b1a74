import type { ClaimDateView, ClaimView } from '../../../../shared/desk/claims'
import { JOB_FACTS, ofEach } from '../../../../shared/desk/deskLists'
import type { JobRoleView } from '../../../../shared/desk/jobs/jobRoles'
import type { JobDateView, JobRecord } from '../../../../shared/desk/jobs/jobs'
import { localDay } from '../../../../shared/format'
import { chatNumber, spacedPhone, talentChat } from '../../../core/text/phones'
import { storedFace } from '../../roster/publicRoster/rules'
import type { claimsOfJob } from '../claims/repository'
import { isFeeAnswered } from '../claims/rules'
import type { ActivityRow } from '../decisions/activities.repository'
import { type ClaimDates, datesByClaim } from './claimDates.rules'
import type { datesOf, findWhole } from './repository'
import type { rolesOf } from './roles.repository'
import { activityViews, missingFor } from './rules'

type Whole = NonNullable<ReturnType<typeof findWhole>>
type Person = ReturnType<typeof claimsOfJob>[number]
type RoleRow = ReturnType<typeof rolesOf>[number]

/** The rows of a job, and of all that stands around it. Its client has the standing that the job warns of. */
export type JobRows = Whole &
  Omit<ClaimDates, 'people'> & {
    people: readonly Person[]
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
  const datesOf = datesByClaim(rows, now, client && (client.mergedIntoId ?? client.id))
  const claims = people.map((person) => claimView(person, datesOf.get(person.claim.id) ?? []))
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
