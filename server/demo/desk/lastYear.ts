import { eq } from 'drizzle-orm'
import { clients } from '../../../drizzle/schema'
import { financialYear } from '../../../shared/format'
import type { SignedInContext } from '../../core/context'
import { addContact } from '../../features/desk/clients/contacts.service'
import { endPastJobs } from '../../features/desk/jobs/stages.service'
import type { Cast } from '../roster'
import type { Days, Step } from './day'
import { jobSteps } from './jobSteps'
import type { DemoJob } from './jobs'

const DAY_MS = 24 * 60 * 60_000
/** How many days ago the newest paper of the demo is issued. */
export const NEWEST = 2
/** Before everything else that the demo tells. */
const BEFORE = 60

/** Days ago of the last paper in the financial year before that of the newest paper, whatever day it is today. */
export function lastYearEnd(days: Pick<Days, 'day'>): number {
  const [yearEnd, before] = [`${financialYear(days.day(-NEWEST))}-03-31`, days.day(-BEFORE)]
  const last = yearEnd < before ? yearEnd : before
  return Math.round((Date.parse(days.day(0)) - Date.parse(last)) / DAY_MS)
}

const CLIENT = 'Meridian Sarees'
const JOBS = [
  { title: 'Meridian, the loom', before: 34, name: 'Ruhi', fee: 38_000 },
  { title: 'Meridian, six yards', before: 24, name: 'Devan', fee: 32_000 },
  { title: 'Meridian, wedding cloth', before: 14, name: 'Amaya', fee: 42_000 },
] as const

/** The client is made with its first job; its jobs get the first contact. */
function addBuyer(ctx: SignedInContext) {
  const client = ctx.db.select({ id: clients.id }).from(clients).where(eq(clients.name, CLIENT)).get()
  if (!client) throw new Error(`No client ${CLIENT}`)
  const [name, email] = ['Rekha Soni', 'rekha@meridiansarees.example']
  addContact(ctx, { clientId: client.id, name, email, phone: '+91 55550 20030', function: 'Buyer' })
}

/** Three jobs of one client before the financial year began, which are closed when their invoices are paid. */
export function lastYearSteps(days: Days, cast: Cast): Step[] {
  const end = lastYearEnd(days)
  return JOBS.flatMap(({ title, before, name, fee }, place) => {
    const ago = end + before
    const job: DemoJob = {
      ...{ client: CLIENT, title, talentTitle: 'Sarees, look book', workType: 'Commercial' },
      ...{ city: 'Jaipur', usage: 'Own channels, three months.', fee, by: 'ira', made: ago + 7 },
      ...{ stage: 'done', dates: [{ day: -ago, call: '09:00', place: 'Ajmer Road, the old mill' }] },
      faces: [{ name, fate: 'confirmed' }],
    }
    return [
      ...jobSteps(days, cast, { ...job, request: undefined, place }),
      { time: days.morning(ago - 1) - 1, by: 'ira', work: (ctx) => void endPastJobs(ctx) },
      ...(place === 0 ? [{ time: days.morning(ago - 1), by: 'ira' as const, work: addBuyer }] : []),
    ]
  })
}

/** The titles of those jobs, in the order in which they are billed. */
export const LAST_YEAR_TITLES = JOBS.map(({ title }) => title)
