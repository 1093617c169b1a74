import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

const MOVED_AT_MOST = 0.02
/** The kept widths of a picture (decision 0103) are at most twice the one before. */
const TOO_LARGE = 2

/** Until what is on its way to another colour or place has arrived. What never ends is not waited for. */
const untilStill = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  )

/**
 * Nothing for axe to say; as no page has frames of others, it needs no second page (legacy mode). It reads colours while the
 * page may go on changing, so changes are made at once, as with reduced motion: halfway, text is hard to read.
 */
export async function axeIsContent(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await untilStill(page)
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  await page.emulateMedia({ reducedMotion: null })
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target.join(' '))])).toEqual([])
}

/** The picture itself has come, not only its place. */
export const pictureHasCome = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((it) => (it instanceof HTMLImageElement ? it.naturalWidth : 0)))
    .toBeGreaterThan(0)

/** Counts from the start what moves without having been asked to; what it returns asserts that it was little. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen = { moved: 0, what: [] as string[] }
    Object.assign(window, { seen })
    type Shift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const box = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue
        seen.moved += entry.value
        for (const { node, previousRect, currentRect } of entry.sources)
          seen.what.push(
            `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${box(previousRect)} to ${box(currentRect)}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    type Seen = { moved: number; what: string[] }
    const { moved, what } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
    expect(moved, `${page.url()} moved: ${what.join('; ')}`).toBeLessThan(MOVED_AT_MOST)
  }
}

/** Until the browser has taken over the server's page. */
export const isTakenOver = (page: Page) => expect(page.locator('html[data-code=ready]')).toBeAttached()

/** Down to the end of the page that the client has drawn, so that everything that waits to be seen comes. */
export async function lookThrough(page: Page) {
  await isTakenOver(page)
  await expect(page.locator('main h1')).toBeVisible()
  await page.evaluate(async () => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await pause(40)
    }
    await Promise.race([
      Promise.all([...document.images].map((image) => image.decode().catch(() => {}))),
      pause(5_000),
    ])
  })
}

/**
 * Files with more points than one and a half times what is shown of them. A browser draws a small picture from the
 * large file that it has already; the smallest file of all has no smaller one. The one picture that is fetched first, before
 * the page is laid out, is left out: now and then the browser chooses it as for a page of 980 pixels.
 */
export const oversized = (page: Page) =>
  page.evaluate((limit) => {
    const times = new Map<string, number>()
    const first = document
      .querySelector<HTMLImageElement>('img[fetchpriority=high]')
      ?.currentSrc.split('/')
      .at(-2)
    for (const image of document.images) {
      const { width, height } = image.getBoundingClientRect()
      const [, id = '', file = ''] = /\/media\/([^/]+)\/(\d+)\./.exec(image.currentSrc) ?? []
      if (id === '' || id === first) continue
      const offered = image.closest('picture')?.querySelector('source')?.srcset ?? image.srcset
      const smallest = Math.min(...[...offered.matchAll(/ (\d+)w/g)].map(([, wide]) => Number(wide)))
      if (width === 0 || Number(file) === smallest) continue
      const shape = Number(image.getAttribute('height')) / Number(image.getAttribute('width'))
      const isCovered = getComputedStyle(image).objectFit === 'cover'
      const shown = isCovered ? Math.max(width, height / shape) : Math.min(width, height / shape)
      const ratio = Number(file) / (shown * devicePixelRatio)
      times.set(image.currentSrc, Math.min(ratio, times.get(image.currentSrc) ?? ratio))
    }
    return [...times].filter(([, ratio]) => ratio > limit)
  }, TOO_LARGE)

/** Requests to other sites since then. */
export function watchStrangers(page: Page, app: string | undefined) {
  const strangers: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== app) strangers.push(request.url())
  })
  return strangers
}

/** By how many pixels the page is wider than the screen. A phone's `innerWidth` would grow with the page. */
export const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Nothing scrolls sideways on the narrowest screen. */
export async function fitsNarrowScreen(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await tooWide(page)).toBe(0)
}

/** Nor on a phone whose reader has text twice as large (WCAG 2.2, 1.4.4). */
export const fitsLargeText = (page: Page) => withLargeText(page, async () => [])

/** And of a working room nothing reaches out of its place then, into the margin or over what stands beside it. */
export const keepsItsPlace = (page: Page) => withLargeText(page, reachingOut)

/** What is wrong with the page on such a phone, once it is laid out. The page is left as it was. */
async function withLargeText(page: Page, wrong: (page: Page) => Promise<string[]>) {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 375, height: 812 })
  await letters(page, '200%')
  await expect.poll(async () => [await tooWide(page), ...(await wrong(page))]).toEqual([0])
  await letters(page, '')
  if (before) await page.setViewportSize(before)
}

/** By how many pixels what ends to the right of the room that it has, unless that scrolls by itself or is cut off. */
export const reachingOut = (page: Page) =>
  page.evaluate(() => {
    // A dialog scrolls as a whole, and never sideways.
    const isOpen = (it: Element): boolean =>
      it.closest('dialog') !== null ||
      (getComputedStyle(it).overflowX === 'visible' && (!it.parentElement || isOpen(it.parentElement)))
    return [...document.querySelectorAll('main *, dialog[open] *')].flatMap((it) => {
      // One without a box of its own leaves its children in the box around it.
      const boxOf = (each: Element | null): Element | null =>
        each && getComputedStyle(each).display === 'contents' ? boxOf(each.parentElement) : each
      const parent = boxOf(it.parentElement)
      if (getComputedStyle(it).display === 'contents') return []
      if (!parent || !it.checkVisibility() || /absolute|fixed/.test(getComputedStyle(it).position)) return []
      const { display, paddingRight, borderRightWidth } = getComputedStyle(parent)
      if (display === 'inline' || !isOpen(parent)) return []
      const edge = Number.parseFloat(paddingRight) + Number.parseFloat(borderRightWidth)
      const by = it.getBoundingClientRect().right - parent.getBoundingClientRect().right + edge
      return by > 1 ? [`${it.tagName} ${it.textContent?.slice(0, 40)}: ${by.toFixed(1)}`] : []
    })
  })

/** An address may have to be broken, of mail or of a site; a word of a sentence is none to be read once it is. */
const LONGEST_WORD = 12

/** And every word is in one piece then, and every link within the screen. */
export const keepsWordsWhole = (page: Page) => withLargeText(page, brokenWords)

const brokenWords = (page: Page) =>
  page.evaluate((longest) => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const { parentElement: parent, data } = node
      if (!parent?.checkVisibility({ visibilityProperty: true }) || data.includes('@')) continue
      if (parent.getBoundingClientRect().width <= 1) continue
      for (const { 0: word, index } of data.matchAll(
        /(?<![.\p{L}\p{N}])[\p{L}\p{N}]+(?![\p{L}\p{N}]|\.\p{L})/gu,
      )) {
        if (word.length > longest) continue
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(word)
      }
    }
    const links = [...document.links].filter((link) => link.getBoundingClientRect().right > innerWidth)
    return [...found, ...links.map((link) => link.textContent)]
  }, LONGEST_WORD)

const letters = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)

/** A date has a stop for its day, its month and its year; and the way round may begin in the middle. */
const EXTRA_TABS = 12

type Unreached = { unreached: Set<HTMLElement> }
const nameOf = `(it) => it.tagName + ' ' + (it.ariaLabel || it.textContent || it.name || '').slice(0, 40)`

/** What is wrong with a tour of the page by Tab alone: what is not reached, not in sight, or without a ring. */
export async function tour(page: Page): Promise<string[]> {
  const stops = await page.evaluate(() => {
    const wanted = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const isOpen = (it: HTMLElement) =>
      it.tabIndex >= 0 && !it.matches(':disabled') && it.checkVisibility({ visibilityProperty: true })
    const unreached = new Set([...document.querySelectorAll<HTMLElement>(wanted)].filter(isOpen))
    Object.assign(window, { unreached })
    return unreached.size
  })
  const found: string[] = []
  for (let tabs = 0; tabs < stops + EXTRA_TABS; tabs++) {
    await page.keyboard.press('Tab')
    const wrong = await page.evaluate(() => {
      const it = document.activeElement
      const { unreached } = window as unknown as Unreached
      if (!(it instanceof HTMLElement) || !unreached.delete(it)) return ''
      const { left, top, width, height } = it.getBoundingClientRect()
      // A control that is only there for the ear has its ring around what stands for it.
      const isUnseen = width <= 1 || height <= 1
      const rings = (isUnseen ? [...(it.parentElement?.children ?? [])] : [it]).flatMap((each) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(each)
        const { content, borderTopWidth } = getComputedStyle(each, '::after')
        return [outlineStyle === 'none' ? '0' : outlineWidth, content === 'none' ? '0' : borderTopWidth]
      })
      if (!rings.some((ring) => Number.parseFloat(ring) >= 2)) return 'no ring'
      // In the middle of what can be seen of it.
      const x = (Math.max(left, 0) + Math.min(left + width, innerWidth)) / 2
      const y = (Math.max(top, 0) + Math.min(top + height, innerHeight)) / 2
      const uppermost = document.elementFromPoint(x, y)
      const isSeen = uppermost !== null && (it.contains(uppermost) || uppermost.contains(it))
      return isUnseen || isSeen ? '' : 'not in sight'
    })
    if (wrong) found.push(`${await page.evaluate(`(${nameOf})(document.activeElement)`)}: ${wrong}`)
  }
  const missed = await page.evaluate(`[...window.unreached].map(${nameOf})`)
  return [...found, ...(missed as string[]).map((name) => `${name}: not reached`)]
}
