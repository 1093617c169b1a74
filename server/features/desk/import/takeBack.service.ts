import { deskDayOnPaper } from '../../../../shared/desk/dayWords'
import { activityWords } from '../../../../shared/desk/deskActions'
import type { StandingPart } from '../../../../shared/desk/imports/deskImportLists'
import type { SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { conflict, notFound } from '../../../core/errors'
import { turns } from '../../../core/processes/turns'
import { audit } from '../../../core/security/audit'
import { free, freeBookout } from '../calendarHolds/service'
import { whomOf } from '../claims/service'
import { rowOf } from '../decisions/activities.repository'
import {
  activityAbout,
  actorOf,
  beginDecision,
  type Decision,
  removeRow,
} from '../decisions/activities.service'
import { finishDecision } from '../decisions/queues.service'
import { lapse } from '../decisions/service'
import * as repository from './repository'
import { isRecent } from './service'
import * as standing from './standing.repository'

/** What an import made and is still there. */
type Made = { jobs: string[]; bookouts: { id: string; image: Record<string, unknown> }[]; clients: string[] }

function madeBy(db: Db, run: repository.DeskImportRow): Made {
  const made: Made = { jobs: [], bookouts: [], clients: [] }
  for (const { before, after } of repository.activitiesOfImport(db, run))
    for (const { table, id, row } of after ?? []) {
      const wasThere = before?.find((image) => image.table === table && image.id === id)?.row ?? null
      if (wasThere !== null || row === null) continue
      if (table === 'jobs' && rowOf(db, 'jobs', id)) made.jobs.push(id)
      if (table === 'clients' && rowOf(db, 'clients', id)) made.clients.push(id)
      if (table === 'bookouts' && rowOf(db, 'bookouts', id)) made.bookouts.push({ id, image: row })
    }
  return made
}

function openRun({ db }: Pick<SignedInContext, 'db'>, id: string) {
  const run = repository.findImport(db, id)
  if (!run) throw notFound('Import')
  return run
}

/** What was changed since, and would therefore stay. Throws notFound. */
export function readStanding(ctx: SignedInContext, id: string): StandingPart[] {
  const { db } = ctx
  const run = openRun(ctx, id)
  const made = madeBy(db, run)
  const jobs = made.jobs.flatMap((jobId) => whyStays(db, run, jobId) ?? [])
  const bookouts = made.bookouts.flatMap((bookout) =>
    isSame(db, bookout) ? [] : bookoutPart(db, bookout.id),
  )
  return [...jobs, ...bookouts]
}

/** Why a job of an import stays; null where nothing was done about it since. */
function whyStays(db: Db, run: repository.DeskImportRow, jobId: string): StandingPart | null {
  const job = rowOf(db, 'jobs', jobId)
  if (!job) return null
  const what = `${job.number} ${job.title}`
  const since = standing.activitySince(db, jobId, run)
  if (since) return { what, why: `${activityWords(since.kind, since.actorName, whomOf(db, since))}.` }
  const used = standing.partsOf(db, jobId)
  return used === null ? null : { what, why: `It has ${used} now.` }
}

const isSame = (db: Db, { id, image }: Made['bookouts'][number]) => {
  const row = rowOf(db, 'bookouts', id) as Record<string, unknown> | undefined
  return (
    row !== undefined && Object.keys(image).every((name) => (row[name] ?? null) === (image[name] ?? null))
  )
}

function bookoutPart(db: Db, id: string): StandingPart[] {
  const bookout = rowOf(db, 'bookouts', id)
  if (!bookout) return []
  const whom = whomOf(db, { claimId: null, modelId: bookout.modelId }) ?? 'a model who left'
  return [
    { what: `Bookout of ${whom} from ${deskDayOnPaper(bookout.fromDay)}`, why: 'It was changed or ended.' },
  ]
}

/**
 * Takes an import back: all its jobs with their options and confirmed days, its bookouts and its clients are deleted
 * but for what somebody changed since, which is returned. Who stood behind moves up. Throws notFound, 409 when the
 * import was taken back before or is too old.
 */
export async function takeBack(ctx: SignedInContext, id: string): Promise<StandingPart[]> {
  const { db, clock } = ctx
  const now = clock()
  lapse(db, now)
  const run = openRun(ctx, id)
  if (run.state === 'taken-back') throw conflict('This import was taken back already.')
  if (!isRecent(run, now)) throw conflict('An import can be taken back for 14 days.')
  const stays = readStanding(ctx, id)
  const made = madeBy(db, run)
  const turn = turns()
  const inDecision = async (work: (decision: Decision) => void) => {
    await turn()
    transaction(db, () => {
      const decision = beginDecision(db, clock(), actorOf(ctx))
      work(decision)
      finishDecision(decision)
    })
  }
  for (const jobId of made.jobs)
    await inDecision((decision) => {
      if (whyStays(db, run, jobId) === null) removeJob(decision, jobId)
    })
  for (const bookout of made.bookouts)
    await inDecision((decision) => {
      if (isSame(db, bookout)) removeBookout(decision, bookout.id)
    })
  transaction(db, () => {
    const decision = beginDecision(db, clock(), actorOf(ctx))
    for (const clientId of made.clients) {
      if (standing.isClientUsed(db, clientId)) continue
      removeRow(decision, activityAbout(decision, 'import taken back', { clientId }), 'clients', clientId)
    }
    finishDecision(decision)
    repository.changeImport(db, id, { state: 'taken-back', takenBackAt: decision.at })
    audit(db, clock(), 'import of jobs taken back', ctx.session.account, id)
  })
  return stays
}

function removeJob(decision: Decision, jobId: string) {
  const line = activityAbout(decision, 'import taken back', { jobId })
  for (const claimDateId of standing.claimDatesOf(decision.db, jobId)) free(decision, line, claimDateId)
  removeRow(decision, line, 'jobs', jobId)
}

function removeBookout(decision: Decision, bookoutId: string) {
  const modelId = rowOf(decision.db, 'bookouts', bookoutId)?.modelId ?? null
  const line = activityAbout(decision, 'import taken back', { modelId })
  freeBookout(decision, line, bookoutId, () => false)
  removeRow(decision, line, 'bookouts', bookoutId)
}
