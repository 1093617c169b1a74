import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accounts, jobs } from '../../../../drizzle/schema'
import { aModel } from '../../../../server/demo/builders/models'
import { atDesk, claimOf, DAY } from '../../../helpers/desk/desk'

type Here = Awaited<ReturnType<typeof waiting>>

/** How Noor's jobs come to have no active booker. */
const WAYS: Record<string, (here: Here) => unknown> = {
  nobody: ({ t }) => t.db.update(jobs).set({ bookerId: null }).run(),
  'somebody who left': ({ t, noor }) =>
    t.db
      .update(accounts)
      .set({ deactivatedAt: t.clock().toISOString() })
      .where(eq(accounts.id, noor.id))
      .run(),
}

/** Jobs of Noor: one whose day has passed, one with a step due, an option that ends, a yes, a day that was lost. */
async function waiting() {
  const here = atDesk()
  const { t, kabir, aJob, optioned, proposed, desk } = here
  await aJob('Passed', ['2026-03-03'])
  await aJob('Step', ['2026-04-01'])
  t.db
    .update(jobs)
    .set({ nextStep: 'Send the rate', nextStepOn: '2026-03-03' })
    .where(eq(jobs.title, 'Step'))
    .run()
  await optioned('Ending', ['2026-04-10'])
  const other = aModel(t, { stageName: 'Kiran' })
  const yes = await proposed('Yes', ['2026-04-12'], 'full', other.id)
  await desk.claims.recordAnswer({ ...claimOf(yes), answer: 'yes' })
  const lost = await optioned('Lost', ['2026-04-20'])
  const winner = await proposed('Winner', ['2026-04-20'])
  const { job: agreed } = await desk.claims.recordAnswer({ ...claimOf(winner), answer: 'yes' })
  await desk.claims.releaseAndConfirm({ ...claimOf(agreed), releases: [claimOf(lost).claimId] })
  // Tuesday week, when the option has a day left.
  t.later(6 * DAY)
  const stands = async (who: typeof kabir) => {
    const { steps, undecided, ending, answers, lost } = await t.as(who).desk.today()
    return {
      steps: steps.map(({ title }) => title),
      undecided: undecided.map(({ title }) => title),
      ending: ending.map(({ jobTitle }) => jobTitle),
      answers: answers.map(({ jobTitle }) => jobTitle),
      lost: lost.map(({ jobTitle }) => jobTitle),
    }
  }
  return { ...here, stands }
}
const ALL = { steps: ['Step'], undecided: ['Passed'], ending: ['Ending'], answers: ['Yes'], lost: ['Lost'] }

it.each(Object.keys(WAYS))('what waits in the jobs of %s stands with everybody of the desk', async (way) => {
  const here = await waiting()
  expect(await here.stands(here.noor)).toEqual(ALL)
  expect(Object.values(await here.stands(here.kabir)).flat()).toEqual([])
  WAYS[way]?.(here)
  expect(await here.stands(here.kabir)).toEqual(ALL)
})

it('a booker’s own steps and passed jobs come before nobody’s', async () => {
  const here = await waiting()
  const { t, kabir, stands } = here
  WAYS.nobody?.(here)
  const { job } = await t.as(kabir).desk.jobs.create({ title: 'Own', client: 'Own client' })
  await t
    .as(kabir)
    .desk.jobs.addDate({ jobId: job.id, version: job.version, day: '2026-03-20', part: 'full' })
  t.db.update(jobs).set({ nextStep: 'Call', nextStepOn: '2026-03-05' }).where(eq(jobs.id, job.id)).run()
  expect((await stands(kabir)).steps).toEqual(['Own', 'Step'])
})
