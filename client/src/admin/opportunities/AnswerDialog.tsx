import type { ReceivedApplication } from '../../../../shared/opportunities'
import { adminOpportunities } from '../../copy/adminOpportunities'
import { parseApiError } from '../../lib/apiError'
import { notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { tellFailed } from '../forms/tellFailed'
import { NoteDialog } from '../lists/NoteDialog'
import { useOpportunityCache } from './useOpportunityCache'

export type Answering = { application: ReceivedApplication; status: 'accepted' | 'rejected' }
type Props = { opportunityId: string; answering: Answering; onClose: () => void }

export function AnswerDialog({ opportunityId, answering: { application, status }, onClose }: Props) {
  const cache = useOpportunityCache()
  const { applications, decide } = adminOpportunities
  const { title, what, done, ...words } = decide[status]
  const { id, model, email } = application
  const send = trpc.admin.opportunities.decide.useMutation({
    onSuccess(whole) {
      cache.keep(whole)
      notifySuccess(done, model.name)
      onClose()
    },
    onError(error) {
      const isOver = parseApiError(error).status === 409
      tellFailed(isOver ? error.message : applications.failed)
      // On a conflict another administrator has decided: close. On other errors keep the typed note.
      if (!isOver) return
      cache.renew(opportunityId)
      onClose()
    },
  })
  return (
    <NoteDialog
      title={title(model.name)}
      words={{ ...words, note: decide.note, noteHelp: decide.noteHelp }}
      isBusy={send.isPending}
      onSend={(note) => send.mutateAsync({ id, status, note })}
      onClose={onClose}
    >
      {email === null ? decide.noAddress : what(email)}
    </NoteDialog>
  )
}
