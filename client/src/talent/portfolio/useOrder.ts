import { messages } from '../../../../shared/messages'
import type { PortfolioItem } from '../../../../shared/roster/portfolio'
import { parseApiError, reasonOf } from '../../lib/apiError'
import { notifyFailure } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { usePortfolioChanged } from './usePortfolioChanged'

/**
 * Reorders the given portfolio items and leaves the others in place.
 * The screen updates at once; the server gets one order after the other.
 */
export function useOrder(items: readonly PortfolioItem[]) {
  const utils = trpc.useUtils()
  const changed = usePortfolioChanged()
  const reorder = trpc.talent.portfolio.reorder.useMutation({
    networkMode: 'always',
    scope: { id: 'portfolio order' },
    async onError(error) {
      notifyFailure(messages.dashboard.error, reasonOf(parseApiError(error)))
      await changed()
    },
  })
  return (ids: readonly string[]) => {
    const moved = ids.flatMap((id) => items.find((item) => item.id === id) ?? [])
    const next = items.map((item) => (ids.includes(item.id) ? (moved.shift() ?? item) : item))
    utils.talent.onboarding.get.setData(undefined, (before) => before && { ...before, portfolio: next })
    reorder.mutate({ ids: next.map(({ id }) => id) })
  }
}
