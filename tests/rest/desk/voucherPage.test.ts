import { expect, it } from 'vitest'
import { hourEntries } from '../../../drizzle/schema'
import { loggedPath } from '../../../server/http/requestLog'
import { withSheet } from '../../helpers/desk/callSheets'

async function withVoucher() {
  const here = await withSheet()
  const { save, issue, desk, of, tokenOf, minutesLater } = here
  await save('05:45', '06:30')
  await issue()
  const own = `/c/${await tokenOf('Zoya')}`
  minutesLater((18 * 24 + 3) * 60)
  const path = `/v/${(await desk.hours.text(of)).text.split('/v/')[1]}`
  return { ...here, own, path }
}

it('the contact confirms by one form without scripts; a GET writes nothing', async () => {
  const { t, path, zoyas, kirans } = await withVoucher()
  const page = await t.http().get(path)
  expect([page.status, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([
    200,
    'private, no-store',
    'noindex',
  ])
  expect(page.text).toContain('Friday 20 March')
  expect(page.text).toContain('No times yet')
  expect(page.text).not.toMatch(/<script/)
  expect(t.db.select().from(hourEntries).all()).toEqual([])
  const post = (fields: object) =>
    t
      .http()
      .post(path)
      .set('origin', 'null')
      .type('form')
      .send({ name: 'Tara', talent: [zoyas, kirans], ...fields })
  const refused = await post({ [`on-${zoyas}`]: '05:45', [`why-${zoyas}`]: '<b>late</b>' })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('Say when Zoya wrapped')
  expect(refused.text).toContain('value="&lt;b&gt;late&lt;/b&gt;"')
  const times = { [`on-${zoyas}`]: '05:45', [`off-${zoyas}`]: '16:45', [`rest-${zoyas}`]: '90' }
  const confirmed = await post(times)
  expect([confirmed.status, confirmed.headers.location]).toEqual([303, `${path}#done`])
  expect((await t.http().get(path)).text).toContain('05:45 to 16:45, break 1 h 30 min')
  const again = await post({ ...times, [`off-${zoyas}`]: '19:00' })
  expect(again.status).toBe(409)
  expect(again.text).toContain('The hours of Zoya were confirmed by Tara')
  expect(loggedPath(path)).toBe('/v/…')
  for (const unknown of ['/v/unknown', `/v/${'x'.repeat(300)}`]) {
    expect((await t.http().get(unknown)).status).toBe(404)
    expect((await t.http().post(unknown).type('form').send({ name: 'Tara' })).status).toBe(404)
  }
})

it('a talent notes the own hours on the call sheet, without scripts', async () => {
  const { t, own } = await withVoucher()
  expect((await t.http().get(own)).text).toContain('Your hours')
  const post = (fields: object) => t.http().post(own).set('origin', 'null').type('form').send(fields)
  expect((await post({ press: 'on set' })).headers.location).toBe(`${own}#hours`)
  expect((await t.http().get(own)).text).toContain('You are on set since 18:33.')
  const wrong = await post({ press: 'correct', on: '25:00', off: '', rest: '' })
  expect(wrong.status).toBe(400)
  expect(wrong.text).toContain('role="alert"')
  expect((await post({ press: 'correct', on: '05:45', off: '16:45', rest: '90' })).status).toBe(303)
  expect((await t.http().get(own)).text).toContain('05:45 to 16:45, break 1 h 30 min')
})

it('the voucher is a PDF behind the link once hours are confirmed, and closed with it', async () => {
  const { t, desk, of, zoyas, dateId, path } = await withVoucher()
  expect((await t.http().get(`${path}/voucher.pdf`)).status).toBe(404)
  const said = { onSet: '05:45', wrapped: '16:45', breakMinutes: 90, saidBy: 'Tara', isConfirmed: true }
  await desk.hours.save({ claimId: zoyas, dateId, ...said })
  expect((await t.http().get(path)).text).toContain(`href="${path}/voucher.pdf"`)
  const { status, headers } = await t.http().get(`${path}/voucher.pdf`).buffer()
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  t.later(31 * 24 * 60 * 60_000)
  expect((await t.http().get(`${path}/voucher.pdf`)).status).toBe(404)
  await desk.hours.endLink(of)
})

it('REST has a day of hours in its spelling, and takes them', async () => {
  const { t, noor, job, dateId, zoyas } = await withVoucher()
  const auth = { authorization: `Bearer ${t.tokenFor(noor)}` }
  const put = await t
    .http()
    .put(`/api/v1/desk/claims/${zoyas}/hours`)
    .set(auth)
    .send({ date_id: dateId, on_set: '05:45', wrapped: '16:45', break_minutes: 90, said_by: 'Tara' })
  expect(put.status).toBe(200)
  const { status, body } = await t
    .http()
    .get(`/api/v1/desk/jobs/${job.number}/hours`)
    .query({ date_id: dateId })
    .set(auth)
  expect(status).toBe(200)
  expect(body.data.hours.date).toEqual({ _id: dateId, day: '2026-03-20' })
  expect(body.data.hours.talents[0]).toMatchObject({
    claim_id: zoyas,
    call: '05:45',
    overtime_minutes: 90,
    entries: [{ on_set: '05:45', wrapped: '16:45', break_minutes: 90, paid_minutes: 570, via: 'desk' }],
  })
  expect((await t.http().get(`/api/v1/desk/jobs/${job.number}/hours`)).status).toBe(401)
})
