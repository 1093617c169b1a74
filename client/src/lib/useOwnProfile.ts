import { refetchOnReturn } from './refetchOnReturn'
import { trpc } from './trpc'

/** Signed links of private pictures expire after five minutes; the list is fetched again before that. */
const LINKS_FRESH_MS = 4 * 60_000

/**
 * A talent's own profile and pictures. Hidden tabs do not refetch; returning to the tab, or to a network, fetches new
 * links at once.
 */
export const useOwnProfile = () =>
  trpc.talent.onboarding.get.useQuery(undefined, {
    refetchInterval: LINKS_FRESH_MS,
    ...refetchOnReturn,
    networkMode: 'always',
  })
