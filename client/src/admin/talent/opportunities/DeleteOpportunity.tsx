import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { OpportunityRecord } from '../../../../../shared/talent/opportunities'
import { Confirm } from '../../../design/feedback/Confirm'
import { parseApiError } from '../../../lib/apiError'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { tellRefused } from '../../forms/tellFailed'
import { adminOpportunities } from './copy'
import { useOpportunityCache } from './useOpportunityCache'

type Props = { opportunity: OpportunityRecord; onLeave: () => void; onClose: () => void }

/** Confirms and deletes an opportunity without applications. */
export function DeleteOpportunity({ opportunity: { id, title }, onLeave, onClose }: Props) {
  const [, navigate] = useLocation()
  const cache = useOpportunityCache()
  const copy = adminOpportunities.deletion
  const remove = trpc.admin.opportunities.remove.useMutation({
    onSuccess() {
      onLeave()
      notifySuccess(copy.done)
      navigate(adminPaths.opportunities)
      cache.forget(id)
    },
    onError(error) {
      tellRefused(error, copy.failed)
      // A talent has applied in the meantime.
      if (parseApiError(error).status === 409) cache.renew(id)
      onClose()
    },
  })
  return (
    <Confirm
      open
      title={copy.title}
      question={copy.question(title)}
      confirmWords={copy.confirm}
      busyWords={copy.busy}
      busy={remove.isPending}
      onConfirm={() => remove.mutateAsync({ id })}
      onClose={onClose}
    />
  )
}
