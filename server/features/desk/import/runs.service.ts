import type { DeskImportRun } from '../../../../shared/desk/imports/deskImport'
import type { DeskImported } from '../../../../shared/desk/imports/deskImportLists'
import { localDay } from '../../../../shared/format'
import { NAME_MAX } from '../../../../shared/limits'
import { fold } from '../../../../shared/text/fold'
import { dayAfter } from '../../../../shared/time/days'
import type { SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { once } from '../../../core/db/idempotency'
import { newId } from '../../../core/db/ids'
import { conflict, invalid } from '../../../core/errors'
import { turns } from '../../../core/processes/turns'
import { audit } from '../../../core/security/audit'
import { readDeskSettings } from '../../agency/settings/desk.repository'
import { shownName } from '../../media/store/rules'
import { readUploadedSheet } from '../../roster/import/service'
import { halvesFrom } from '../calendarHolds/bookouts.service'
import { claimDateById } from '../calendarHolds/repository'
import { defaultEnd, halvesOf, momentOf } from '../calendarHolds/rules'
import { hold, holdBookout } from '../calendarHolds/service'
import { nextNumber } from '../decisions/activities.repository'
import {
  activityAbout,
  actorOf,
  addRow,
  beginDecision,
  type Decision,
  type PendingActivity,
} from '../decisions/activities.service'
import { finishDecision } from '../decisions/queues.service'
import { lapse } from '../decisions/service'
import { addJob } from '../jobs/service'
import type { PlannedBookout, PlannedClaim, PlannedDate, PlannedJob } from './plan.rules'
import { planOf, type TalentPlan } from './plan.service'
import * as repository from './repository'
import { kindOfJob } from './rules'

const NOTHING = 'Nothing in this sheet can be imported.'
const OUTDATED = 'The desk was changed since you looked at the rows. Look at them again.'

const BOOKOUT_KEPT = ['fromDay', 'fromHalf', 'toDay', 'toHalf', 'endedAt'] as const

/** What an import has made so far: jobs and clients by what they are called in the plan. */
type Made = { jobs: Map<PlannedJob, string>; dates: Map<string, string>; clients: Map<string, string> }

/**
 * Makes what the check said, one talent after the other, each in one transaction. Nobody is mailed or asked. Throws
 * 400 where nothing can be made, 409 when the outcome would be another one.
 */
export async function runImport(ctx: SignedInContext, given: DeskImportRun): Promise<DeskImported> {
  const { db, clock } = ctx
  const sheet = await readUploadedSheet(ctx, 'readWhole')
  const { expected, decisionKey, ...reading } = given
  if (reading.endsOn !== '' && reading.endsOn < localDay(clock()))
    throw invalid('endsOn', 'This day has passed')
  lapse(db, clock())
  const plan = await planOf(ctx, sheet.rows, reading)
  const { counts } = plan
  const id = newId()
  const now = clock()
  const actor = actorOf(ctx)
  const request = {
    scope: `desk import ${actor.id}`,
    key: decisionKey ?? null,
    body: { ...given, name: sheet.name },
  }
  const begun = transaction(db, () =>
    once(db, now, request, () => {
      const lines = counts.options + counts.confirmed + counts.bookouts
      if (lines === 0) throw invalid('file', NOTHING)
      if (lines !== expected) throw conflict(OUTDATED)
      const createdAt = now.toISOString()
      const run = { fileName: shownName(sheet.name), state: 'running' as const, counts, createdAt }
      repository.insertImport(db, { ...run, id, accountId: actor.id, firstActivity: nextNumber(db) })
      audit(db, now, 'jobs imported', ctx.session.account, id)
      return id
    }),
  )
  // The same press again.
  if (!begun.isNew)
    return { id: begun.id, counts: repository.findImport(db, begun.id)?.counts ?? counts, left: [] }
  let made: Made = { jobs: new Map(), dates: new Map(), clients: plan.clients }
  const left: string[] = []
  const turn = turns()
  for (const talent of plan.talents) {
    await turn()
    // What is rolled back with a talent is made again by the next.
    const next = { jobs: new Map(made.jobs), dates: new Map(made.dates), clients: new Map(made.clients) }
    const isMade = transaction(db, () => {
      if (repository.holdsKey(db, talent.modelId, localDay(now), now.toISOString()) !== talent.held)
        return false
      const decision = beginDecision(db, clock(), actor, { batchId: id })
      makeTalent(decision, talent, next, reading.endsOn)
      finishDecision(decision)
      return true
    })
    if (isMade) made = next
    else left.push(talent.modelName)
  }
  repository.changeImport(db, id, { state: 'done' })
  return { id, counts, left }
}

function makeTalent(decision: Decision, talent: TalentPlan, made: Made, endsOn: string) {
  const { modelId } = talent
  const claims = talent.claims.flatMap((job) => {
    const claim = job.claims.get(modelId)
    return claim ? [{ job, claim, ...claimLine(decision, talent, job, claim, made, endsOn) }] : []
  })
  const seqs = placesIn(claims)
  for (const { job, claim, line, row } of claims)
    for (const date of claim.dates) {
      const jobDateId = made.dates.get(dateKey(job, date)) ?? ''
      makeDate(decision, line, row, { ...date, jobDateId, places: seqs })
    }
  if (talent.bookouts.length === 0) return
  const line = activityAbout(decision, 'imported', { modelId })
  for (const bookout of talent.bookouts) makeBookout(decision, line, modelId, bookout)
}

const dateKey = ({ key, title }: PlannedJob, { day, part }: Pick<PlannedDate, 'day' | 'part'>) =>
  `${key} ${title} ${day} ${part}`

/** The job of a plan, made when the first of its talents is. */
function jobIn(decision: Decision, job: PlannedJob, made: Made): string {
  const known = made.jobs.get(job)
  if (known !== undefined) return known
  const clientKey = fold(job.client)
  const clientId = made.clients.get(clientKey) ?? newId()
  if (!made.clients.has(clientKey)) {
    const line = activityAbout(decision, 'client imported', { clientId })
    const client = { id: clientId, name: job.client, nameKey: clientKey, createdAt: decision.at }
    addRow(decision, line, 'clients', client)
    made.clients.set(clientKey, clientId)
  }
  const booker = job.bookerId === null ? {} : { bookerId: job.bookerId }
  const facts = {
    title: job.title,
    talentTitle: talentTitleOf(job.title),
    clientId,
    city: job.city || null,
    ...booker,
  }
  const { id } = addJob(decision, facts, 'job imported')
  made.jobs.set(job, id)
  return id
}
/** What a talent reads before a confirmation: the kind of job, never the client. */
function talentTitleOf(title: string): string {
  const kind = kindOfJob(title)
  return kind === null ? 'Job' : kind.charAt(0).toUpperCase() + kind.slice(1)
}

function claimLine(
  decision: Decision,
  { modelId, modelName }: TalentPlan,
  job: PlannedJob,
  { dates, feePaise, notes }: PlannedClaim,
  made: Made,
  endsOn: string,
) {
  const { db, at, now } = decision
  const jobId = jobIn(decision, job, made)
  for (const date of dates) {
    const key = dateKey(job, date)
    if (made.dates.has(key)) continue
    const jobLine = activityAbout(decision, 'job imported', { jobId })
    const { day, part } = date
    made.dates.set(key, addRow(decision, jobLine, 'jobDates', { id: newId(), jobId, day, part }))
  }
  const claimId = newId()
  const line = activityAbout(decision, 'imported', { claimId, jobId, modelId }, notes.join('\n') || null)
  const [first] = dates
    .filter(({ kind }) => kind === 'option')
    .map(({ day }) => day)
    .toSorted()
  const usual = () => defaultEnd(now, first ?? '', readDeskSettings(db))
  const expiresAt = first === undefined ? null : endsOn === '' ? usual() : momentOf(endsOn, '18:00')
  const answer = dates.some(({ kind }) => kind === 'confirmed') ? ('yes' as const) : ('none' as const)
  const row = { id: claimId, jobId, modelId, modelName, expiresAt, answer, feePaise, createdAt: at }
  addRow(decision, line, 'claims', row)
  return { line, row }
}

/**
 * The places of the options on each half: the numbers of their activities, handed out in the order of ranks. Two jobs
 * may each be first on another day.
 */
function placesIn(
  claims: readonly { claim: PlannedClaim; line: PendingActivity }[],
): ReadonlyMap<PendingActivity, Map<string, number>> {
  const halves = new Map<string, { line: PendingActivity; order: number }[]>()
  for (const { claim, line } of claims)
    for (const date of claim.dates)
      for (const { day, half } of halvesOf(date)) {
        const key = `${day} ${half}`
        halves.set(key, [...(halves.get(key) ?? []), { line, order: date.order }])
      }
  const places = new Map<PendingActivity, Map<string, number>>()
  for (const [key, all] of halves) {
    const numbers = all.map(({ line }) => line.number).toSorted((a, b) => a - b)
    for (const [at, { line }] of all.toSorted((a, b) => a.order - b.order).entries()) {
      const own = places.get(line) ?? new Map<string, number>()
      places.set(line, own.set(key, numbers[at] ?? line.number))
    }
  }
  return places
}

type DateToMake = PlannedDate & {
  jobDateId: string
  places: ReadonlyMap<PendingActivity, Map<string, number>>
}
function makeDate(
  decision: Decision,
  line: PendingActivity,
  claim: { id: string },
  { kind, jobDateId, places }: DateToMake,
) {
  const { at } = decision
  const isFirm = kind === 'confirmed'
  const id = newId()
  const when = isFirm ? { confirmedAt: at, isAnswered: true, isTalentTold: true } : { optionedAt: at }
  addRow(decision, line, 'claimDates', { id, claimId: claim.id, jobDateId, state: kind, ...when })
  const found = claimDateById(decision.db, id)
  if (found) hold(decision, line, found, { firm: isFirm, places: places.get(line) ?? new Map() })
}

function makeBookout(decision: Decision, line: PendingActivity, modelId: string, bookout: PlannedBookout) {
  const { from, to, part, bookout: kind, note } = bookout
  const span = {
    fromDay: from,
    fromHalf: part === 'pm' || part === 'night' ? ('pm' as const) : ('am' as const),
    toDay: part === 'night' ? dayAfter(to) : to,
    toHalf: part === 'am' || part === 'night' ? ('am' as const) : ('pm' as const),
  }
  const row = { id: newId(), modelId, ...span, kind, note: note.slice(0, NAME_MAX) || null, endedAt: null }
  const id = addRow(
    decision,
    line,
    'bookouts',
    { ...row, madeBy: 'agency', createdAt: decision.at },
    BOOKOUT_KEPT,
  )
  holdBookout(decision, line, { id, modelId }, halvesFrom(span))
}
