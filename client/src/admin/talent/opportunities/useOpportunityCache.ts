import type { WholeOpportunity } from '../../../../../shared/talent/opportunities'
import { trpc } from '../../../lib/trpc'

export function useOpportunityCache() {
  const { opportunities, dashboard } = trpc.useUtils().admin
  const { get, list } = opportunities
  return {
    keep(whole: WholeOpportunity) {
      get.setData({ id: whole.opportunity.id }, whole)
      void list.invalidate()
      void dashboard.activity.invalidate()
    },
    forget(id: string) {
      void list.invalidate()
      void get.invalidate({ id }, { refetchType: 'none' })
    },
    renew: (id: string) => void get.invalidate({ id }),
    fetch: (id: string) => get.fetch({ id }, { staleTime: 0 }),
  }
}
