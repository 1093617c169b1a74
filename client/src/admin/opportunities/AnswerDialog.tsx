import { messages } from '../../../../shared/messages'
import type { ReceivedSubmission } from '../../../../shared/opportunities'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { refusalOf } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { adminOpportunities } from '../../words/adminOpportunities'
import { WordDialog } from '../lists/WordDialog'
import { useOpportunityCache } from './useOpportunityCache'

export type Answering = { submission: ReceivedSubmission; status: 'accepted' | 'rejected' }
type Props = { opportunityId: string; answering: Answering; onClose: () => void }

/** A yes or a no to a talent's application. */
export function AnswerDialog({ opportunityId, answering: { submission, status }, onClose }: Props) {
  const cache = useOpportunityCache()
  const { applications, decide } = adminOpportunities
  const { title, what, done, ...words } = decide[status]
  const { id, model, email } = submission
  const send = trpc.admin.opportunities.decide.useMutation({
    onSuccess(whole) {
      cache.keep(whole)
      notifySuccess(done, model.name)
      onClose()
    },
    onError(error) {
      const isOver = refusalOf(error).status === 409
      notifyFailure(messages.admin.error, isOver ? error.message : applications.failed)
      // Somebody else was quicker: there is nothing left to decide. Otherwise what was typed stays.
      if (!isOver) return
      cache.renew(opportunityId)
      onClose()
    },
  })
  return (
    <WordDialog
      title={title(model.name)}
      words={{ ...words, note: decide.note, noteHelp: decide.noteHelp }}
      isBusy={send.isPending}
      onSend={(note) => send.mutateAsync({ id, status, note })}
      onClose={onClose}
    >
      {email === null ? decide.noAddress : what(email)}
    </WordDialog>
  )
}
