import type { ActivityKind } from '../../../../shared/desk/deskActions'
import type {
  DeskFilters,
  DeskItemAdding,
  DeskItemClosing,
  DeskItemDecision,
  DeskItemHanding,
  DeskItemLine,
  DeskItemRecord,
} from '../../../../shared/desk/deskItems'
import { closingsOf } from '../../../../shared/desk/deskLists'
import type { JobDecided } from '../../../../shared/desk/jobs/jobs'
import { cut, localDay } from '../../../../shared/format'
import { NAME_MAX } from '../../../../shared/limits'
import { type Page, pageOf } from '../../../../shared/paging'
import type { SignedInContext } from '../../../core/context'
import { newId } from '../../../core/db/ids'
import { conflictWith, invalid, notFound } from '../../../core/errors'
import { deskStaff } from '../../access/accounts/repository'
import { proposeIn } from '../claims/options.service'
import { findClaimOf, findPerson } from '../claims/repository'
import { sinceOf } from '../claims/service'
import { contactsOf, mergedInto } from '../clients/repository'
import { contactFrom } from '../clients/service'
import { activityAbout, addRow, changeRow, type Decision } from '../decisions/activities.service'
import { decide } from '../decisions/service'
import { findJob } from '../jobs/repository'
import { addJob, jobDecided } from '../jobs/service'
import { askedFor } from './asked.service'
import * as repository from './repository'
import { bookingStatus, enquiryStatus, type Step, whatHolds } from './rules'
import { itemView, lineView } from './views'

const REQUESTS_SHOWN = 50
const SAME_CONTACT_MS = 48 * 60 * 60_000

/** One page of what waits, earliest due first. */
export function listItems(ctx: SignedInContext, filters: DeskFilters): Page<DeskItemLine> {
  const { id } = ctx.session.account
  const { ids, total } = repository.pageOfItems(ctx.db, filters, id)
  return pageOf(
    repository.linesOf(ctx.db, ids).map((row) => lineView(row, id, localDay(ctx.clock()))),
    total,
    filters.limit,
  )
}

/** What the contacts of a client, and of those merged into it, have sent, newest first. */
export function requestsOfClient(ctx: SignedInContext, id: string): DeskItemLine[] {
  const { db, session } = ctx
  const today = localDay(ctx.clock())
  const clients = [id, ...mergedInto(db, id).map((each) => each.id)]
  const emails = contactsOf(db, clients).flatMap(({ email }) => email ?? [])
  const ids = emails.length === 0 ? [] : repository.itemsFrom(db, emails, REQUESTS_SHOWN)
  return repository.linesOf(db, ids).map((row) => lineView(row, session.account.id, today))
}

/** One request with its whole message. Throws 404. */
export function readItem(ctx: SignedInContext, id: string): DeskItemRecord {
  const found = repository.findItem(ctx.db, id)
  const [row] = repository.linesOf(ctx.db, [id])
  if (!found || !row) throw notFound('Request')
  const email = found.booking?.email ?? found.enquiry?.email
  const since = new Date(ctx.clock().getTime() - SAME_CONTACT_MS).toISOString()
  const job = email ? repository.jobOfSender(ctx.db, email, since) : undefined
  const today = localDay(ctx.clock())
  const line = lineView(row, ctx.session.account.id, today)
  return itemView(line, found, askedFor(ctx, found, line), job, today)
}

/** Loads a request for a decision: 404 when unknown, 409 with what it is now when it was decided meanwhile (D2). */
function loadItem(decision: Decision, { id, version }: DeskItemDecision, kind: ActivityKind) {
  const { db, actor } = decision
  const found = repository.findItem(db, id)
  if (!found) throw notFound('Request')
  const { item, job } = found
  if (item.version !== version) {
    const [line] = repository.linesOf(db, [id])
    if (!line) throw notFound('Request')
    throw conflictWith(
      whatHolds(lineView(line, actor?.id ?? '', localDay(decision.now)), item.closedReason),
      {
        kind: 'changed',
        since: sinceOf(db, 'deskItemId', id),
        now: { id, version: item.version, state: item.state, jobNumber: job?.number ?? null },
      },
    )
  }
  return { ...found, line: activityAbout(decision, kind, { deskItemId: id }) }
}
type LoadedItem = ReturnType<typeof loadItem>

/** Writes the state of an item, and the status that the read-only lists show (D4). */
function step(
  decision: Decision,
  { item, booking, enquiry, line }: LoadedItem,
  to: Partial<typeof item>,
  as: Step | null,
) {
  changeRow(decision, line, 'deskItems', item.id, { ...to, version: item.version + 1 })
  const ofBooking = as && bookingStatus(as)
  if (booking && ofBooking) changeRow(decision, line, 'bookings', booking.id, { status: ofBooking })
  const ofEnquiry = as && enquiryStatus(as)
  if (enquiry && ofEnquiry) changeRow(decision, line, 'enquiries', enquiry.id, { status: ofEnquiry })
}

const answeredAt = ({ item }: LoadedItem, at: string) => ({ firstAnsweredAt: item.firstAnsweredAt ?? at })

const decideItem = (
  ctx: SignedInContext,
  given: DeskItemDecision,
  kind: ActivityKind,
  work: (decision: Decision, opened: LoadedItem) => void,
): DeskItemRecord & { decisionId: string; undoMs: number } => {
  const decided = decide(ctx, kind, given, (decision) => work(decision, loadItem(decision, given, kind)))
  return { ...readItem(ctx, given.id), ...decided }
}

/** Assigns a request to the caller. */
export const takeItem = (ctx: SignedInContext, given: DeskItemDecision) =>
  decideItem(ctx, given, 'item taken', (decision, opened) =>
    step(decision, opened, { state: 'taken', ownerId: ctx.session.account.id }, 'taken'),
  )

/** Assigns a request to a colleague. Throws 400 for somebody who does not work at the desk. */
export const handItem = (ctx: SignedInContext, given: DeskItemHanding) =>
  decideItem(ctx, given, 'item handed over', (decision, opened) => {
    const isStaff = deskStaff(ctx.db).some(({ id }) => id === given.ownerId)
    if (!isStaff) throw invalid('ownerId', 'Choose a colleague')
    step(decision, opened, { state: 'taken', ownerId: given.ownerId }, 'taken')
  })

/** Makes a request new again, of nobody. */
export const giveBackItem = (ctx: SignedInContext, given: DeskItemDecision) =>
  decideItem(ctx, given, 'item given back', (decision, opened) =>
    step(decision, opened, { state: 'new', ownerId: null }, null),
  )

/** Marks a request as answered by the caller. */
export const answerItem = (ctx: SignedInContext, given: DeskItemDecision) =>
  decideItem(ctx, given, 'item answered', (decision, opened) => {
    const ownerId = ctx.session.account.id
    step(decision, opened, { state: 'answered', ownerId, ...answeredAt(opened, decision.at) }, 'answered')
  })

/**
 * Closes a request; spam is marked as such, and *not for us* shows in the read-only list. Throws 400 for a reason that
 * is not one of this kind of request.
 */
export const closeItem = (ctx: SignedInContext, given: DeskItemClosing) =>
  decideItem(ctx, given, 'item closed', (decision, opened) => {
    const { reason } = given
    if (!closingsOf(opened.item.kind).includes(reason))
      throw invalid('reason', 'This reason is for another kind of request')
    step(decision, opened, { state: 'closed', closedReason: reason }, reason)
    if (reason === 'spam') markSpam(decision, opened, true)
  })

/** Opens a closed request again; one that was spam is new, as is one that only looked like it. */
export const reopenItem = (ctx: SignedInContext, given: DeskItemDecision) =>
  decideItem(ctx, given, 'item reopened', (decision, opened) => {
    const { item, booking, enquiry } = opened
    const wasSpam = (booking ?? enquiry)?.isSpam === true
    const ownerId = wasSpam ? null : ctx.session.account.id
    const state = wasSpam ? 'new' : 'taken'
    step(decision, opened, { state, ownerId, closedReason: null }, item.state === 'new' ? null : 'taken')
    if (wasSpam) markSpam(decision, opened, false)
  })

function markSpam(decision: Decision, { booking, enquiry, line }: LoadedItem, isSpam: boolean) {
  if (booking) changeRow(decision, line, 'bookings', booking.id, { isSpam })
  if (enquiry) changeRow(decision, line, 'enquiries', enquiry.id, { isSpam })
}

/**
 * Makes a job of a request in one press (D3): its date, work and model are those of the booking, its contact the one
 * with that address, else a new one with a new client. Pressed by two at once it makes one job (D2).
 */
export function makeJob(ctx: SignedInContext, given: DeskItemDecision): JobDecided {
  const decided = decide(ctx, 'makeJob', given, (decision) => {
    const opened = loadItem(decision, given, 'item job')
    const { booking, enquiry } = opened
    const sender = booking
      ? {
          name: booking.clientName,
          email: booking.email,
          phone: booking.phone,
          company: booking.company ?? booking.brand,
        }
      : enquiry && { name: enquiry.name, email: enquiry.email, phone: null, company: null }
    if (!sender) throw notFound('Request')
    const who = contactFrom(decision, sender)
    const title = booking
      ? cut(`${booking.brand ?? booking.company ?? booking.clientName} · ${booking.workType}`, NAME_MAX - 3)
      : sender.name
    const job = addJob(decision, {
      ...who,
      title,
      talentTitle: booking?.workType ?? 'Job',
      brand: booking?.brand ?? null,
      workType: booking?.workType ?? null,
      brief: booking ? `${booking.details}\n\nBudget: ${booking.budgetRange}` : (enquiry?.message ?? null),
    })
    if (booking) {
      addRow(decision, job.line, 'jobDates', { id: newId(), jobId: job.id, day: booking.dateRequired })
      proposeAsked(decision, booking, job)
    }
    toJob(decision, opened, job.id)
  })
  return jobDecided(ctx, jobOfItem(ctx, given.id), decided)
}

/** Adds a request to a job that exists: the second request of the same contact. */
export function addToJob(ctx: SignedInContext, given: DeskItemAdding): JobDecided {
  const decided = decide(ctx, 'addToJob', given, (decision) => {
    const opened = loadItem(decision, given, 'item job')
    if (!findJob(ctx.db, given.jobId)) throw notFound('Job')
    const { booking } = opened
    if (booking) proposeAsked(decision, booking, { id: given.jobId })
    toJob(decision, opened, given.jobId)
  })
  return jobDecided(ctx, given.jobId, decided)
}

/** Proposes all whom a booking asks for and who are still here. */
function proposeAsked(decision: Decision, booking: NonNullable<LoadedItem['booking']>, job: { id: string }) {
  const others = repository.othersAskedFor(decision.db, [booking.id])
  for (const { modelId } of [booking, ...others]) {
    if (modelId === null || !findPerson(decision.db, modelId)) continue
    // One of a shortlist who is on the job already does not hold up the others.
    if (others.length > 0 && findClaimOf(decision.db, job.id, modelId)) continue
    proposeIn(decision, { job, modelId })
  }
}

function toJob(decision: Decision, opened: LoadedItem, jobId: string) {
  const ownerId = decision.actor?.id ?? null
  step(decision, opened, { state: 'job', jobId, ownerId, ...answeredAt(opened, decision.at) }, 'job')
}

function jobOfItem(ctx: SignedInContext, id: string): string {
  const jobId = repository.findItem(ctx.db, id)?.item.jobId
  if (!jobId) throw notFound('Job')
  return jobId
}
