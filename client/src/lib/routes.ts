import type { LazyPage } from './lazyPage'

/** A line of an audience's route table. `frame` is the public navigation and footer, or nothing. */
export type AudienceRoute = { path: string; page: LazyPage; frame: 'site' | 'bare' }
