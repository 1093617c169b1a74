import { postTo, seenOnce } from '../secretPages/seenOnce'
import { keptPicks } from './keptPicks'

// The script of a package's page, which is whole without it (server/http/packages). With it each pick is kept at once, also
// without a net, and Esc and the arrows work in the large view.

const AGAIN_MS = 5_000
const LATER_MS = 20_000

const form = document.querySelector<HTMLFormElement>('form[data-faces]')
if (form) start(form)

function storageOf(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

function start(page: HTMLFormElement) {
  const address = location.pathname
  const kept = keptPicks(address, storageOf())
  const faces = Number(page.dataset.faces)
  const ask = page.querySelector<HTMLElement>('.ask')
  const nameField = page.querySelector<HTMLInputElement>('input[name=name]')
  const count = page.querySelector('.count')
  const left = page.querySelector('.left')
  const words = page.querySelector<HTMLTextAreaElement>('textarea[name=words]')
  let isOut = false
  let isSending = false
  document.body.classList.add('scripted')
  // Without scripts the browser asks for the name; here the bar does, and the picks are kept before.
  page.noValidate = true

  const chosen = (value: string) => page.querySelectorAll(`input[value=${value}]:checked`).length
  function show() {
    const [yes, maybe, no] = ['yes', 'maybe', 'no'].map(chosen) as [number, number, number]
    const parts = [
      yes > 0 && `${yes} yes`,
      maybe > 0 && `${maybe} maybe`,
      yes + maybe === 0 && no > 0 && `${no} no`,
    ]
    const open = faces - yes - maybe - no
    if (count) count.textContent = parts.filter(Boolean).join(', ') || 'Mark, then send'
    const isWaiting = isOut && (kept.now().picks.length > 0 || kept.now().sending !== undefined)
    if (left) {
      left.textContent = isWaiting
        ? 'Saved on this phone'
        : open === 0
          ? 'All answered'
          : `${open} still open`
      left.classList.toggle('off', isWaiting)
    }
  }

  const needsName = () => page.dataset.asks === 'yes' && !kept.now().name
  const who = () => {
    const { name, device } = kept.now()
    return { ...(name && { name }), ...(device && { device }) }
  }

  /** Sends what is kept; what does not arrive stays and is tried again. */
  async function flush() {
    const { picks, sending } = kept.now()
    if (isSending || (picks.length === 0 && !sending)) return
    if (needsName()) return wantName()
    isSending = true
    let again = 0
    try {
      const answer = await postTo(sending ? 'send' : 'pick', { ...who(), ...sending, picks })
      isOut = false
      if (answer.ok) {
        kept.sent(picks)
        if (sending) {
          kept.change({ sending: undefined })
          location.replace(`${address}#sent`)
          location.reload()
        } else again = kept.now().picks.length > 0 ? 1 : 0
      } else if (answer.status === 404) location.reload()
      else again = LATER_MS
    } catch {
      isOut = true
      again = AGAIN_MS
    }
    isSending = false
    show()
    if (again > 0) setTimeout(() => void flush(), again)
  }

  function wantName() {
    ask?.classList.add('wanted')
    if (document.activeElement?.getAttribute('type') !== 'radio') nameField?.focus()
  }
  function takeName() {
    const name = nameField?.value.trim()
    if (!name || kept.now().name) return
    const device = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')
    kept.change({ name, device })
    ask?.classList.remove('wanted')
    void flush()
  }

  page.addEventListener('change', ({ target }) => {
    if (target === nameField) return takeName()
    if (target instanceof HTMLInputElement && target.type === 'radio')
      kept.press(Number(target.name.slice(1)), { pick: target.value })
    else if (target instanceof HTMLTextAreaElement && target !== words)
      kept.press(Number(target.name.slice(1)), { words: target.value })
    else return
    show()
    void flush()
  })
  page.addEventListener('submit', (event) => {
    event.preventDefault()
    takeName()
    const key = new FormData(page).get('key')
    kept.change({ sending: { key: String(key), words: words?.value ?? '' } })
    if (needsName()) {
      wantName()
      nameField?.focus()
    }
    show()
    void flush()
  })
  window.addEventListener('online', () => void flush())

  for (const { number, pick, words: said } of kept.now().picks) {
    const radio = pick ? document.getElementById(`p${number}-${pick}`) : null
    if (radio instanceof HTMLInputElement) radio.checked = true
    const field = page.querySelector<HTMLTextAreaElement>(`textarea[name=w${number}]`)
    if (field && said !== undefined) field.value = said
  }
  show()
  void flush()
  keys()
  seenOnce(() => postTo('seen', who()))
}

/** Keys: Esc leaves the field that is written in, else closes the large view, where the arrows change the picture. */
function keys() {
  window.addEventListener('keydown', (event) => {
    // Esc of an input method ends what it composes.
    if (event.isComposing) return
    const { target } = event
    if (target instanceof HTMLElement && target.matches('textarea, input[name=name]')) {
      if (event.key === 'Escape') target.blur()
      return
    }
    const open = document.querySelector<HTMLElement>('.open:target')
    if (!open) return
    const links = [...open.querySelectorAll<HTMLAnchorElement>('.nav a')]
    const stage = open.querySelector('.stage')
    const side = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (event.key === 'Escape') links.at(-1)?.click()
    else if (side !== 0 && stage) stage.scrollBy({ left: side * stage.clientWidth })
    else return
    event.preventDefault()
  })
}
