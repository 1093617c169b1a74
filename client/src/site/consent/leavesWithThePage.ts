/**
 * From now on a way to any page but these is a load of its own, so that a script which watches this one never sees the
 * next. Returns what ends it.
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

  // Back and forward have changed the address already. Until the load is there, it is again that of the page which is
  // drawn: whatever is drawn anew meanwhile would be the next page.
  const onTraversal = () => {
    const to = location.href
    if (!isBeyond(location)) {
      drawn = to
      return
    }
    replaceState.call(history, history.state, '', drawn)
    location.replace(to)
  }
  // Put away whole and shown again, the page may stand in the place of another that was drawn before it.
  const onShownAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onTraversal()
  }
  addEventListener('pageshow', onShownAgain)
  // Chrome keeps popstate back while the page still loads; where there is none of the other, popstate comes at once.
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
