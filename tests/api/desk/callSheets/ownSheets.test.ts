import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { models } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel } from '../../../../server/demo/builders/models'
import { withSheet } from '../../../helpers/desk/callSheets'

/** The desk of `withSheet`; Zoya has an account. */
async function withZoya() {
  const here = await withSheet()
  const { t, zoya } = here
  const account = anAccount(t, { role: 'model', name: 'Zoya Mirza', email: 'zoya@example.in' })
  t.db.update(models).set({ accountId: account.id }).where(eq(models.id, zoya.id)).run()
  const list = () => t.as(account).talent.callSheets.list()
  return { ...here, account, list }
}

it('a talent’s pages lead to her own call sheet once it is issued, with her call', async () => {
  const { t, list, save, issue } = await withZoya()
  await save('05:45', '06:10')
  expect(await list()).toEqual([])
  await issue()
  const [sheet, ...others] = await list()
  expect(others).toEqual([])
  expect(sheet).toMatchObject({ day: '2026-03-20', call: '05:45', isRead: false })
  const page = await t.http().get(sheet?.path ?? '')
  expect(page.status).toBe(200)
  expect(page.text).toContain('05:45')
  await t
    .http()
    .post(sheet?.path ?? '')
    .type('form')
    .send({ number: 1 })
  expect((await list())[0]?.isRead).toBe(true)
})

it('it is gone once she is off the day, and a week after the day', async () => {
  const { t, list, save, issue, desk, job, again } = await withZoya()
  await save('05:45', '06:10')
  await issue()
  t.later(25 * 24 * 60 * 60_000) // 27 March
  expect(await list()).toHaveLength(1)
  t.later(24 * 60 * 60_000)
  expect(await list()).toEqual([])
  t.later(-26 * 24 * 60 * 60_000)
  expect(await list()).toHaveLength(1)
  const [claim] = (await again(job)).claims
  await desk.claims.cancel({ claimId: claim?.id ?? '', version: claim?.version ?? 0 } as never)
  expect(await list()).toEqual([])
})

it('another talent sees none of it', async () => {
  const { t, save, issue } = await withZoya()
  await save('05:45', '06:10')
  await issue()
  const other = anAccount(t, { role: 'model', name: 'Mehr Gill', email: 'mehr@example.in' })
  aModel(t, { accountId: other.id, stageName: 'Mehr' })
  expect(await t.as(other).talent.callSheets.list()).toEqual([])
})
