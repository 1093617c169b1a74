import { useDeferredValue } from 'react'

// Where pages are rendered there is no document.
let isWhole = typeof document !== 'undefined'

/** From now on the server's HTML is taken over, which the first render must equal. */
export function beginHydration() {
  isWhole = false
  document.documentElement.dataset.code = 'running'
}

/** The page is taken over: what was pressed before is pressed now, in the same order (start.ts). */
export function endHydration() {
  isWhole = true
  document.documentElement.dataset.code = 'ready'
  const orderOf = ({ dataset }: HTMLElement) => Number(dataset.pressed)
  const pressed = [...document.querySelectorAll<HTMLElement>('[data-pressed]')]
  for (const button of pressed.sort((a, b) => orderOf(a) - orderOf(b))) {
    button.removeAttribute('data-pressed')
    button.removeAttribute('aria-busy')
    button.click()
  }
}

/**
 * Whether scripts run here. False on the server and in the first render over its HTML, which must be the same; true in
 * every later render, which is a transition and so in slices, and at once on a page that was opened inside the site.
 */
export const useHydrated = () => useDeferredValue(true, isWhole)
