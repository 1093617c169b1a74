/**
 * Turns navigation to any page outside `pages` into a full load, so that a script on this page never sees the next one.
 * Returns a function that undoes it.
 */
export function leavesWithThePage(pages: readonly string[]): () => void {
  const { pushState, replaceState } = history
  const isBeyond = ({ pathname }: URL | Location) => !pages.includes(pathname)
  let drawn = location.href

  const loading =
    (within: History['pushState'], load: 'assign' | 'replace'): History['pushState'] =>
    (state, unused, url) => {
      const to = new URL(url ?? location.href, location.href)
      if (isBeyond(to)) return location[load](to)
      within.call(history, state, unused, url)
      drawn = location.href
    }
  history.pushState = loading(pushState, 'assign')
  history.replaceState = loading(replaceState, 'replace')

  // Back and forward have already changed the address. Restore the current one until the load starts,
  // because a render in between would show the next page.
  const onTraversal = () => {
    const to = location.href
    if (!isBeyond(location)) {
      drawn = to
      return
    }
    replaceState.call(history, history.state, '', drawn)
    location.replace(to)
  }
  // A page restored from the back/forward cache may show under another address.
  const onShownAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onTraversal()
  }
  addEventListener('pageshow', onShownAgain)
  // Chrome delays popstate while the page loads, so listen to the Navigation API too.
  addEventListener('popstate', onTraversal, { capture: true })
  window.navigation?.addEventListener('currententrychange', onTraversal)
  return () => {
    history.pushState = pushState
    history.replaceState = replaceState
    removeEventListener('pageshow', onShownAgain)
    removeEventListener('popstate', onTraversal, { capture: true })
    window.navigation?.removeEventListener('currententrychange', onTraversal)
  }
}
