import { expect, it } from 'vitest'
import { loggedPath } from '../../../server/http/requestLog'
import { withSheet } from '../../helpers/desk/callSheets'

it('the page is whole without scripts, private, and marks what changed until it was read', async () => {
  const { t, save, issue, tokenOf, receipts } = await withSheet()
  await save('06:15', '06:15', { notes: '<b>Tea</b>' })
  await issue()
  const path = `/c/${await tokenOf('Zoya')}`
  await save('05:45', '06:15')
  await issue()
  const before = receipts()
  const { status, text, headers } = await t.http().get(path)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  expect(text).toContain('was <s>06:15</s>, 30 min earlier')
  expect(text).toContain('Changed since sheet 1')
  expect(text).toContain('&lt;b&gt;Tea&lt;/b&gt;')
  expect(text).not.toMatch(/<script(?! type="module" src=)|Producer|Chaperone/)
  // Keeps the page for when there is no net.
  expect(text).toContain('<script type="module" src="/talent-worker.js"></script>')
  expect(receipts()).toEqual(before)
  const pressed = await t.http().post(path).set('origin', 'null').type('form').send({ number: '2' })
  expect([pressed.status, pressed.headers.location]).toEqual([303, `${path}#read`])
  const read = (await t.http().get(path)).text
  expect(read).toContain('You have read sheet 2.')
  expect(read).not.toMatch(/was <s>|class="new"/)
  expect(loggedPath(path)).toBe('/c/…')
})

it('a question is kept, an empty one refused, and a link that opens nothing is one closed page', async () => {
  const { t, save, issue, tokenOf } = await withSheet()
  await save('06:15', '06:15')
  await issue()
  const path = `/c/${await tokenOf('Zoya')}`
  const empty = await t.http().post(path).type('form').send({ question: '  ' })
  expect(empty.status).toBe(400)
  expect((await t.http().post(path).type('form').send({ question: 'Where is gate 2?' })).status).toBe(303)
  expect((await t.http().get(path)).text).toContain('Noor has your question.')
  for (const each of ['/c/unknown', '/c/unknown/call.ics', `/c/${'x'.repeat(300)}`]) {
    const closed = await t.http().get(each)
    expect(closed.status, each).toBe(404)
    expect(closed.text).toContain('This call sheet is closed.')
  }
  expect((await t.http().post('/c/unknown').type('form').send({ number: '1' })).status).toBe(404)
})

it('the page offers the sheet as a PDF, which writes nothing and is closed with the day', async () => {
  const { t, desk, again, job, zoyas, save, issue, tokenOf, receipts } = await withSheet()
  await save('06:15', '06:15')
  await issue()
  const path = `/c/${await tokenOf('Zoya')}`
  expect((await t.http().get(path)).text).toContain(`href="${path}/call-sheet.pdf"`)
  const before = receipts()
  const { status, headers, body } = await t.http().get(`${path}/call-sheet.pdf`).buffer()
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  expect(Buffer.from(body).subarray(0, 5).toString()).toBe('%PDF-')
  expect(receipts()).toEqual(before)
  const claim = (await again(job)).claims.find(({ id }) => id === zoyas)
  await desk.claims.withdraw({ claimId: zoyas, version: claim?.version ?? 0 })
  expect((await t.http().get(`${path}/call-sheet.pdf`)).status).toBe(404)
  expect((await t.http().get('/c/unknown/call-sheet.pdf')).status).toBe(404)
})

it('the page tells that it was seen, which is not read; told twice, or of an old number, changes nothing', async () => {
  const { t, save, issue, tokenOf, receipt } = await withSheet()
  await save('06:15', '06:15')
  await issue()
  const path = `/c/${await tokenOf('Zoya')}`
  expect((await t.http().get(path)).text).toContain('data-sheet="1"')
  const tell = (number: unknown) => t.http().post(`${path}/seen`).send({ number })
  expect((await tell(1)).body).toEqual({ isSeen: true })
  const seenAt = (await receipt('Zoya'))?.seenAt
  expect(seenAt).toBeTruthy()
  t.later(60_000)
  expect((await tell(1)).status).toBe(200)
  expect(await receipt('Zoya')).toMatchObject({ seenAt, acknowledgedAt: null })
  await save('05:45', '06:15')
  await issue()
  expect((await tell(1)).body).toEqual({ isSeen: false })
  expect(await receipt('Zoya')).toMatchObject({ number: 2, seenAt: null })
  expect((await tell('x')).status).toBe(400)
  expect((await t.http().post('/c/unknown/seen').send({ number: 1 })).status).toBe(404)
})
