import type { OpportunityApplication } from '../../../../shared/talents'
import { talent } from '../../copy/talent'
import { Confirm } from '../../design/feedback/Confirm'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { useApplicationsChanged } from './useApplicationsChanged'

type Props = { application: OpportunityApplication | null; onClose: () => void }

export function WithdrawApplication({ application, onClose }: Props) {
  const words = talent.opportunities.withdrawal
  const changed = useApplicationsChanged()
  const withdrawing = trpc.talent.dashboard.withdraw.useMutation({
    networkMode: 'always',
    async onSuccess({ opportunityTitle }) {
      notifySuccess(words.done, words.doneText(opportunityTitle))
      await changed()
    },
    async onError(error) {
      notifyFailure(words.failed, error.data ? error.message : words.failedText)
      await changed()
    },
    onSettled: onClose,
  })
  return (
    <Confirm
      open={application !== null}
      title={words.title}
      question={words.question(application?.opportunityTitle ?? '')}
      confirmWords={words.confirm}
      busyWords={words.busy}
      busy={withdrawing.isPending}
      onConfirm={() => application && withdrawing.mutateAsync({ id: application.id })}
      onClose={onClose}
    />
  )
}
