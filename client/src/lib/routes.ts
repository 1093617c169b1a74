import type { LazyPage } from './lazyPage'

/**
 * One line of an audience's route table. `frame` is what stands around the page: the public navigation and
 * footer, or nothing (sign-in, dashboard and admin bring their own).
 */
export type AudienceRoute = { path: string; page: LazyPage; frame: 'site' | 'bare' }
