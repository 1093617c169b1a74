import type { LazyPage } from '../../design/layout/lazyPage'

/** A line of the route table. Pages of the site have its navigation and footer; the others bring their own frame. */
export type AudienceRoute = {
  path: string
  page: LazyPage
  audience: 'site' | 'account' | 'talent' | 'admin'
}
