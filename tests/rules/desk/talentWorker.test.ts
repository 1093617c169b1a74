import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'

const SITE = 'https://agency.example'
const sheet = (letter: string) => `/c/${letter.repeat(22)}`

type Handler = (event: object) => void

/** The worker in a window of its own: a store of copies, and a net that answers as told. */
function worker(net: (path: string) => Response | null) {
  const copies = new Map<string, Response>()
  const cache = {
    put: async (path: string, answer: Response) => void copies.set(path, answer),
    match: async (asked: string | { url: string }) =>
      copies.get(typeof asked === 'string' ? asked : new URL(asked.url).pathname)?.clone(),
    keys: async () => [...copies.keys()].map((path) => ({ url: SITE + path })),
    delete: async (asked: string | { url: string }) =>
      copies.delete(typeof asked === 'string' ? asked : new URL(asked.url).pathname),
  }
  const handlers = new Map<string, Handler>()
  const fetch = async (asked: string | { url: string }) => {
    const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname
    const answer = net(path)
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  }
  const shown: [string, object][] = []
  const opened: string[] = []
  const windows: { url: string; focus: () => void }[] = []
  const self = {
    registration: { showNotification: (title: string, more: object) => shown.push([title, more]) },
    clients: { matchAll: async () => windows, openWindow: (path: string) => opened.push(path) },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: () => {},
  }
  const given = { self, fetch, caches: { open: async () => cache }, URL, Response, Headers, Date, setTimeout }
  runInNewContext(readFileSync('client/public/talent-worker.js', 'utf8'), given)
  const waits: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => waits.push(work)
  return {
    copies,
    shown,
    opened,
    windows,
    push: (sent: object) => handlers.get('push')?.({ data: { json: () => sent }, waitUntil }),
    press: async (path: string) => {
      handlers.get('notificationclick')?.({ notification: { data: path, close: () => {} }, waitUntil })
      await Promise.all(waits)
    },
    keep: async (...paths: string[]) => {
      handlers.get('message')?.({ data: paths, waitUntil })
      await Promise.all(waits)
    },
    /** What it answers for a request; null where it leaves that to the browser. */
    answer: async (path: string, { mode = 'navigate', method = 'GET' } = {}): Promise<Response | null> => {
      const answers: Promise<Response>[] = []
      const respondWith = (answer: Promise<Response>) => answers.push(answer)
      handlers.get('fetch')?.({ request: { url: SITE + path, mode, method }, respondWith, waitUntil })
      return answers[0] ?? null
    },
  }
}

const page = (words: string, until = '2099-01-01') =>
  new Response(`<html><head><title>Call 05:45 | Agency</title></head><body>${words}</body></html>`, {
    headers: { 'x-keep-until': until },
  })

it('the worker answers for a visit to a call sheet and to the talent’s pages, and for nothing else', async () => {
  const { answer } = worker(() => page('Versova'))
  expect(await answer(sheet('a'))).not.toBeNull()
  expect(await answer('/model-dashboard')).not.toBeNull()
  expect(await answer('/model-dashboard/jobs')).not.toBeNull()
  for (const path of [
    '/',
    '/models',
    '/models/zoya',
    '/admin',
    '/admin/desk',
    '/login',
    '/book-model',
    '/p/x',
  ])
    expect(await answer(path), path).toBeNull()
  for (const path of ['/assets/a.js', '/trpc/talent.jobs.list', '/media/a/b.webp', `${sheet('a')}/call.ics`])
    expect(await answer(path, { mode: 'cors' }), path).toBeNull()
  expect(await answer(`${sheet('a')}/call-sheet.pdf`)).toBeNull()
  expect(await answer(sheet('a'), { method: 'POST' })).toBeNull()
  expect(await answer('/model-dashboard-of-others')).toBeNull()
})

it('a kept sheet is shown without a net and says how old it is; what has ended, or is gone, is thrown away', async () => {
  let net: (path: string) => Response | null = () => page('Versova')
  const { keep, answer, copies } = worker((path) => net(path))
  await keep(sheet('a'), '/admin/desk', '/', 'https://elsewhere.example/')
  expect([...copies.keys()]).toEqual([sheet('a')])
  net = () => null
  expect(await (await answer(sheet('a')))?.text()).toMatch(
    /No connection\. This is the sheet as it was on .*Versova/,
  )
  expect((await answer(sheet('b')))?.type).toBe('error')
  expect(await (await answer('/model-dashboard'))?.text()).toContain(`<a href="${sheet('a')}">Call 05:45</a>`)
  net = () => new Response('This call sheet is closed.', { status: 404 })
  expect((await answer(sheet('a')))?.status).toBe(404)
  expect(copies.size).toBe(0)
  net = () => page('Long ago', '2020-01-01')
  await keep(sheet('c'))
  expect(copies.size).toBe(0)
})

it('copies take 5 MB at most: the oldest give way, and a page that is larger alone is not kept (L11)', async () => {
  const net = (path: string) => page('x'.repeat(path === sheet('z') ? 6_000_000 : 2_000_000))
  const { keep, copies } = worker(net)
  for (const letter of ['a', 'b', 'c']) {
    await keep(sheet(letter))
    await new Promise((done) => setTimeout(done, 5))
  }
  expect([...copies.keys()]).toEqual([sheet('b'), sheet('c')])
  await keep(sheet('z'))
  expect(copies.has(sheet('z'))).toBe(false)
})

it('what is pushed is shown, and a press opens its page or goes to the window that shows it, and nothing else', async () => {
  const { push, press, shown, opened, windows } = worker(() => null)
  push({ title: 'Tehkhana', text: 'You are confirmed for Mar 20, 2026.', path: '/model-dashboard/jobs' })
  expect(shown).toEqual([
    [
      'Tehkhana',
      {
        body: 'You are confirmed for Mar 20, 2026.',
        data: '/model-dashboard/jobs',
        icon: '/icon-192.png',
      },
    ],
  ])
  await press('/model-dashboard/jobs')
  await press(sheet('a'))
  for (const path of ['/admin/desk', '/', 'https://elsewhere.example/', '//elsewhere.example', '/c/x'])
    await press(path)
  expect(opened).toEqual(['/model-dashboard/jobs', sheet('a')])
  let focused = 0
  windows.push({ url: `${SITE}/model-dashboard/jobs`, focus: () => focused++ })
  await press('/model-dashboard/jobs')
  expect([focused, opened.length]).toEqual([1, 2])
})
