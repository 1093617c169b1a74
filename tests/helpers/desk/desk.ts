import { eq } from 'drizzle-orm'
import { claims, heldHalves, jobDates, jobs } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel } from '../../../server/demo/builders/models'
import { runDeskClock } from '../../../server/features/desk/notices/mails.service'
import type { DayPart } from '../../../shared/desk/deskLists'
import type { JobRecord } from '../../../shared/desk/jobs/jobs'
import { testApp } from '../testApp'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** A desk with two bookers and the model Zoya. The clock shows Monday, 2 March 2026, 15:30 in India. */
export function atDesk(settings: Parameters<typeof testApp>[0] = {}) {
  const t = testApp(settings)
  const noor = anAccount(t, { role: 'booker', name: 'Noor' })
  const kabir = anAccount(t, { role: 'booker', name: 'Kabir' })
  const zoya = aModel(t, { stageName: 'Zoya', name: 'Zoya Khan', email: 'zoya@example.in' })
  const desk = t.as(noor).desk

  /** A job with a client and dates, by Noor. */
  async function aJob(title: string, days: string[] = ['2026-03-20'], part: DayPart = 'full') {
    let { job } = await desk.jobs.create({ title, client: `${title} client` })
    for (const day of days)
      job = (await desk.jobs.addDate({ jobId: job.id, version: job.version, day, part })).job
    return job
  }
  /** The same with a model on its shortlist. */
  async function proposed(title: string, days?: string[], part?: DayPart, modelId = zoya.id) {
    const job = await aJob(title, days, part)
    return (await desk.claims.propose({ jobId: job.id, modelId })).job
  }
  /** The same with an option on each date. */
  async function optioned(title: string, days?: string[], part?: DayPart, modelId = zoya.id) {
    return (await desk.claims.option(claimOf(await proposed(title, days, part, modelId)))).job
  }
  /** The same with the talent's yes. */
  async function agreed(title: string, days?: string[], part?: DayPart) {
    const job = await optioned(title, days, part)
    return (await desk.claims.recordAnswer({ ...claimOf(job), answer: 'yes' })).job
  }
  /** Sets all that a confirmation asks for: fee, usage, place and the agreed price. */
  function settle({ id }: JobRecord) {
    t.db.update(jobs).set({ usageWords: 'Web, one year', stage: 'agreed' }).where(eq(jobs.id, id)).run()
    t.db.update(jobDates).set({ place: 'Versova jetty' }).where(eq(jobDates.jobId, id)).run()
    t.db.update(claims).set({ feePaise: 45_000_00 }).where(eq(claims.jobId, id)).run()
  }
  const again = ({ number }: JobRecord) => desk.jobs.get({ number })
  const queue = () =>
    t.db.select().from(heldHalves).where(eq(heldHalves.modelId, zoya.id)).orderBy(heldHalves.seq).all()
  /** Lets the wait of the mails pass and the clock of the desk run. */
  const minutesLater = (minutes: number) => {
    t.later(minutes * MINUTE)
    return runDeskClock(t)
  }
  return { t, noor, kabir, zoya, desk, aJob, proposed, optioned, agreed, settle, again, queue, minutesLater }
}

/** The input of a decision about the first talent of a job. */
export function claimOf({ claims: [claim] }: JobRecord) {
  if (!claim) throw new Error('nobody is on this job')
  return { claimId: claim.id, version: claim.version }
}

export const ranks = ({ claims: [claim] }: JobRecord) => claim?.dates.map(({ rank }) => rank)
export const states = ({ claims: [claim] }: JobRecord) => claim?.dates.map(({ state }) => state)

/** A refusal of this kind, as tRPC throws it. */
export const conflict = (kind: string) => ({ code: 'CONFLICT', cause: { details: { kind } } })
