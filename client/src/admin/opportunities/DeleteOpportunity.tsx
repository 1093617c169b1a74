import { useLocation } from 'wouter'
import { messages } from '../../../../shared/messages'
import type { OpportunityRecord } from '../../../../shared/opportunities'
import { paths } from '../../../../shared/paths'
import { Confirm } from '../../design/Confirm'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { refusalOf } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { adminOpportunities } from '../../words/adminOpportunities'
import { useOpportunityCache } from './useOpportunityCache'

type Props = { opportunity: OpportunityRecord; onLeave: () => void; onClose: () => void }

/** Asks before an opportunity to which nobody has applied is deleted. */
export function DeleteOpportunity({ opportunity: { id, title }, onLeave, onClose }: Props) {
  const [, navigate] = useLocation()
  const cache = useOpportunityCache()
  const words = adminOpportunities.deletion
  const remove = trpc.admin.opportunities.remove.useMutation({
    onSuccess() {
      onLeave()
      notifySuccess(words.done)
      navigate(paths.adminOpportunities)
      cache.forget(id)
    },
    onError(error) {
      // Somebody has applied meanwhile.
      const isTaken = refusalOf(error).status === 409
      notifyFailure(messages.admin.error, isTaken ? error.message : words.failed)
      if (isTaken) cache.renew(id)
      onClose()
    },
  })
  return (
    <Confirm
      open
      title={words.title}
      question={words.question(title)}
      confirmWords={words.confirm}
      busyWords={words.busy}
      busy={remove.isPending}
      onConfirm={() => remove.mutateAsync({ id })}
      onClose={onClose}
    />
  )
}
