import { type ComponentType, lazy } from 'react'

/** React's `lazy` for what a page can do without: nothing is shown where its code does not come. */
export const lazyExtra = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: (): React.ReactNode => null })))
