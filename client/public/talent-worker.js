// Opens a call sheet that was opened once when there is no net, and says so on the talent's pages (docs/decisions/0163).
// The same file runs in a call sheet's page, which registers it, and in the service worker. It answers for a navigation to
// /c/ and /model-dashboard and for nothing else, and shows what is pushed to a talent (docs/decisions/0186).

const CACHE = 'call-sheets'
const MAX_BYTES = 5_000_000
/** A net that is slower than this is none, where there is a copy. */
const PATIENCE_MS = 6_000
const SHEET = /^\/c\/[\w-]{22}\/?$/
const TALENT = /^\/model-dashboard(\/|$)/
const GONE = [404, 410]

const kept = () => caches.open(CACHE)
const later = (ms) => new Promise((done) => setTimeout(done, ms))

/** Stores the page of a call sheet as the server answers it now, until its link ends. */
async function keep(path) {
  const answer = await fetch(path, { cache: 'no-store' })
  const until = answer.headers.get('x-keep-until')
  const cache = await kept()
  if (GONE.includes(answer.status)) return cache.delete(path)
  if (!answer.ok || !until) return
  const body = await answer.blob()
  const headers = new Headers(answer.headers)
  // The body is unpacked already.
  headers.delete('content-encoding')
  headers.set('x-kept-at', new Date().toISOString())
  headers.set('content-length', String(body.size))
  await cache.put(path, new Response(body, { headers }))
  await tidy(cache)
}

/** Throws away what has ended, and the oldest copies above the limit. */
async function tidy(cache) {
  const today = new Date().toLocaleDateString('en-CA')
  const copies = []
  for (const request of await cache.keys()) {
    const { headers } = await cache.match(request)
    const bytes = Number(headers.get('content-length'))
    copies.push({ request, bytes, at: headers.get('x-kept-at'), until: headers.get('x-keep-until') })
  }
  let left = MAX_BYTES
  for (const { request, bytes, until } of copies.sort((a, b) => b.at.localeCompare(a.at))) {
    left -= bytes
    if (left < 0 || until < today) await cache.delete(request)
  }
}

/** The copy of a page with a line that says how old it is; undefined without one. */
async function copyOf(path) {
  const cache = await kept()
  await tidy(cache)
  const copy = await cache.match(path)
  if (!copy) return
  const at = new Date(copy.headers.get('x-kept-at')).toLocaleString(undefined, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const line = `<p class="kept" role="status">No connection. This is the sheet as it was on ${at}.</p>`
  return new Response((await copy.text()).replace('<body>', `<body>${line}`), { headers: copy.headers })
}

/** A call sheet: from the server where it answers, else the copy. A link that opens nothing any more loses its copy. */
async function openSheet(event, path) {
  const asked = fetch(event.request).then(async (answer) => {
    if (GONE.includes(answer.status)) await (await kept()).delete(path)
    return answer
  })
  event.waitUntil(asked.catch(() => {}))
  const failed = asked.catch(() => copyOf(path))
  const slow = later(PATIENCE_MS).then(() => copyOf(path))
  const first = await Promise.race([failed, slow])
  return first ?? (await failed) ?? Response.error()
}

/** What stands in the place of the talent's pages without a net: the call sheets that open. */
async function listOfSheets() {
  const cache = await kept()
  await tidy(cache)
  const lines = []
  for (const request of await cache.keys()) {
    const [, title = ''] = /<title>([^<|]*)/.exec(await (await cache.match(request)).text()) ?? []
    lines.push(`<li><a href="${new URL(request.url).pathname}">${title.trim()}</a></li>`)
  }
  const said = lines.length > 0 ? 'These call sheets open without one.' : 'Your pages open once there is one.'
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>No connection</title>
<style>body{margin:0;padding:24px 16px;background:#12100e;color:#ede8de;font:18px/1.4 Archivo,sans-serif}h1{font-size:34px;line-height:1}ul{list-style:none;padding:0}a{display:flex;align-items:center;min-height:56px;border-top:1px solid #3d3832;color:inherit;font-weight:700}</style>
<h1>No connection</h1><p>${said}</p><ul>${lines.join('')}</ul><p><a href="">Try again</a></p></html>`,
    {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    },
  )
}

/** Shows what the server sent. A browser takes the permission away from a worker that shows nothing. */
function show({ title, text, path }) {
  return self.registration.showNotification(title, { body: text, data: path, icon: '/icon-192.png' })
}

/** Opens the page that a notice is about, in the window that shows it already where there is one. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find(({ url }) => new URL(url).pathname === path)
  return shown ? shown.focus() : self.clients.openWindow(path)
}

if ('registration' in self) {
  self.addEventListener('install', () => self.skipWaiting())
  self.addEventListener('message', (event) => {
    const paths = [event.data].flat().filter((path) => SHEET.test(path))
    event.waitUntil(Promise.allSettled(paths.map(keep)))
  })
  self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())))
  self.addEventListener('notificationclick', (event) => {
    const { data: path } = event.notification
    event.notification.close()
    if (SHEET.test(path) || TALENT.test(path)) event.waitUntil(open(path))
  })
  self.addEventListener('fetch', (event) => {
    const { mode, method, url } = event.request
    const { pathname } = new URL(url)
    if (mode !== 'navigate' || method !== 'GET') return
    if (SHEET.test(pathname)) event.respondWith(openSheet(event, pathname))
    else if (TALENT.test(pathname)) event.respondWith(fetch(event.request).catch(listOfSheets))
  })
} else {
  navigator.serviceWorker
    ?.register('/talent-worker.js', { scope: '/c/' })
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => active?.postMessage(location.pathname))
    .catch(() => {})
}
