import { comingBack } from './comingBack'
import { trpc } from './trpc'

/** Signed links of private pictures end after five minutes; before that the list is asked for anew. */
const LINKS_FRESH_MS = 4 * 60_000

/**
 * A talent's own profile and pictures. In a tab that is not looked at no time is kept: who comes back to it, or to a
 * network, gets new links at once.
 */
export const useOwnProfile = () =>
  trpc.talent.onboarding.get.useQuery(undefined, {
    refetchInterval: LINKS_FRESH_MS,
    ...comingBack,
    networkMode: 'always',
  })
