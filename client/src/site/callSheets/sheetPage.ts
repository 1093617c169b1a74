import { postTo, seenOnce } from '../secretPages/seenOnce'

// The script of a call sheet's page, which is whole without it (server/http/callSheets): it tells that the sheet was seen,
// and loses no press without a net.

const AGAIN_MS = 5_000

const page = document.querySelector<HTMLElement>('main[data-sheet]')
if (page) start(page, page.dataset.sheet ?? '')

function start(sheet: HTMLElement, number: string) {
  seenOnce(() => postTo('seen', { number: Number(number) }))
  const read = sheet.querySelector<HTMLFormElement>('#read form')
  if (read) sendsReadLater(read, number)
  for (const form of sheet.querySelectorAll<HTMLFormElement>('form[method=post]'))
    if (form !== read) form.addEventListener('submit', (event) => keepsTyped(event, form))
}

/** *I have read it* without a net is kept on this phone, and sent once there is one. */
function sendsReadLater(form: HTMLFormElement, number: string) {
  const kept = pressOf(location.pathname)
  async function send() {
    if (kept.read() !== number) return
    try {
      const answer = await fetch(location.pathname, { method: 'POST', body: new URLSearchParams({ number }) })
      if (answer.status >= 500 || answer.status === 429) throw new Error(answer.statusText)
      kept.drop()
      // Shows what the server says now: read, changed meanwhile, or closed.
      location.replace('#read')
      location.reload()
    } catch {
      say(form, 'Saved on this phone. It is sent as soon as there is a connection.')
      form.hidden = true
      setTimeout(() => void send(), AGAIN_MS)
    }
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (kept.read() === number) return
    kept.keep(number)
    void send()
  })
  // A press on an earlier sheet says nothing of this one.
  if (kept.read() !== number) kept.drop()
  void send()
}

/** A form that is sent without a net says so, and what was typed stays. */
function keepsTyped(event: SubmitEvent, form: HTMLFormElement) {
  if (navigator.onLine) return
  event.preventDefault()
  say(form, 'No connection. Send it again once there is one.')
}

function say(form: HTMLFormElement, words: string) {
  const before = form.previousElementSibling
  const line = before?.matches('[data-said]') ? before : document.createElement('p')
  line.setAttribute('role', 'status')
  line.setAttribute('data-said', '')
  line.textContent = words
  form.before(line)
}

/** The number of the sheet that was pressed as read, in this browser; without storage, until the page is left. */
function pressOf(path: string) {
  const key = `read ${path}`
  let number: string | null = null
  const stored = <Result>(act: (storage: Storage) => Result) => {
    try {
      return act(localStorage)
    } catch {
      return null
    }
  }
  return {
    read: () => number ?? stored((storage) => storage.getItem(key)),
    keep(given: string) {
      number = given
      stored((storage) => storage.setItem(key, given))
    },
    drop() {
      number = null
      stored((storage) => storage.removeItem(key))
    },
  }
}
