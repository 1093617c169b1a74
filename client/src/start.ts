/**
 * The one script within a page that the server made (decision 0116). The page can be read and used without its code,
 * which comes when the page has loaded and the browser is idle, or at the first touch, key or focus on a control. The
 * last button that was pressed before, and every face that was marked (`data-mark`), is pressed again once the page is
 * taken over; a face that was pressed twice is not.
 */
const BUTTONS = 'button[type=button], form[method=dialog] button'
const CONTROLS = 'button, input, select, textarea'
const FACE = '[data-mark]'
const IDLE_WAIT_MS = 5_000

const { head, documentElement: page, currentScript } = document
const files = (currentScript?.dataset.code ?? '').split(' ')
let isAsked = false
let count = 0

function free(button: Element) {
  button.removeAttribute('aria-busy')
  button.removeAttribute('data-pressed')
}
const letGo = (which: string) => document.querySelectorAll(`[data-pressed]${which}`).forEach(free)

function fetchCode(fetchPriority: 'high' | 'low') {
  if (isAsked) return
  isAsked = true
  // A script each, one after another, not a preload: each file runs in a task of its own, and presses have their turn
  // between two. As they come (`async`), one could run those that it imports as well, in one long task.
  const shared = { type: 'module', async: false, crossOrigin: '', fetchPriority, onerror: () => letGo('') }
  for (const src of files) head.append(Object.assign(document.createElement('script'), { ...shared, src }))
}

const controlOf = ({ target }: Event, which: string) =>
  target instanceof Element ? target.closest(which) : null

for (const name of ['pointerdown', 'keydown', 'focusin'])
  addEventListener(
    name,
    (event) => {
      if (controlOf(event, CONTROLS)) fetchCode('high')
    },
    true,
  )

addEventListener(
  'click',
  (event) => {
    const button = controlOf(event, BUTTONS)
    // From the moment that the code runs, React answers.
    if (!button || page.dataset.code) return
    if (!button.matches(FACE)) letGo(`:not(${FACE})`)
    if (button.matches('[data-pressed]')) free(button)
    else {
      button.setAttribute('aria-busy', 'true')
      button.setAttribute('data-pressed', `${++count}`)
    }
    fetchCode('high')
  },
  true,
)

// Safari has no idle callback.
const whenIdle = window.requestIdleCallback ?? ((run: () => void) => requestAnimationFrame(run))
// A device that is busy with other things may not be idle for minutes.
addEventListener('load', () => whenIdle(() => fetchCode('low'), { timeout: IDLE_WAIT_MS }))
