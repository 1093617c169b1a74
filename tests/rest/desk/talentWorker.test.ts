import { expect, it } from 'vitest'
import { withSheet } from '../../helpers/desk/callSheets'
import { testApp } from '../../helpers/testApp'

it('the worker is asked for anew at each visit, and OFFLINE_SHEETS=off answers with one that ends itself (L11)', async () => {
  const on = await testApp().http().get('/talent-worker.js').buffer()
  expect([on.status, on.headers['cache-control'], on.headers['content-type']]).toEqual([
    200,
    'no-cache',
    'text/javascript; charset=utf-8',
  ])
  expect(on.text).toContain("addEventListener('fetch'")
  expect(on.headers['content-security-policy']).toContain("worker-src 'self'")
  const off = await testApp({ OFFLINE_SHEETS: 'off' }).http().get('/talent-worker.js').buffer()
  expect([off.status, off.headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(off.text).toContain('self.registration.unregister()')
  expect(off.text).not.toContain("addEventListener('fetch'")
})

it('a call sheet’s page says until when it may be kept, a closed one does not', async () => {
  const { t, save, issue, tokenOf } = await withSheet()
  await save('06:15', '06:15')
  await issue()
  const open = await t.http().get(`/c/${await tokenOf('Zoya')}`)
  expect([open.headers['x-keep-until'], open.headers['cache-control']]).toEqual([
    '2026-03-27',
    'private, no-store',
  ])
  expect((await t.http().get('/c/unknown')).headers['x-keep-until']).toBeUndefined()
})

it('the talent’s pages and the desk go on the home screen as programs with the agency’s name and icon', async () => {
  const http = testApp().http()
  const of = async (name: string) => JSON.parse((await http.get(`/${name}.webmanifest`)).text)
  expect(await of('talent')).toMatchObject({ start_url: '/model-dashboard/jobs', display: 'standalone' })
  expect(await of('desk')).toMatchObject({ start_url: '/admin/desk', display: 'standalone' })
  expect(await of('site')).toMatchObject({ start_url: '/', display: 'browser' })
  const { name, icons } = await of('site')
  expect(await of('talent')).toMatchObject({ name, icons })
})
