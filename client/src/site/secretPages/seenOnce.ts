const SEEN_MS = 2_000
const SIGNS = ['pointerdown', 'scroll', 'keydown'] as const

/** Told once, after two seconds in view and a touch, scroll or key: a preview or a scanner does none of it. */
export function seenOnce(tell: () => Promise<unknown>) {
  const from = Date.now()
  const look = () => {
    if (Date.now() - from < SEEN_MS || document.visibilityState !== 'visible') return
    for (const sign of SIGNS) window.removeEventListener(sign, look)
    tell().catch(() => {})
  }
  for (const sign of SIGNS) window.addEventListener(sign, look, { passive: true })
}

/** What a page's script sends to its own address, as JSON. */
export const postTo = (act: string, body: object): Promise<Response> =>
  fetch(`${location.pathname}/${act}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
