import type { ReceivedApplication } from '../../../../../shared/talent/opportunities'
import { parseApiError } from '../../../lib/apiError'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { tellRefused } from '../../forms/tellFailed'
import { NoteDialog } from '../../lists/records/NoteDialog'
import { adminOpportunities } from './copy'
import { useOpportunityCache } from './useOpportunityCache'

export type Answering = { application: ReceivedApplication; status: 'accepted' | 'rejected' }
type Props = { opportunityId: string; answering: Answering; onClose: () => void }

export function AnswerDialog({ opportunityId, answering: { application, status }, onClose }: Props) {
  const cache = useOpportunityCache()
  const { applications, decide } = adminOpportunities
  const { title, what, done, ...copy } = decide[status]
  const { id, model, email } = application
  const send = trpc.admin.opportunities.decide.useMutation({
    onSuccess(whole) {
      cache.keep(whole)
      notifySuccess(done, model.name)
      onClose()
    },
    onError(error) {
      tellRefused(error, applications.failed)
      // On a conflict another administrator has decided: close. On other errors keep the typed note.
      if (parseApiError(error).status !== 409) return
      cache.renew(opportunityId)
      onClose()
    },
  })
  return (
    <NoteDialog
      title={title(model.name)}
      copy={{ ...copy, note: decide.note, noteHelp: decide.noteHelp }}
      isBusy={send.isPending}
      onSend={(note) => send.mutateAsync({ id, status, note })}
      onClose={onClose}
    >
      {email === null ? decide.noAddress : what(email)}
    </NoteDialog>
  )
}
