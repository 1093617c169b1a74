import type { ClaimDateView, ClaimView, HoldBefore } from '../../../shared/claims'
import { activityWords } from '../../../shared/deskWords'
import { indianDay } from '../../../shared/format'
import type { JobRoleView } from '../../../shared/jobRoles'
import type { ActivityView, JobDateView, JobRecord } from '../../../shared/jobs'
import type { Db } from '../../core/db/database'
import { type ActivityRow, activitiesOfJob } from '../activities/repository'
import { claimsOfJob, datesOfClaims, mergedInto } from '../claims/repository'
import { isFeeAnswered } from '../claims/rules'
import { queueOf } from '../heldHalves/repository'
import { halvesOf, isLivingOption } from '../heldHalves/rules'
import { rolesOf } from '../jobRoles/repository'
import { datesOf, type findWhole } from './repository'
import { missingFor } from './rules'

type Whole = NonNullable<ReturnType<typeof findWhole>>
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
  const claims = people.map(({ claim, model }): ClaimView => {
    const { id, modelId, modelName, answer, answerWords, answeredAt, answerVia, expiresAt } = claim
    const { feePaise, feeUnit, roleId, version } = claim
    const dates = dated
      .filter(({ date }) => date.claimId === id)
      .map((each) => claimDateView(db, each, modelId, { clientId, now }))
    const said = { answer, answerWords, answeredAt, answerVia, isFeeAnswered: isFeeAnswered(claim) }
    const name = model ? (model.stageName ?? model.name) : modelName
    const fee = { feePaise, feeUnit }
    return {
      id,
      modelId,
      modelName: name,
      city: model?.city ?? null,
      ...said,
      expiresAt,
      ...fee,
      roleId,
      version,
      dates,
    }
  })
  const { id, number, title, talentTitle, brand, workType, city, brief, usageWords, budgetPaise } = job
  const { stage, nextStep, nextStepOn, endReason, version, createdAt } = job
  const today = indianDay(new Date(now))
  const dates = datesOf(db, id).map((date) => jobDateView(date, today))
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
    contact: contact && { id: contact.id, name: contact.name, email: contact.email, phone: contact.phone },
    brand,
    workType,
    city,
    brief,
    usageWords,
    budgetPaise,
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
    activities: activitiesOfJob(db, id).map((row) => activityView(row, names)),
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

const roleView = ({ id, title, wanted, brief, feePaise, feeUnit }: RoleRow): JobRoleView => ({
  id,
  title,
  wanted,
  brief,
  feePaise,
  feeUnit: feeUnit ?? 'day',
})

function jobDateView(date: ReturnType<typeof datesOf>[number], today: string): JobDateView {
  const { id, day, part, kind, place, callTime, cancelledAt, version } = date
  return { id, day, part, kind, place, callTime, cancelledAt, isPast: day < today, version }
}

const activityView = (row: ActivityRow, names: ReadonlyMap<string, string>): ActivityView => ({
  number: row.number,
  at: row.at,
  kind: row.kind,
  words: activityWords(row.kind, row.actorName, names.get(row.claimId ?? '') ?? null),
  note: row.words,
})

/** A talent on one date: its rank, who stands before it, and who holds the time. */
function claimDateView(
  db: Db,
  { date, day }: Dated,
  modelId: string | null,
  { clientId, now }: { clientId: string | null; now: string },
): ClaimDateView {
  const { id, jobDateId, state, reason, isAnswered } = date
  const view = { id, jobDateId, reason, isAnswered, rank: null, until: null, before: [], takenBy: null }
  const isOpen = state === 'option' || state === 'proposed'
  if (modelId === null || !isOpen) return { ...view, state }
  const queues = halvesOf(day).map((half) => queueOf(db, modelId, half))
  const own = queues.map((queue) => queue.find(({ claimDateId }) => claimDateId === id))
  const until = own[0]?.until ?? null
  // The clock decides, the timer only writes it down (D8).
  const hasLapsed = state === 'option' && (until === null || until <= now)
  const before = new Map<string, HoldBefore>()
  let rank = 1
  let takenBy: string | null = null
  for (const [at, queue] of queues.entries()) {
    const seq = own[at]?.seq ?? Number.POSITIVE_INFINITY
    const ahead = queue.filter(
      (each) => each.claimDateId !== id && each.seq < seq && isLivingOption(each, now),
    )
    rank = Math.max(rank, ahead.length + 1)
    for (const { claimId, jobNumber, jobTitle, clientId: other } of ahead)
      if (claimId !== null)
        before.set(claimId, {
          claimId,
          jobNumber: jobNumber ?? '',
          jobTitle: jobTitle ?? '',
          isSameClient: other !== null && clientId !== null && mergedInto(db, other) === clientId,
        })
    const firm = queue.find((each) => each.firm === 1 && each.claimDateId !== id)
    if (firm) takenBy = firm.bookoutId ? 'bookout' : `${firm.jobNumber} ${firm.jobTitle}`
  }
  if (hasLapsed) return { ...view, state: 'expired' }
  const place = state === 'option' ? { rank, until } : { rank: null, until: null }
  return { ...view, state, ...place, before: [...before.values()], takenBy }
}
