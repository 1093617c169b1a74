/** Hides the tab or shows it again. */
export function turnTo(state: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** For `afterEach`: the tab is visible again. */
export const restoreVisibility = () => void Reflect.deleteProperty(document, 'visibilityState')

/** Away to another tab and back. */
export function lookAway() {
  turnTo('hidden')
  turnTo('visible')
}
