import { trpc } from '../../lib/trpc'

/** What is asked for anew after applying or taking back: the two lists, the counter and what happened last. */
export function useSubmissionsChanged() {
  const { talent } = trpc.useUtils()
  return async () => {
    void talent.dashboard.overview.invalidate()
    await Promise.all([
      talent.dashboard.submissions.invalidate(),
      talent.dashboard.opportunities.invalidate(),
    ])
  }
}
