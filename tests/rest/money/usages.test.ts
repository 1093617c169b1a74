import { expect, it } from 'vitest'
import { withMoney } from '../../helpers/money/money'

it('usages are read, added, renewed and taken out by REST', async () => {
  const { t, noor, job } = await withMoney()
  const of = { authorization: `Bearer ${t.tokenFor(noor)}` }
  const at = (path = '') => `/api/v1/money/usages${path}`
  const given = {
    ...{ job_id: job.id, claim_id: job.claims[0]?.id, media: ['Online'], territory: 'India', fee: '20000' },
    ...{ from_day: '2026-04-01', until_day: '2026-06-30' },
  }
  const added = await t.http().post(at()).set(of).send(given)
  expect(added.status).toBe(200)
  const [usage] = added.body.data.usages
  expect(usage).toEqual({
    ...{ _id: expect.any(String), job_id: job.id, job_number: 'J-2526-0001', job_title: 'Pinjra, lookbook' },
    ...{ client: 'Pinjra, lookbook client', claim_id: job.claims[0]?.id, talent: 'Zoya' },
    ...{ model_id: expect.any(String), media: ['Online'], territory: 'India', from_day: '2026-04-01' },
    ...{ until_day: '2026-06-30', exclusivity: null, fee_paise: 20_000_00, renewed_by_id: null },
    ...{ is_let_end: false, version: 1 },
  })
  const path = `/${usage._id}`
  const changed = await t
    .http()
    .put(at(path))
    .set(of)
    .send({ ...given, fee: '25000', version: 1 })
  expect(changed.body.data.usages[0]).toMatchObject({ fee_paise: 25_000_00, version: 2 })
  expect(
    (
      await t
        .http()
        .post(at(`${path}/renewal`))
        .set(of)
    ).body.data.usages,
  ).toHaveLength(2)
  expect(
    (
      await t
        .http()
        .post(at(`${path}/end`))
        .set(of)
    ).body.data.usages[0].is_let_end,
  ).toBe(true)
  expect(
    (
      await t
        .http()
        .get(at(`?job_id=${job.id}`))
        .set(of)
    ).body.data.usages,
  ).toHaveLength(2)
  expect((await t.http().get(at()).set(of)).body.data.usages).toEqual([])
  expect((await t.http().delete(at(path)).set(of)).body.data.usages).toHaveLength(1)
  expect((await t.http().get(at())).status).toBe(401)
})
