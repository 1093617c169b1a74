import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { RECALL } from '../../../server/http/files/recall'
import { proceduresOf } from '../procedures'
import { asAgency } from '../site/badInput'
import { signInByTheForm } from './talentPages'

/** The link of a person on the demo's call sheet, and what withdraws it. */
async function sheetLink(page: Page, person = 'Suresh') {
  const headers = await asAgency(page)
  const read = async (procedure: string, input: object) => {
    const at = `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`
    return (await (await page.request.get(at, { headers })).json()).result.data
  }
  const call = await proceduresOf(page)
  const { items } = await read('desk.jobs.list', { search: 'Third Monsoon, first light', view: 'all' })
  const { recipients } = await read('desk.callSheets.get', { job: items[0].id })
  const { linkId } = recipients.find(({ name }: { name: string }) => name === person)
  const { text } = await call('desk.callSheets.text', { linkId })
  return {
    path: /\/c\/[\w-]{22}/.exec(text)?.[0] ?? '',
    withdraw: () => call('desk.callSheets.removePerson', { linkId }),
  }
}

const copies = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('call-sheets')).keys()).map(({ url }) => new URL(url).pathname),
  )
const workers = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).sort(),
  )

test('a call sheet that was opened opens without a net, nothing else does, and signing out empties it', {
  tag: ['@phone', '@slow'],
}, async ({ page, context }) => {
  const { path, withdraw } = await sheetLink(page)
  await page.goto(path)
  await expect.poll(() => copies(page)).toEqual([path])
  expect(await workers(page)).toEqual(['/c/'])
  const call = await page.locator('.call').innerText()

  await context.setOffline(true)
  await page.goto(path)
  await expect(page.locator('.call')).toHaveText(call, { useInnerText: true })
  await expect(page.getByRole('status').first()).toContainText(
    'No connection. This is the sheet as it was on',
  )
  for (const other of ['/', '/models', '/admin/desk', '/login', '/c/unknown', `${path}/call.ics`])
    await expect(page.goto(other), other).rejects.toThrow('ERR_INTERNET_DISCONNECTED')

  // On the talent's pages the list of what opens stands in the place of the page.
  await context.setOffline(false)
  await signInByTheForm(page)
  await expect.poll(() => workers(page)).toEqual(['/c/', '/model-dashboard'])
  const isActive = () =>
    page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration('/model-dashboard'))?.active?.state,
    )
  await expect.poll(isActive).toBe('activated')
  await context.setOffline(true)
  await page.goto('/model-dashboard/jobs')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await page.getByRole('link', { name: /^Call / }).click()
  await expect(page.locator('.call')).toHaveText(call, { useInnerText: true })

  await context.setOffline(false)
  await page.goto('/model-dashboard')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => copies(page)).toEqual([])

  // A link that was withdrawn loses its copy at the next request with a net.
  await page.goto(path)
  await expect.poll(() => copies(page)).toEqual([path])
  await withdraw()
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'This call sheet is closed.' })).toBeVisible()
  await expect.poll(() => copies(page)).toEqual([])
  await context.setOffline(true)
  await expect(page.goto(path)).rejects.toThrow()
})

test('a worker that does harm is recalled by what the script’s address answers', { tag: '@slow' }, async ({
  page,
}) => {
  const broken = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('fetch', (event) => event.respondWith(new Response('broken')))`
  let script = broken
  const sent = (url: string) =>
    url === '/talent-worker.js' ? script : '<!doctype html><title>The page</title><h1>The page</h1>'
  const server = createServer(({ url = '' }, response) => {
    const type = url === '/talent-worker.js' ? 'text/javascript' : 'text/html'
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(sent(url))
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    await page.goto(`${site}/c/sheet`)
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/talent-worker.js', { scope: '/c/' })
      await navigator.serviceWorker.ready
    })
    await page.goto(`${site}/c/sheet`)
    await expect(page.getByText('broken')).toBeVisible()
    script = RECALL
    // The browser asks for the script again a second or more after a visit, and not while the next one begins.
    const visit = async () => {
      await page.goto(`${site}/c/sheet`)
      return page.locator('body').innerText()
    }
    await expect.poll(visit, { intervals: [4_000] }).toBe('The page')
    expect(await workers(page)).toEqual([])
  } finally {
    server.close()
  }
})

test('I have read it is kept on the phone without a net, sent once when it is back, and typed words stay', {
  tag: '@slow',
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const { path } = await sheetLink(page, 'Naina')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path)
      sent.push(request.postData() ?? '')
  })
  await page.goto(path)
  await expect.poll(() => copies(page)).toEqual([path])
  await context.setOffline(true)
  await page.goto(path)
  const saved = page.getByText('Saved on this phone. It is sent as soon as there is a connection.')
  await page.getByRole('button', { name: 'I have read it' }).press('Enter')
  await expect(saved).toBeVisible()
  await page.goto(path)
  await expect(saved).toBeVisible()
  const question = page.getByLabel('Your question')
  await question.fill('Which gate?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('No connection. Send it again once there is one.')).toBeVisible()
  await expect(question).toHaveValue('Which gate?')
  const tries = sent.length
  await context.setOffline(false)
  await expect(page.getByText(/^✓ You have read sheet \d+\.$/)).toBeVisible()
  expect(sent.slice(tries)).toHaveLength(1)
})
