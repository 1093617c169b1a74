import { expect, it } from 'vitest'
import { packageAnswers, packagePicks, packageViewers } from '../../../drizzle/schema'
import { loggedPath } from '../../../server/http/requestLog'
import { withPackage } from '../../helpers/desk/packages'

const CLOSED = 'This selection is closed.'

it('the page is whole without scripts, private, and kept from search engines', async () => {
  const { t, desk, pack, link, again } = await withPackage()
  const token = await link('Anil')
  const title = '<b>Third</b> "Monsoon"'
  await desk.packages.change({
    id: pack.id,
    version: (await again()).version,
    title,
    greeting: '<script>alert(1)</script>',
  })
  const { status, text, headers } = await t.http().get(`/p/${token}`)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  expect(text).toContain('&lt;b&gt;Third&lt;/b&gt; &quot;Monsoon&quot;')
  expect(text).not.toMatch(/<script>|<b>Third/)
  expect(text.match(/type="radio"/g)).toHaveLength(9)
  for (const words of ['1 Meher', 'Send selection', '175 cm · 84-64-91', 'content="noindex"'])
    expect(text).toContain(words)
  expect(text).toContain(`og:image" content="http://localhost:3000/p/${token}/preview.jpg?e=2"`)
  // GET wrote nothing.
  expect(t.db.select().from(packageViewers).all()).toEqual([])
  expect(loggedPath(`/p/${token}/pick`)).toBe('/p/…')
})

it('a form without scripts sends the selection, and the page says so', async () => {
  const { t, link } = await withPackage()
  const token = await link('Anil')
  const sent = await t
    .http()
    .post(`/p/${token}`)
    .set('origin', 'null')
    .type('form')
    .send({ p1: 'yes', p3: 'maybe', w3: 'Taller?', words: 'Thank you', key: 'one' })
  expect([sent.status, sent.headers.location]).toEqual([303, `/p/${token}#sent`])
  expect(t.db.select().from(packageAnswers).all()).toMatchObject([
    {
      text: 'Thank you',
      picks: [
        { number: 1, pick: 'yes' },
        { number: 3, pick: 'maybe', words: 'Taller?' },
      ],
    },
  ])
  const { text } = await t.http().get(`/p/${token}`)
  expect(text).toContain('Sent to Noor, 15:30.')
  expect(text).toContain('You can change it until Noor closes the selection.')
  expect(text).toContain('YES 1 Meher\nMAYBE 3 Ruhi')
  expect(text).toMatch(/id="p1-yes" name="p1" value="yes"[^>]* checked/)
})

it('a link for a group asks for the name, keeps what was typed, and knows the browser afterwards', async () => {
  const { t, link } = await withPackage()
  const token = await link('The team', 'group')
  const path = `/p/${token}`
  const nameless = await t.http().post(path).type('form').send({ p1: 'yes', words: 'Hello' })
  expect(nameless.status).toBe(400)
  expect(nameless.text).toContain('Your name?')
  expect(nameless.text).toContain('>Hello</textarea>')
  const sent = await t.http().post(path).type('form').send({ p1: 'yes', name: 'Tara' })
  const [cookie = ''] = sent.headers['set-cookie'] ?? []
  expect(cookie).toMatch(
    new RegExp(`^device=[\\w-]{22}; Path=${path}; Max-Age=1209600; HttpOnly; SameSite=Lax$`),
  )
  const own = cookie.split(';')[0] ?? ''
  expect((await t.http().get(path).set('cookie', own)).text).toMatch(/value="yes"[^>]* checked/)
  expect((await t.http().get(path)).text).not.toMatch(/value="yes"[^>]* checked/)
})

it('picks of the script are kept one by one', async () => {
  const { t, link } = await withPackage()
  const path = `/p/${await link('Anil')}`
  const picks = [{ number: 2, pick: 'yes', counter: 1 }]
  const kept = await t.http().post(`${path}/pick`).send({ picks })
  expect(kept.body).toEqual({ kept: [2], device: null, viewer: 'Anil' })
  await t.http().post(`${path}/pick`).send({ picks })
  expect(t.db.select().from(packagePicks).all()).toHaveLength(1)
  expect((await t.http().post(`${path}/seen`).send({})).status).toBe(200)
})

it('a passcode comes before anything of the content, also in the preview', async () => {
  const { t, desk, pack, link, again } = await withPackage()
  const token = await link('Anil')
  await desk.packages.change({ id: pack.id, version: (await again()).version, passcode: '402118' })
  const locked = await t.http().get(`/p/${token}`)
  expect(locked.status).toBe(200)
  expect(locked.text).not.toMatch(/Monsoon|Meher|Kiran|faces/)
  expect(locked.text).toContain('Noor has sent you a code in another message.')
  const wrong = await t.http().post(`/p/${token}`).type('form').send({ passcode: '111111' })
  expect([wrong.status, wrong.text.includes('This is not the code.')]).toEqual([400, true])
  const right = await t.http().post(`/p/${token}`).type('form').send({ passcode: '402118' })
  const cookie = right.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  expect((await t.http().get(`/p/${token}`).set('cookie', cookie)).text).toContain('Meher')
})

it('unknown, revoked, closed and malformed links show one and the same page', async () => {
  const { t, desk, pack, link, again } = await withPackage()
  const revoked = await link('Anil')
  const closed = await link('Devika')
  const linkId = (await again()).links.find(({ name }) => name === 'Anil')?.id ?? ''
  await desk.packages.revokeLink({ id: pack.id, linkId })
  await desk.packages.close({ id: pack.id, version: (await again()).version })
  const pages = []
  for (const token of [revoked, closed, 'A'.repeat(22), 'x'.repeat(500)])
    pages.push(await t.http().get(`/p/${token}`))
  expect(pages.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1)
  expect(pages[0]?.text).toContain(CLOSED)
  const sent = await t.http().post(`/p/${closed}`).type('form').send({ p1: 'yes' })
  expect([sent.status, sent.text.includes(CLOSED)]).toEqual([404, true])
})

it('another request does not wait for everybody who opens the page at once', async () => {
  const { t, link } = await withPackage()
  const token = await link('Anil')
  const done: string[] = []
  const ask = async (address: string) => {
    const { status } = await t.http().get(address)
    done.push(`${address === '/healthz' ? 'health' : 'page'} ${status}`)
  }
  await Promise.all([...Array.from({ length: 60 }, () => ask(`/p/${token}`)), ask('/healthz')])
  expect(done.filter((each) => each === 'page 200')).toHaveLength(60)
  expect(done.indexOf('health 200')).toBeLessThan(30)
})

it('a kept page is as fresh as the database, and the form of each visitor is one of its own', async () => {
  const { t, desk, pack, again, link } = await withPackage()
  const path = `/p/${await link('Everybody', 'group')}`
  const read = async () => {
    const { status, text } = await t.http().get(path)
    return { status, text, key: /name="key" value="([^"]+)"/.exec(text)?.[1] }
  }
  const first = await read()
  const second = await read()
  expect([first.status, second.status, first.key === second.key]).toEqual([200, 200, false])
  expect(second.text.replace(second.key ?? '', '')).toBe(first.text.replace(first.key ?? '', ''))
  await desk.packages.change({ id: pack.id, version: (await again()).version, title: 'Fourth Monsoon' })
  expect((await read()).text).toContain('Fourth Monsoon')
  t.later(15 * 86_400_000)
  expect((await read()).status).toBe(404)
})
