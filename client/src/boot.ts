import './design/ground.css'
import './design/base.css'
import './design/firstSight.css'
import './design/print.css'

// What the server drew (server/doors/firstSight.ts) is seen first; the code that takes it over comes after it, in
// pieces between which a visitor's press has its turn: docs/decisions/0026-the-code-comes-after-the-first-sight.md

/** The code waits no longer than this for the first picture, in milliseconds. */
const PATIENCE = 2500
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart']

/** Ends when the first sight stands with its picture, when somebody touches it, or when patience is over. */
async function firstSight(): Promise<void> {
  const sight = document.querySelector('.first-sight')
  if (!sight) return
  const over = new AbortController()
  const until = { signal: over.signal, once: true, passive: true }
  const touched = TOUCHES.map((name) => new Promise((resolve) => addEventListener(name, resolve, until)))
  await Promise.race([drawn(sight), pause(PATIENCE), ...touched])
  over.abort()
}

async function drawn(sight: Element): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  // A picture that cannot be shown is waited for no longer.
  await Promise.all([...sight.querySelectorAll('img')].map((image) => image.decode().catch(() => {})))
  await frame()
  await frame()
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const pause = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms))

/** Has the browser fetch, at once and side by side, what the server says this page will run. */
function fetchCode() {
  const files = document.querySelector<HTMLMetaElement>('meta[name="page-code"]')?.content.split(' ') ?? []
  const links = files.map((href) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
  )
  document.head.append(...links)
}

// Not awaited at the top: the pieces import from this file's own chunk, and would wait for it to end.
async function start() {
  await firstSight()
  fetchCode()
  await import('react-dom/client')
  await pause()
  await import('./lib/trpc')
  await pause()
  await import('./design/theme')
  await pause()
  await import('./main')
}

void start()
