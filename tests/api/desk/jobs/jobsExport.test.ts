import { expect, it } from 'vitest'
import { auditEvents } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { atDesk, claimOf } from '../../../helpers/desk/desk'

it('gives the jobs that the list shows by its filters, with their talents, as CSV', async () => {
  const { t, noor, desk, agreed, proposed } = atDesk()
  await desk.claims.confirm(claimOf(await agreed('=Neel', ['2026-03-20', '2026-03-21'])))
  await proposed('Kori', ['2026-04-01'])
  const token = t.tokenFor(noor)
  const get = (address: string) => t.http().get(address).auth(token, { type: 'bearer' })
  const all = await get('/exports/jobs.csv?view=all&search=')
  expect(all.headers['content-disposition']).toBe('attachment; filename=jobs-2026-03-02.csv')
  expect(all.text.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    '"Number","Title","Client","Stage","First day","Last day","Confirmed","On option","Proposed","Booker","Next step","Next step on"',
    '"J-2526-0002","Kori","Kori client","open","2026-04-01","2026-04-01","","","Zoya","Noor","",""',
    `"J-2526-0001","'=Neel","'=Neel client","open","2026-03-20","2026-03-21","Zoya","","","Noor","",""`,
  ])
  const found = await get('/exports/jobs.csv?search=neel')
  expect(found.text.match(/^"J-/gm)).toHaveLength(1)
  expect((await get('/exports/jobs.csv?view=ended')).text.match(/^"J-/gm)).toBeNull()
  expect(t.db.select().from(auditEvents).all().at(-1)).toMatchObject({
    action: 'list exported',
    detail: 'jobs',
  })
})

it('gives only the marked jobs, in their order', async () => {
  const { t, noor, desk } = atDesk()
  const made: string[] = []
  for (const title of ['Neel', 'Kori', 'Mela']) made.push((await desk.jobs.create({ title })).job.id)
  const ids = [made[2], made[0]].join(',')
  const answer = await t.http().get(`/exports/jobs.csv?ids=${ids}`).auth(t.tokenFor(noor), { type: 'bearer' })
  expect(answer.text.match(/^"J-2526-\d{4}","\w+"/gm)).toEqual([
    '"J-2526-0003","Mela"',
    '"J-2526-0001","Neel"',
  ])
})

it('is refused to visitors and talents, and holds every job once over many batches', async () => {
  const { t, noor, desk } = atDesk()
  const talent = t.tokenFor(anAccount(t, { role: 'model' }))
  expect((await t.http().get('/exports/jobs.csv')).status).toBe(401)
  expect((await t.http().get('/exports/jobs.csv').auth(talent, { type: 'bearer' })).status).toBe(403)
  for (let at = 0; at < 403; at++) await desk.jobs.create({ title: `Job ${at}` })
  const answer = await t.http().get('/exports/jobs.csv').auth(t.tokenFor(noor), { type: 'bearer' })
  const numbers = answer.text.match(/^"J-2526-\d{4}"/gm) ?? []
  expect(numbers).toHaveLength(403)
  expect(new Set(numbers).size).toBe(403)
})
