import { trpc } from '../../lib/trpc'

/** Refetches what an application changes: both lists, the counter and the recent activity. */
export function useApplicationsChanged() {
  const { talent } = trpc.useUtils()
  return async () => {
    void talent.dashboard.overview.invalidate()
    await Promise.all([
      talent.dashboard.applications.invalidate(),
      talent.dashboard.opportunities.invalidate(),
    ])
  }
}
