import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accounts, jobs } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { withSheet } from '../../../helpers/desk/callSheets'

type Here = Awaited<ReturnType<typeof withSheet>>

/** How a job comes to have no active booker. */
const WAYS: Record<string, (here: Here) => unknown> = {
  'nobody’s job': ({ t, job }) => t.db.update(jobs).set({ bookerId: null }).where(eq(jobs.id, job.id)).run(),
  'a job of somebody who left': ({ t, noor }) =>
    t.db
      .update(accounts)
      .set({ deactivatedAt: t.clock().toISOString() })
      .where(eq(accounts.id, noor.id))
      .run(),
}

/** An issued sheet that nobody has read, with a question of Zoya, and a superadmin beside the two bookers. */
async function asked() {
  const here = await withSheet()
  const { t, save, issue, tokenOf, guest } = here
  await save('06:15', '05:45')
  await issue()
  await guest().ask({ token: await tokenOf('Zoya'), question: 'Is there parking?' })
  const ira = anAccount(t, { role: 'superadmin', name: 'Ira' })
  /** 18:15 in India, the day before. */
  const theEveningBefore = () => t.later(Date.parse('2026-03-19T12:45:00.000Z') - t.clock().getTime())
  const standsWith = async (who: Here['noor']) => {
    const { unread, questions } = await t.as(who).desk.today()
    return { unread: unread.map(({ name }) => name), questions: questions.map(({ question }) => question) }
  }
  return { ...here, ira, theEveningBefore, standsWith }
}
const ALL = { unread: ['Kiran', 'Zoya'], questions: ['Is there parking?'] }

it.each(Object.keys(WAYS))(
  'unread sheets and questions of %s stand with everybody of the desk',
  async (way) => {
    const here = await asked()
    WAYS[way]?.(here)
    here.theEveningBefore()
    expect(await here.standsWith(here.kabir)).toEqual(ALL)
    expect(await here.standsWith(here.ira)).toEqual(ALL)
  },
)

it('those of a job with an active booker stand with that booker alone', async () => {
  const { noor, kabir, ira, theEveningBefore, standsWith } = await asked()
  theEveningBefore()
  expect(await standsWith(noor)).toEqual(ALL)
  for (const other of [kabir, ira]) expect(await standsWith(other)).toEqual({ unread: [], questions: [] })
})
