import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import { agency } from '../../../../shared/agency'

/** The element focused when the address changed; `null` once the new page's heading has the focus. */
let left: Element | null = null

/**
 * Called by the app when the path changes, not on the first page; and by a page that replaces itself under the
 * same path, such as a form by its confirmation.
 */
export function markNavigation() {
  left = document.activeElement ?? document.body
}

/** Loads the page again as a whole, and then focuses its heading. */
export function reloadToHeading() {
  history.replaceState({ ...history.state, toHeading: true }, '')
  location.reload()
}

/** Called once when the app starts. */
export function followReload() {
  if (!history.state?.toHeading) return
  const { toHeading, ...state } = history.state
  history.replaceState(state, '')
  markNavigation()
}

/**
 * Puts a page's name into the window's title and, after a navigation, the focus onto its heading, so that a
 * screen reader starts there. A heading that arrives late (data first) takes no focus that has moved on.
 */
export function useRouteFocus(title: string, heading: RefObject<HTMLElement | null>) {
  const [path] = useLocation()
  useEffect(() => {
    document.title = title === agency.name ? title : `${title} | ${agency.name}`
  }, [title])

  // A focused heading that unmounts passes the focus to the next one: from the loading page to the profile. In a layout
  // effect, while the element is still in the document.
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
    // The focus is on a container of the heading: the whole page, or a part that stays when pages change.
    if (focused === left || focused === null || focused.contains(heading.current))
      heading.current?.focus({ preventScroll: true })
    left = null
  }, [heading, path])
}
