import { messages } from '../../../../shared/messages'
import type { OpportunityRecord } from '../../../../shared/opportunities'
import { Button } from '../../design/Button'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { adminOpportunities } from '../../words/adminOpportunities'
import { useOpportunityCache } from './useOpportunityCache'

const words = adminOpportunities.detail

/** Ends applying, or lets it begin again. */
export function CloseButton({ opportunity: { id, standing } }: { opportunity: OpportunityRecord }) {
  const cache = useOpportunityCache()
  const isClosed = standing === 'closed'
  const set = trpc.admin.opportunities.setClosed.useMutation({
    onSuccess(whole) {
      cache.keep(whole)
      const now = whole.opportunity.standing
      if (now === 'closed') notifySuccess(words.closed, words.closedMore)
      else notifySuccess(words.reopened, now === 'over' ? words.stillOver : undefined)
    },
    onError: () => notifyFailure(messages.admin.error, isClosed ? words.reopenFailed : words.closeFailed),
  })
  return (
    // Not `disabled`: the focus would fall off the button in the moment of the press.
    <Button
      look="outline"
      aria-busy={set.isPending || undefined}
      onClick={() => {
        if (!set.isPending) set.mutate({ id, isClosed: !isClosed })
      }}
    >
      {isClosed ? words.reopen : words.close}
    </Button>
  )
}
