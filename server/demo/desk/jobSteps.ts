import { eq } from 'drizzle-orm'
import { bookings } from '../../../drizzle/schema'
import { newJobRole } from '../../../shared/desk/jobs/jobRoles'
import { jobChange, newJob } from '../../../shared/desk/jobs/jobs'
import type { SignedInContext } from '../../core/context'
import { recordAnswer, setFee } from '../../features/desk/claims/answers.service'
import { challenge } from '../../features/desk/claims/challenges.service'
import { confirm } from '../../features/desk/claims/confirmations.service'
import { placeOption, propose, release } from '../../features/desk/claims/options.service'
import { findClaimOf } from '../../features/desk/claims/repository'
import { addNote } from '../../features/desk/decisions/service'
import { findItem } from '../../features/desk/items/repository'
import { makeJob } from '../../features/desk/items/service'
import { addDate, changeDate } from '../../features/desk/jobs/dates.service'
import { findJob } from '../../features/desk/jobs/repository'
import { addRole } from '../../features/desk/jobs/roles.service'
import { changeJob, createJob, readJob } from '../../features/desk/jobs/service'
import { setStage } from '../../features/desk/jobs/stages.service'
import type { Cast } from '../roster'
import type { Received } from '../seedAdminLists'
import type { Days, Step } from './day'
import type { DemoJob, Face } from './jobs'

type Given = DemoJob & { request: Received | undefined; place: number }
type Work = (ctx: SignedInContext) => void

const PAISE = 100
const STAGE_WORDS: Partial<Record<DemoJob['stage'], string>> = {
  quoted: 'By email, with the usage and the terms.',
  agreed: 'On the phone, price and usage as sent.',
}
const HOURS = {
  facts: 0.4,
  dates: 0.6,
  roles: 0.8,
  faces: 1,
  options: 2,
  answers: 7,
  price: 9,
  agreed: 12,
  decide: 13,
  end: 20,
}

/** A job from the request or the call to where it is now, step by step in working hours. */
export function jobSteps(days: Days, cast: Cast, job: Given): Step[] {
  const { request, faces, stage, by, place } = job
  const began = request
    ? days.later(Date.parse(request.createdAt), 2 + (place % 4))
    : days.later(days.morning(job.made ?? 0), (place % 5) * 0.7)
  const isOver = ['done', 'closed', 'cancelled'].includes(stage)
  const id = { value: '' }
  const version = (ctx: SignedInContext) => findJob(ctx.db, id.value)?.version ?? 0
  const modelOf = (ctx: SignedInContext, face: Face) =>
    (face === faces[0] && request ? bookedModel(ctx, request.id) : null) ?? cast.get(face.name)?.id ?? ''
  const claimOf = (ctx: SignedInContext, face: Face) => {
    const claim = findClaimOf(ctx.db, id.value, modelOf(ctx, face))
    if (!claim) throw new Error(`${face.name} is not on ${job.title}.`)
    return { claimId: claim.id, version: claim.version }
  }
  const to =
    (next: DemoJob['stage']): Work =>
    (ctx) =>
      void setStage(ctx, {
        id: id.value,
        version: version(ctx),
        stage: next,
        reason: job.reason,
        words: STAGE_WORDS[next],
      })
  const at = (hours: number, work: Work): Step => ({ time: days.later(began, hours), by, work })
  const each = (
    hours: number,
    pick: (face: Face) => boolean,
    work: (ctx: SignedInContext, face: Face) => void,
  ) => faces.filter(pick).map((face, index) => at(hours + index * 0.2, (ctx) => work(ctx, face)))

  const describe: Work = (ctx) => {
    const { title, talentTitle, workType, city, brief, usage: usageWords, budget, next } = job
    const change = jobChange.parse({
      id: id.value,
      version: version(ctx),
      title,
      talentTitle,
      workType,
      city,
      brief,
      usageWords,
      budgetPaise: budget && budget * PAISE,
      ...(next && { nextStep: next[0], nextStepOn: days.day(next[1]) }),
    })
    changeJob(ctx, change)
  }
  const addDates: Work = (ctx) => {
    const known = readJob(ctx, { id: id.value }).dates
    for (const { day, call: callTime, place: where, part = 'full', kind = 'shoot' } of job.dates) {
      const date = { jobId: id.value, version: version(ctx), place: where, callTime }
      const booked = known.find((one) => one.day === days.day(day))
      if (booked) changeDate(ctx, { ...date, dateId: booked.id })
      else addDate(ctx, { ...date, day: days.day(day), part, kind })
    }
  }
  const addRoles: Work = (ctx) => {
    for (const { fee, ...role } of job.roles ?? [])
      addRole(
        ctx,
        newJobRole.parse({ ...role, jobId: id.value, version: version(ctx), feePaise: fee * PAISE }),
      )
  }
  const roleOf = (ctx: SignedInContext, { role }: Face) =>
    readJob(ctx, { id: id.value }).roles.find(({ title }) => title === role)
  const datesOf = (ctx: SignedInContext, { on }: Face) => {
    const wanted = on?.map((index) => days.day(job.dates[index]?.day ?? 0))
    return readJob(ctx, { id: id.value })
      .dates.filter(({ day }) => wanted?.includes(day))
      .map((date) => date.id)
  }
  const shortlist = (ctx: SignedInContext, face: Face) => {
    const modelId = modelOf(ctx, face)
    const roleId = roleOf(ctx, face)?.id
    if (!findClaimOf(ctx.db, id.value, modelId))
      propose(ctx, { jobId: id.value, modelId, roleId, ...(face.on && { dateIds: datesOf(ctx, face) }) })
    setFee(ctx, { ...claimOf(ctx, face), feePaise: job.fee * PAISE, feeUnit: 'day' })
  }
  const option = (ctx: SignedInContext, face: Face) =>
    void placeOption(ctx, {
      ...claimOf(ctx, face),
      ...(face.ends !== undefined && { expiresAt: days.end(face.ends, faces.indexOf(face) + (place % 3)) }),
    })
  const answer = (ctx: SignedInContext, face: Face) =>
    void recordAnswer(ctx, {
      ...claimOf(ctx, face),
      answer: face.fate === 'declined' ? 'no' : face.fate === 'option conditional' ? 'conditional' : 'yes',
      words: face.words ?? null,
      via: place % 3 === 0 ? 'message' : 'phone',
    })

  return [
    at(0, (ctx) => {
      id.value = begin(ctx, job)
    }),
    at(HOURS.facts, describe),
    at(HOURS.dates, addDates),
    at(HOURS.roles, addRoles),
    ...each(HOURS.faces, () => true, shortlist),
    ...each(HOURS.options, ({ fate }) => fate !== 'proposed' && !isOver, option),
    ...faces.flatMap((face) => {
      const { challenged } = face
      if (challenged === undefined) return []
      return [
        {
          time: days.worked(challenged),
          by,
          work: (ctx: SignedInContext) => void challenge(ctx, claimOf(ctx, face)),
        },
      ]
    }),
    ...each(HOURS.answers, ({ fate }) => ANSWERED.includes(fate), answer),
    ...(stage === 'open' ? [] : [at(HOURS.price, to('quoted'))]),
    ...(isOver || stage === 'agreed' ? [at(HOURS.agreed, to('agreed'))] : []),
    ...each(
      HOURS.decide,
      ({ fate }) => fate === 'confirmed',
      (ctx, face) => void confirm(ctx, { ...claimOf(ctx, face), others: 'release' }),
    ),
    ...each(
      HOURS.decide,
      ({ fate }) => fate === 'released' && stage === 'agreed',
      (ctx, face) => void release(ctx, { ...claimOf(ctx, face), reason: 'client' }),
    ),
    ...(job.note
      ? [at(HOURS.decide, (ctx) => void addNote(ctx, { jobId: id.value, words: job.note ?? '' }))]
      : []),
    ...(stage === 'lost' || stage === 'cancelled' ? [at(HOURS.end, to(stage))] : []),
    ...(stage === 'closed' ? [{ ...at(0, to('closed')), time: days.morning(closedAgo(job)) }] : []),
  ]
}

const ANSWERED: readonly string[] = ['option yes', 'option conditional', 'confirmed', 'declined']
const CLOSED_AFTER = 4
const closedAgo = ({ dates }: DemoJob) => -CLOSED_AFTER - Math.max(...dates.map(({ day }) => day))

const bookedModel = ({ db }: SignedInContext, id: string) =>
  db.select({ modelId: bookings.modelId }).from(bookings).where(eq(bookings.id, id)).get()?.modelId ?? null

/** Creates the job from its request, or by hand after a call; returns its id. */
function begin(ctx: SignedInContext, job: Given): string {
  const { request, title, client } = job
  if (!request) return createJob(ctx, newJob.parse({ title, client })).job.id
  const version = findItem(ctx.db, request.id)?.item.version ?? 0
  return makeJob(ctx, { id: request.id, version }).job.id
}
