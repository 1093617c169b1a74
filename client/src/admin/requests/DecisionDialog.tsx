import type { Application, ApplicationDecision } from '../../../../shared/applications'
import { messages } from '../../../../shared/messages'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { refusalOf } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { admin } from '../../words/admin'
import { WordDialog } from '../lists/WordDialog'
import { shownName } from './columns'

type Props = {
  application: Application
  status: ApplicationDecision['status']
  onClose: () => void
  onDecided: () => void
}

/** A yes or a no, with a word to the applicant. It goes out by mail and cannot be taken back, so it is asked for once more. */
export function DecisionDialog({ application, status, onClose, onDecided }: Props) {
  const lists = trpc.useUtils().admin
  const words = admin.requests.decide
  const { act, busy, title, what } = words[status]
  const decide = trpc.admin.applications.decide.useMutation({
    onSuccess() {
      notifySuccess(messages.admin.decided(status))
      onDecided()
    },
    onError(error) {
      // Decided by somebody else, or deleted.
      const isDecided = [404, 409].includes(refusalOf(error).status)
      const failed = messages.admin.decisionFailed(status)
      notifyFailure(messages.admin.error, isDecided ? `${failed}. ${error.message}.` : failed)
      // Somebody else was quicker: there is nothing left to decide. Otherwise what was typed stays.
      if (isDecided) onDecided()
    },
    onSettled: () => Promise.all([lists.applications.invalidate(), lists.dashboard.invalidate()]),
  })
  return (
    <WordDialog
      title={title(shownName(application))}
      words={{ act, busy, note: words.note, noteHelp: words.noteHelp }}
      isBusy={decide.isPending}
      onSend={(note) => decide.mutateAsync({ id: application.id, status, note })}
      onClose={onClose}
    >
      {what(application.email)}
    </WordDialog>
  )
}
