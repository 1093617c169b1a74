import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { Application, ApplicationDecision } from '../../../../shared/applications'
import { PROSE_MAX } from '../../../../shared/limits'
import { messages } from '../../../../shared/messages'
import { Button } from '../../design/Button'
import { Dialog } from '../../design/Dialog'
import { SubmitButton } from '../../design/SubmitButton'
import { TextArea } from '../../design/TextArea'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { admin } from '../../words/admin'
import { parts } from '../../words/parts'
import { shownName } from './columns'

type Props = {
  application: Application
  status: ApplicationDecision['status']
  onClose: () => void
  onDecided: () => void
}

/** A yes or a no, with a word to the applicant. It goes out by mail and cannot be taken back, so it is asked for once more. */
export function DecisionDialog({ application, status, onClose, onDecided }: Props) {
  const [note, setNote] = useState('')
  const lists = trpc.useUtils().admin
  const words = admin.requests.decide
  const { act, busy, title, what } = words[status]
  const decide = trpc.admin.applications.decide.useMutation({
    onSuccess() {
      notifySuccess(messages.admin.decided(status))
      onDecided()
    },
    onError(error) {
      const isDecided = error.data?.httpStatus === 409
      const failed = messages.admin.decisionFailed(status)
      notifyFailure(messages.admin.error, isDecided ? `${failed}. ${error.message}.` : failed)
      // Somebody else was quicker: there is nothing left to decide. Otherwise what was typed stays.
      if (isDecided) onDecided()
    },
    onSettled: () => Promise.all([lists.applications.invalidate(), lists.dashboard.invalidate()]),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={title(shownName(application))}
      size="narrow"
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            {parts.cancel}
          </Button>
          <SubmitButton
            busy={decide.isPending}
            busyWords={busy}
            onClick={() => decide.mutate({ id: application.id, status, note })}
          >
            {act}
          </SubmitButton>
        </>
      }
    >
      <chakra.p mb={5}>{what(application.email)}</chakra.p>
      <Box>
        <TextArea
          label={words.note}
          help={words.noteHelp}
          rows={4}
          maxLength={PROSE_MAX}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Box>
    </Dialog>
  )
}
