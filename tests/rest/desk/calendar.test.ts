import { expect, it } from 'vitest'
import { loggedPath } from '../../../server/http/requestLog'
import { eventsIn } from '../../helpers/desk/calendars'
import { atDesk, claimOf } from '../../helpers/desk/desk'

async function withAddress() {
  const d = atDesk()
  const { address } = await d.t.as(d.noor).desk.feeds.create({ scope: 'whole desk' })
  const get = (etag = '') => d.t.http().get(new URL(address).pathname).set('if-none-match', etag)
  return { ...d, get, address }
}

it('is a calendar that nothing may store, and that programs ask for again by its ETag', async () => {
  const { get, agreed, desk, minutesLater, t } = await withAddress()
  const job = await agreed('Neel')
  const first = await get()
  expect(first.status).toBe(200)
  expect(first.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  expect(eventsIn(first.text)).toMatchObject([{ summary: 'Option: Zoya: Neel', status: 'TENTATIVE' }])
  const etag = first.headers.etag ?? ''
  t.later(60_000)
  const same = await get(etag)
  expect([same.status, same.text, same.headers.etag]).toEqual([304, '', etag])
  // Some programs and proxies name several.
  expect((await get(`"x", ${etag}`)).status).toBe(304)
  await desk.claims.confirm({ ...claimOf(job), others: 'release' })
  const confirmed = await get(etag)
  expect(confirmed.status).toBe(200)
  expect(eventsIn(confirmed.text)).toMatchObject([{ status: 'CONFIRMED', sequence: 0 }])
  // The mail raises the sequence.
  minutesLater(2)
  const mailed = await get(confirmed.headers.etag)
  expect(mailed.status).toBe(200)
  expect(eventsIn(mailed.text)[0]?.sequence).toBeGreaterThan(0)
})

it('answers 404 for a guessed and for an ended address', async () => {
  const { get, t, noor } = await withAddress()
  expect((await t.http().get('/calendar/AAAAAAAAAAAAAAAAAAAAAA.ics')).status).toBe(404)
  expect((await t.http().get(`/calendar/${'a'.repeat(500)}.ics`)).status).toBeGreaterThanOrEqual(400)
  const { etag = '' } = (await get()).headers
  await t.as(noor).desk.feeds.revoke({ scope: 'whole desk' })
  const ended = await get(etag)
  expect(ended.status).toBe(404)
  expect(ended.headers['cache-control']).toContain('no-store')
})

it('appears in no log', () => {
  expect(loggedPath('/calendar/3q2-7wAAAAAAAAAAAAAAAA.ics')).toBe('/calendar/…')
})
