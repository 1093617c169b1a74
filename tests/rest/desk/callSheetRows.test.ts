import { expect, it } from 'vitest'
import { withSheet } from '../../helpers/desk/callSheets'

async function overRest() {
  const here = await withSheet()
  const { t, noor, job } = here
  const base = `/api/v1/desk/jobs/${job.number}/call-sheets`
  const as = (role: { id: string }) => ({ authorization: `Bearer ${t.tokenFor(role as typeof noor)}` })
  return { ...here, base, auth: as(noor) }
}

it('a call sheet is written, issued and read over REST in its spelling (L13)', async () => {
  const { t, base, auth, dateId, zoyas, kirans } = await overRest()
  const calls = [
    { claim_id: zoyas, call: '05:45', on_set: '06:30', fetched: 'Car 1', report_to: 'Tara' },
    { claim_id: kirans, call: '06:30' },
  ]
  const saved = await t
    .http()
    .post(base)
    .set(auth)
    .send({ date_id: dateId, place: 'Versova jetty', set_contact: 'Tara', calls })
  expect(saved.status).toBe(200)
  const { draft } = saved.body.data.call_sheet
  expect(draft).toMatchObject({ number: 1, state: 'draft', version: 1, issuedAt: null })
  const issued = await t.http().post(`${base}/${draft._id}/issue`).set(auth).send({ version: 1 })
  expect(issued.status).toBe(200)
  expect(issued.body.data.decisionId).toEqual(expect.any(String))
  expect(issued.body.data.call_sheet.issued).toMatchObject({ number: 1, state: 'issued', issuedBy: 'Noor' })
  const read = await t.http().get(base).query({ date_id: dateId }).set(auth)
  expect(read.status).toBe(200)
  expect(read.body.data.call_sheet).toMatchObject({
    date: { _id: dateId, day: '2026-03-20' },
    draft: null,
    content: {
      place: 'Versova jetty',
      set_contact: 'Tara',
      calls: [{ call: '05:45', report_to: 'Tara' }, {}],
    },
  })
})

it('the receipts say who got it, and who has read it', async () => {
  const { t, base, auth, dateId, save, issue, tokenOf, guest } = await overRest()
  await save('05:45', '06:30')
  await issue()
  await guest().read({ token: await tokenOf('Zoya'), number: 1 })
  const { status, body } = await t.http().get(`${base}/receipts`).query({ date_id: dateId }).set(auth)
  expect(status).toBe(200)
  const [zoya, kiran] = body.data.receipts
  expect(zoya).toMatchObject({ name: 'Zoya', isTalent: true, call: '05:45', way: 'whatsapp' })
  expect(zoya.receipt).toMatchObject({
    number: 1,
    seenAt: expect.any(String),
    acknowledgedAt: expect.any(String),
    reachedByPhoneAt: null,
  })
  expect(kiran.receipt).toMatchObject({ way: 'mail', seenAt: null, acknowledgedAt: null })
  expect(JSON.stringify(body)).not.toContain('kiran@example.in')
})

it('nobody without a session, a talent 403, a stale version 409, a sheet without a place 400 or 409', async () => {
  const { t, base, auth, dateId, read } = await overRest()
  expect((await t.http().get(base)).status).toBe(401)
  expect((await t.http().post(base).send({ date_id: dateId })).status).toBe(401)
  await t.http().post(base).set(auth).send({ date_id: dateId, notes: 'Tea' })
  const { draft } = await read()
  const early = await t.http().post(`${base}/${draft?.id}/issue`).set(auth).send({ version: draft?.version })
  expect([400, 409]).toContain(early.status)
  const stale = await t.http().post(base).set(auth).send({ date_id: dateId, notes: 'Milk', version: 7 })
  expect(stale.status).toBe(409)
  expect((await t.http().get('/api/v1/desk/jobs/unknown/call-sheets').set(auth)).status).toBe(404)
})
