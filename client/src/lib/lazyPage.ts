import { type ComponentType, createElement, lazy, useState } from 'react'

export type LazyPage = ComponentType & { preload: () => Promise<unknown> }

/**
 * A page whose code is loaded on demand; `preload` runs when a link is hovered. A loaded page renders at once, where
 * React's `lazy` would always suspend first.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let there: ComponentType | null = null
  const preload = async () => {
    const page = await load()
    there = page.default
    return page
  }
  const Later = lazy(preload)
  // Chosen once: a page must not remount when its code arrives between two renders.
  const Page = () => {
    const [drawn] = useState(() => ({ is: there ?? Later }))
    return createElement(drawn.is)
  }
  return Object.assign(Page, { preload })
}
