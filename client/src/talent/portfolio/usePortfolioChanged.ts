import { trpc } from '../../lib/trpc'

/** Refetches what a portfolio change affects: the pictures, the counter and the completion. */
export function usePortfolioChanged() {
  const { talent } = trpc.useUtils()
  return async () => {
    void talent.dashboard.overview.invalidate()
    await talent.onboarding.get.invalidate()
  }
}
