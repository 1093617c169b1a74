import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import { agency } from '../../../shared/agency'

/** What had the focus when the address changed; `null` once the new page's heading has been reached. */
let left: Element | null = null

/**
 * Called by the app when the path changes, not on the first page; and by a page that puts another in its place under
 * the same path, like what comes of a form.
 */
export function departed() {
  left = document.activeElement ?? document.body
}

/**
 * Puts a page's name into the window's title and, after a navigation, the focus onto its heading, so that a
 * screen reader starts there. A heading that arrives late (data first) takes no focus that has moved on.
 */
export function useArrival(title: string, heading: RefObject<HTMLElement | null>) {
  const [path] = useLocation()
  useEffect(() => {
    document.title = title === agency.name ? title : `${title} | ${agency.name}`
  }, [title])

  // A heading that goes with the focus on it hands it to the next: the profile after what said that it is loading. In
  // the layout phase, where it still stands in the page.
  useLayoutEffect(() => {
    const shown = heading.current
    return () => {
      if (shown !== null && shown === document.activeElement) left = document.body
    }
  }, [heading])

  // biome-ignore lint/correctness/useExhaustiveDependencies: from one model to the next the page stays, the path does not
  useEffect(() => {
    if (left === null) return
    const focused = document.activeElement
    // Around it: on the whole page, or on the part of it that stays when pages change.
    if (focused === left || focused === null || focused.contains(heading.current))
      heading.current?.focus({ preventScroll: true })
    left = null
  }, [heading, path])
}
