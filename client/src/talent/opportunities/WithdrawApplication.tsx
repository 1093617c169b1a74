import type { OpportunityApplication } from '../../../../shared/roster/talents'
import { Confirm } from '../../design/feedback/Confirm'
import { parseApiError, reasonOf } from '../../lib/apiError'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { talent } from '../copy'
import { useApplicationsChanged } from './useApplicationsChanged'

type Props = { application: OpportunityApplication | null; onClose: () => void }

export function WithdrawApplication({ application, onClose }: Props) {
  const copy = talent.opportunities.withdrawal
  const changed = useApplicationsChanged()
  const withdrawing = trpc.talent.dashboard.withdraw.useMutation({
    networkMode: 'always',
    async onSuccess({ opportunityTitle }) {
      notifySuccess(copy.done, copy.doneText(opportunityTitle))
      await changed()
    },
    onError(error) {
      notifyFailure(copy.failed, reasonOf(parseApiError(error)))
      void changed()
    },
    onSettled: onClose,
  })
  return (
    <Confirm
      open={application !== null}
      title={copy.title}
      question={copy.question(application?.opportunityTitle ?? '')}
      confirmWords={copy.confirm}
      busyWords={copy.busy}
      busy={withdrawing.isPending}
      onConfirm={() => application && withdrawing.mutateAsync({ id: application.id })}
      onClose={onClose}
    />
  )
}
