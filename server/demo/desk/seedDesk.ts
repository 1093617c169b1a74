import { eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { claimDates, claims, contacts, jobs, notices } from '../../../drizzle/schema'
import { clientChange } from '../../../shared/desk/clients'
import type { AppContext, Session, SignedInContext } from '../../core/context'
import { addContact } from '../../features/desk/clients/contacts.service'
import * as clientService from '../../features/desk/clients/service'
import { findItem } from '../../features/desk/items/repository'
import * as items from '../../features/desk/items/service'
import { endPastJobs } from '../../features/desk/jobs/stages.service'
import { clients } from '../clients'
import type { Cast } from '../roster'
import type { Received } from '../seedAdminLists'
import { bookoutSteps } from './bookouts'
import { seedCallSheet } from './callSheets'
import { ABROAD, BLOCKED, byPhone, known, MERGED, WATCHED } from './clients'
import { type Days, deskOf, type Step, workingDays } from './day'
import { seedDocuments } from './documents'
import { seedHours } from './hours'
import { jobSteps } from './jobSteps'
import { demoJobs } from './jobs'
import { lastYearSteps } from './lastYear'
import { seedPackages } from './packages'
import { seedPapers } from './papers'
import { seedStatements } from './statements'
import { seedUsages } from './usages'

type Bookers = Record<Step['by'], Session['account']>

const BEGAN = 44
const NAMES = ['ira', 'noor', 'kavya'] as const

/**
 * The last six weeks of the desk, decided one after the other by its own services, so that every rule holds. Mails that
 * these decisions would have sent are dropped.
 */
export function seedDesk(app: AppContext, cast: Cast, bookers: Bookers, received: readonly Received[]) {
  const days = workingDays(app)
  const ids = new Map<string, string>()
  const accepted = received.filter(({ status }) => status === 'accepted')
  const steps = [
    ...clientSteps(days, ids),
    ...requestSteps(days, received),
    ...demoJobs.flatMap((job, index) =>
      jobSteps(days, cast, { ...job, request: accepted[job.booking ?? -1], place: index }),
    ),
    ...lastYearSteps(days, cast),
    ...Array.from({ length: BEGAN }, (_, ago) => clockStep(days, ago)),
    ...bookoutSteps(days, cast),
  ]
  const inOrder = steps
    .map((step) => ({ ...step, time: days.notAhead(step.time) }))
    .sort((one, other) => one.time - other.time)
  for (const { time, by, work } of inOrder) work(deskOf(app, bookers[by], time))
  endPastJobs(app)
  afterwards(app)
  seedPackages(app, bookers.noor)
  seedUsages(app, bookers.ira)
  seedPapers(app, bookers.ira)
  seedStatements(app, bookers.ira)
  seedCallSheet(app, bookers.ira)
  seedHours(app, bookers.ira)
  seedDocuments(app, cast, bookers.ira)
}

/** The agency's clock, each morning. */
const clockStep = (days: Days, ago: number): Step => ({
  time: days.morning(ago) - 1,
  by: 'ira',
  work: (ctx) => void endPastJobs(ctx),
})

/** Mailed details, and the contact of a job that began with a call. */
function afterwards({ db }: AppContext) {
  db.delete(notices).run()
  const asked = db.select({ id: claims.id }).from(claims).where(ne(claims.answer, 'none'))
  db.update(claimDates).set({ isTalentTold: true }).where(inArray(claimDates.claimId, asked)).run()
  db.update(claimDates).set({ sequence: 1 }).where(isNotNull(claimDates.confirmedAt)).run()
  const first = sql`(select id from contacts where client_id = ${jobs.clientId} order by created_at, id limit 1)`
  db.update(jobs).set({ contactId: first }).where(isNull(jobs.contactId)).run()
  db.update(contacts).set({ isBilling: true }).where(eq(contacts.function, 'Accounts')).run()
}

function clientSteps(days: Days, ids: Map<string, string>): Step[] {
  const steps: Step[] = []
  const from = days.morning(BEGAN)
  const at = (place: number) => days.later(from, place * 0.25)
  const all = [
    ...clients.flatMap(({ name, company, email, phone }, place) => {
      const about = known[place]
      if (!about) return []
      const people = [[name, email, phone, about.does] as const, ...(about.more ?? [])]
      return [{ name: company ?? name, kind: about.kind, city: about.city, country: 'India', people }]
    }),
    ...byPhone.map(({ person, ...client }) => ({ ...client, people: [person] })),
  ]
  for (const [place, { name, kind, city, country, people }] of all.entries())
    steps.push({
      time: at(place),
      by: NAMES[place % NAMES.length] ?? 'ira',
      work: (ctx) => {
        const { id, version } = clientService.createClient(ctx, { name, kind, city })
        ids.set(name, id)
        for (const [who, email, phone, does] of people)
          addContact(ctx, { clientId: id, name: who, email, phone, function: does })
        if (country === null) return
        clientService.changeClient(ctx, clientChange.parse({ id, version, country, ...standingOf(name) }))
      },
    })
  const [merged, into] = MERGED
  steps.push({
    time: at(all.length),
    by: 'noor',
    work: (ctx) => {
      const id = ids.get(merged) ?? ''
      const { version } = clientService.readClient(ctx, id)
      clientService.mergeClient(ctx, { id, version, intoId: ids.get(into) ?? '' })
    },
  })
  return steps
}

function standingOf(name: string) {
  if (name === BLOCKED[0]) return { standing: 'blocked' as const, standingReason: BLOCKED[1] }
  if (name === WATCHED[0]) return { standing: 'watch' as const, standingReason: WATCHED[1] }
  return name === ABROAD ? { notes: 'Writes German; English is fine. Pays in euro by transfer.' } : {}
}

const REASONS = ['not for us', 'duplicate', 'no answer'] as const
const ANSWERED_AFTER = [3, 5, 7, 2, 6]
/** An answer without a reply is closed after this time. */
const SILENCE_MS = 10 * 24 * 60 * 60_000

/**
 * The outcome of requests without a job; those of the last two days were only taken. Answers without a reply are closed
 * after ten days.
 */
function requestSteps(days: Days, received: readonly Received[]): Step[] {
  const recent = days.morning(2)
  return received.flatMap(({ id, createdAt, status }, place): Step[] => {
    const came = Date.parse(createdAt)
    const by = NAMES[place % NAMES.length] ?? 'ira'
    const time = days.later(came, ANSWERED_AFTER[place % ANSWERED_AFTER.length] ?? 4)
    const given = (ctx: SignedInContext) => ({ id, version: findItem(ctx.db, id)?.item.version ?? 1 })
    if (status === 'pending' || status === 'accepted') return []
    if (came > recent) return [{ time, by, work: (ctx) => void items.takeItem(ctx, given(ctx)) }]
    if (status === 'rejected')
      return [{ time, by, work: (ctx) => void items.closeItem(ctx, { ...given(ctx), reason: 'not for us' }) }]
    if (status === 'read') {
      const reason = REASONS[place % REASONS.length] ?? 'no answer'
      return [{ time, by, work: (ctx) => void items.closeItem(ctx, { ...given(ctx), reason }) }]
    }
    const close = (ctx: SignedInContext) => void items.closeItem(ctx, { ...given(ctx), reason: 'no answer' })
    const closed = days.later(time + SILENCE_MS, 1)
    return [
      { time, by, work: (ctx) => void items.answerItem(ctx, given(ctx)) },
      ...(days.notAhead(closed) === closed ? [{ time: closed, by, work: close }] : []),
    ]
  })
}
