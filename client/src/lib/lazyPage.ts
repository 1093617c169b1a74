import { type ComponentType, createElement, lazy, useState } from 'react'

export type LazyPage = ComponentType & { preload: () => Promise<unknown> }

/**
 * A page that is fetched when it is needed, or a moment before: `preload` runs when a link is pointed at. One that is
 * there already is drawn at once, without the moment of waiting that React's `lazy` always has.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let there: ComponentType | null = null
  const preload = async () => {
    const page = await load()
    there = page.default
    return page
  }
  const Later = lazy(preload)
  // Chosen once: what is drawn must not be put up anew when the code has come meanwhile.
  const Page = () => {
    const [drawn] = useState(() => ({ is: there ?? Later }))
    return createElement(drawn.is)
  }
  return Object.assign(Page, { preload })
}
