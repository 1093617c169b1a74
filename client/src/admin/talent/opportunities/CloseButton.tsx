import type { OpportunityRecord } from '../../../../../shared/talent/opportunities'
import { Button } from '../../../design/actions/Button'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { adminOpportunities } from './copy'
import { useOpportunityCache } from './useOpportunityCache'

const copy = adminOpportunities.detail

/** Closes an opportunity for applications, or reopens it. */
export function CloseButton({ opportunity: { id, standing } }: { opportunity: OpportunityRecord }) {
  const cache = useOpportunityCache()
  const isClosed = standing === 'closed'
  const set = trpc.admin.opportunities.setClosed.useMutation({
    onSuccess(whole) {
      cache.keep(whole)
      const now = whole.opportunity.standing
      if (now === 'closed') notifySuccess(copy.closed, copy.closedMore)
      else notifySuccess(copy.reopened, now === 'over' ? copy.stillOver : undefined)
    },
    onError: sayFailed(isClosed ? copy.reopenFailed : copy.closeFailed),
  })
  return (
    // Not `disabled`, which would drop the focus.
    <Button
      variant="outline"
      aria-busy={set.isPending || undefined}
      onClick={() => {
        if (!set.isPending) set.mutate({ id, isClosed: !isClosed })
      }}
    >
      {isClosed ? copy.reopen : copy.close}
    </Button>
  )
}
