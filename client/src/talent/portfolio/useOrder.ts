import { messages } from '../../../../shared/messages'
import type { PortfolioItem } from '../../../../shared/portfolio'
import { notifyFailure } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { talent } from '../../words/talent'
import { usePortfolioChanged } from './usePortfolioChanged'

/**
 * Puts some of the portfolio's items in a new order: on the screen at once, at the server one order after the other.
 * The items that are not named keep their places.
 */
export function useOrder(items: readonly PortfolioItem[]) {
  const utils = trpc.useUtils()
  const changed = usePortfolioChanged()
  const reorder = trpc.talent.portfolio.reorder.useMutation({
    networkMode: 'always',
    scope: { id: 'portfolio order' },
    async onError(error) {
      notifyFailure(messages.dashboard.error, error.data ? error.message : talent.portfolio.orderFailed)
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
