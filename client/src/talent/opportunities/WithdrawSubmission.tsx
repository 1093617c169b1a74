import type { Submission } from '../../../../shared/talents'
import { Confirm } from '../../design/Confirm'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { talent } from '../../words/talent'
import { useSubmissionsChanged } from './useSubmissionsChanged'

type Props = { submission: Submission | null; onClose: () => void }

/** Asks before an application is taken back. */
export function WithdrawSubmission({ submission, onClose }: Props) {
  const words = talent.opportunities.withdrawal
  const changed = useSubmissionsChanged()
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
      open={submission !== null}
      title={words.title}
      question={words.question(submission?.opportunityTitle ?? '')}
      confirmWords={words.confirm}
      busyWords={words.busy}
      busy={withdrawing.isPending}
      onConfirm={() => submission && withdrawing.mutateAsync({ id: submission.id })}
      onClose={onClose}
    />
  )
}
