import type { ActivityKind } from '../../../../shared/desk/deskActions'
import type {
  BriefedJob,
  JobChange,
  JobDecided,
  JobExport,
  JobFilters,
  JobLine,
  JobRecord,
  JobSearch,
  NewJob,
} from '../../../../shared/desk/jobs/jobs'
import { localDay } from '../../../../shared/format'
import { type Page, pageOf } from '../../../../shared/paging'
import { fold } from '../../../../shared/text/fold'
import { dayAfter } from '../../../../shared/time/days'
import type { AppContext, SignedInContext } from '../../../core/context'
import type { Db } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { defined } from '../../../core/defined'
import { conflictWith, invalid, notFound } from '../../../core/errors'
import { csv } from '../../../core/files/csv'
import { audit } from '../../../core/security/audit'
import { deskStaff } from '../../access/accounts/repository'
import { readDeskSettings } from '../../agency/settings/desk.repository'
import { storedFace } from '../../roster/publicRoster/rules'
import { claimsOfJob, mergedInto } from '../claims/repository'
import { datesWithQueues, sinceOf } from '../claims/service'
import { findClient, findContact } from '../clients/repository'
import { clientNamed, standingOf } from '../clients/service'
import { activitiesOfJob, activitiesSince, subjectOf } from '../decisions/activities.repository'
import { activityAbout, addRow, changeRow, type Decision } from '../decisions/activities.service'
import { type Decided, decide } from '../decisions/service'
import { hasInvoice } from './invoices.repository'
import { jobColumns } from './list.views'
import * as repository from './repository'
import { rolesOf } from './roles.repository'
import { numberAfter, numberStart } from './rules'
import { type JobRows, jobView } from './views'

const WEEK_DAYS = 6

/** One page of jobs, newest first; searches number, title, client, brand and talents. */
export function listJobs(ctx: SignedInContext, { page, limit, ...filters }: JobFilters): Page<JobLine> {
  const { rows, total } = repository.pageOfJobs(ctx.db, wantedJobs(ctx, filters), limit, (page - 1) * limit)
  return pageOf(linesOf(ctx, rows), total, limit)
}

/** What a list of jobs asks for, as the database finds it. */
function wantedJobs({ clock, session }: SignedInContext, { search, view, stage }: JobSearch) {
  const today = localDay(clock())
  const weekEnd = dayAfter(today, WEEK_DAYS)
  return { view, stage, search: fold(search), accountId: session.account.id, today, weekEnd }
}

type Rows = ReturnType<typeof repository.pageOfJobs>['rows']
/** Rows of the list with their talents. */
function linesOf({ db, clock }: SignedInContext, rows: Rows): JobLine[] {
  const ids = rows.map(({ id }) => id)
  const faces = repository.facesOf(db, ids, clock().toISOString())
  const talentsOf = (id: string) =>
    faces.flatMap(({ jobId, face, ...talent }) =>
      jobId === id ? [{ ...talent, face: storedFace(face) }] : [],
    )
  return rows.map((row) => ({ ...row, talents: talentsOf(row.id) }))
}

/** The jobs that the list shows by these filters, or the marked ones, as CSV; written down in the audit (S37). */
export function exportJobs(ctx: SignedInContext, filters: JobExport): AsyncIterable<string> {
  const { db, clock, session } = ctx
  audit(db, clock(), 'list exported', session.account, undefined, 'jobs')
  return csv(jobColumns, batchesOf(ctx, filters))
}

function* batchesOf(ctx: SignedInContext, { ids, ...filters }: JobExport) {
  const { db } = ctx
  const found =
    ids.length > 0 ? [repository.jobsById(db, ids)] : repository.allJobs(db, wantedJobs(ctx, filters))
  for (const rows of found) yield linesOf(ctx, rows)
}

/** One job with all that its page shows, by its id or by its number. Throws 404. */
export function readJob(
  app: Pick<AppContext, 'db' | 'clock'>,
  key: { id: string } | { number: string },
): JobRecord {
  const whole =
    repository.findWhole(app.db, key) ??
    ('number' in key ? repository.findWhole(app.db, { id: key.number }) : undefined)
  if (!whole) throw notFound('Job')
  return jobView(rowsOf(app.db, whole), app.clock().toISOString())
}

function rowsOf(db: Db, whole: NonNullable<ReturnType<typeof repository.findWhole>>): JobRows {
  const { job, client } = whole
  const people = claimsOfJob(db, job.id)
  return {
    ...whole,
    people,
    ...datesWithQueues(db, people),
    client: client && { ...client, ...standingOf(db, client) },
    jobDates: repository.datesOf(db, job.id),
    roles: rolesOf(db, job.id),
    activities: activitiesOfJob(db, job.id),
    requestBudget: repository.budgetOfRequest(db, job.id),
    isInvoiced: hasInvoice(db, job.id),
    confirmNeedsYes: readDeskSettings(db).confirmNeedsYes,
  }
}

/** The answer to a decision about a job: the job as it is now. */
export const jobDecided = (ctx: SignedInContext, id: string, decided: Decided): JobDecided => ({
  ...decided,
  job: readJob(ctx, { id }),
})

/** The same for a decision about a claim. */
export function claimDecided(ctx: SignedInContext, claimId: string, decided: Decided): JobDecided {
  const [latest] = activitiesSince(ctx.db, 'claimId', claimId)
  if (!latest?.jobId) throw notFound('Talent of this job')
  return jobDecided(ctx, latest.jobId, decided)
}

type JobFacts = Partial<Parameters<typeof addRow<'jobs'>>[3]> & { title: string; talentTitle: string }

/** Adds a job with the next number of its financial year inside a running decision; returns it. */
export function addJob(decision: Decision, facts: JobFacts, kind: ActivityKind = 'job made') {
  const { db, at, now, actor } = decision
  const id = newId()
  const start = numberStart(localDay(now))
  const number = numberAfter(start, repository.lastNumber(db, start))
  const line = activityAbout(decision, kind, { jobId: id })
  addRow(decision, line, 'jobs', { bookerId: actor?.id ?? null, ...facts, id, number, createdAt: at })
  return { id, number, line }
}

/** Creates a job by hand, for example after a phone call: client, work, days, number of talents and budget. */
export function createJob(ctx: SignedInContext, given: NewJob): JobDecided {
  let jobId = ''
  const decided = decide(ctx, 'job', given, (decision) => {
    const clientId = given.client ? clientNamed(decision, given.client) : null
    const brief = given.budget ? `Budget: ${given.budget}` : null
    const job = addJob(decision, { title: given.title, talentTitle: given.title, clientId, brief })
    jobId = job.id
    for (let at = 0; given.day && at < given.days; at++)
      addRow(decision, job.line, 'jobDates', { id: newId(), jobId, day: dayAfter(given.day, at) })
  })
  return jobDecided(ctx, jobId || jobOf(ctx.db, decided.decisionId), decided)
}

/** Creates a job from a pasted brief, with its dates and roles, in one decision. */
export function createBriefedJob(ctx: SignedInContext, given: BriefedJob): JobDecided {
  let jobId = ''
  const { client, dates, roles, decisionKey: _, ...facts } = given
  const decided = decide(ctx, 'job', given, (decision) => {
    const clientId = client ? clientNamed(decision, client) : null
    const job = addJob(decision, { ...facts, talentTitle: given.title, clientId })
    jobId = job.id
    for (const date of dates) addRow(decision, job.line, 'jobDates', { id: newId(), jobId, ...date })
    for (const role of roles) addRow(decision, job.line, 'jobRoles', { id: newId(), jobId, ...role })
  })
  return jobDecided(ctx, jobId || jobOf(ctx.db, decided.decisionId), decided)
}

/** The job that a decision made, for a key that was sent before. */
function jobOf(db: Db, decisionId: string): string {
  const id = subjectOf(db, decisionId, 'jobId')
  if (id === null) throw notFound('Job')
  return id
}

/** A job for a decision: 404 when unknown, 409 when it has another version than the caller read (D26). */
export function openJob(decision: Decision, id: string, version: number, kind: ActivityKind) {
  const job = repository.findJob(decision.db, id)
  if (!job) throw notFound('Job')
  if (job.version !== version)
    throw conflictWith('This job was changed by a colleague in the meantime.', {
      kind: 'changed',
      since: sinceOf(decision.db, 'jobId', id),
      now: { id, version: job.version, stage: job.stage },
    })
  return { job, line: activityAbout(decision, kind, { jobId: id }) }
}

type Sent = Pick<Partial<JobChange>, 'clientId' | 'contactId' | 'bookerId'>
/**
 * A merged client is stored as the one it was merged into, and a contact of another client leaves with it. Throws 400
 * for a client, contact or colleague who cannot be chosen.
 */
function clientFacts(
  db: Db,
  job: { clientId: string | null },
  { clientId: sent, contactId, bookerId }: Sent,
) {
  if (bookerId && !deskStaff(db).some((each) => each.id === bookerId))
    throw invalid('bookerId', 'Choose a colleague')
  if (sent && !findClient(db, sent)) throw invalid('clientId', 'Choose a client')
  const clientId = sent ? mergedInto(db, sent) : sent
  const now = clientId === undefined ? job.clientId : clientId
  const contact = contactId ? findContact(db, contactId) : undefined
  if (contactId && (!contact?.clientId || mergedInto(db, contact.clientId) !== (now && mergedInto(db, now))))
    throw invalid('contactId', 'Choose a contact of this client')
  return { clientId, contactId: now === job.clientId ? contactId : (contactId ?? null) }
}

/** Changes the facts that were sent and no others. Throws 400 as `clientFacts`, 409 for a stale version. */
export function changeJob(
  ctx: SignedInContext,
  given: Pick<JobChange, 'id' | 'version'> & Partial<JobChange>,
): JobDecided {
  const { id, version, decisionKey: _, ...sent } = given
  const decided = decide(ctx, 'changeJob', given, (decision) => {
    const { job, line } = openJob(decision, id, version, 'job changed')
    const facts = { ...defined(sent), ...defined(clientFacts(ctx.db, job, sent)) }
    changeRow(decision, line, 'jobs', id, { ...facts, version: job.version + 1 })
  })
  return jobDecided(ctx, id, decided)
}
