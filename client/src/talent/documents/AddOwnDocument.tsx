import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { parts } from '../../copy/parts'
import { Button } from '../../design/actions/Button'
import { DocumentFields } from '../../design/documents/DocumentFields'
import { Dialog } from '../../design/feedback/Dialog'
import { Problem } from '../../design/feedback/Problem'
import { SubmitButton } from '../../design/form/SubmitButton'
import { useNewDocument } from '../../lib/forms/useNewDocument'
import { notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { ownDocuments as copy } from './copy'

/** One document of the talent's own. */
export function AddOwnDocument({ onClose }: { onClose: () => void }) {
  const id = useId()
  const utils = trpc.useUtils()
  const form = useNewDocument({
    to: '/user/documents',
    send: (facts) => utils.client.talent.documents.add.mutate(facts),
    onDone() {
      notifySuccess(copy.sent)
      void utils.talent.documents.invalidate()
      onClose()
    },
  })
  return (
    <Dialog
      open
      size="narrow"
      title={copy.add}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {parts.cancel}
          </Button>
          <SubmitButton form={id} busy={form.isSending} busyWords={copy.busy}>
            {copy.act}
          </SubmitButton>
        </>
      }
    >
      <chakra.form
        id={id}
        noValidate
        display="grid"
        gap={4}
        onSubmit={(event) => {
          event.preventDefault()
          form.submit()
        }}
      >
        <DocumentFields form={form} />
        <Problem>{form.problem}</Problem>
      </chakra.form>
    </Dialog>
  )
}
