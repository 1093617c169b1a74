import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

export type LazyPage = LazyExoticComponent<ComponentType> & { preload: () => Promise<unknown> }

/** A page that is fetched when it is needed, or a moment before: `preload` runs when a link is pointed at. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  return Object.assign(lazy(load), { preload: load })
}
