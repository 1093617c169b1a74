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
  const words = adminOpportunities.deletion
  const remove = trpc.admin.opportunities.remove.useMutation({
    onSuccess() {
      onLeave()
      notifySuccess(words.done)
      navigate(adminPaths.opportunities)
      cache.forget(id)
    },
    onError(error) {
      tellRefused(error, words.failed)
      // A talent has applied in the meantime.
      if (parseApiError(error).status === 409) cache.renew(id)
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
