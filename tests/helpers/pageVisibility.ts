/** The tab goes out of sight, or is come back to. */
export function turnTo(state: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** For `afterEach`: the tab is in sight again, as at first. */
export const restoreVisibility = () => void Reflect.deleteProperty(document, 'visibilityState')

/** Away to another tab and back. */
export function lookAway() {
  turnTo('hidden')
  turnTo('visible')
}
