/** What jsdom does not have: media queries and observers. Nothing matches, everything counts as seen at once. */
class SilentObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

class SeenAtOnce extends SilentObserver {
  constructor(private readonly tell: IntersectionObserverCallback) {
    super()
  }
  override observe(target?: Element) {
    if (!target) return
    const box = target.getBoundingClientRect()
    const entry: IntersectionObserverEntry = {
      target,
      time: 0,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: box,
      intersectionRect: box,
      rootBounds: null,
    }
    this.tell([entry], this)
  }
}

window.ResizeObserver = SilentObserver
window.IntersectionObserver = SeenAtOnce
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  })
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
Element.prototype.scrollTo = () => {}
Element.prototype.checkVisibility = () => true
