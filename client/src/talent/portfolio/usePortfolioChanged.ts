import { trpc } from '../../lib/trpc'

/** What is asked for anew when the portfolio has changed: the pictures, the counter and the completion. */
export function usePortfolioChanged() {
  const { talent } = trpc.useUtils()
  return async () => {
    void talent.dashboard.overview.invalidate()
    await talent.onboarding.get.invalidate()
  }
}
