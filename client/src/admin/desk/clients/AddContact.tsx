import { Flex } from '@chakra-ui/react'
import { useForm } from 'react-hook-form'
import { CONTACT_LINES, ofEach } from '../../../../../shared/desk/deskLists'
import { parts } from '../../../copy/parts'
import { Button } from '../../../design/actions/Button'
import { UnsavedChangesGuard } from '../../../design/feedback/UnsavedChangesGuard'
import { SubmitButton } from '../../../design/form/SubmitButton'
import { TextField } from '../../../design/form/TextField'
import { applyFieldErrors, parseApiError } from '../../../lib/apiError'
import { fieldOf } from '../../../lib/forms/fieldOf'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { RecordForm } from '../../forms/RecordForm'
import { tellReason } from '../../forms/tellFailed'
import { useFirstField } from '../../forms/useFirstField'
import { desk } from '../copy'
import { client as copy } from './copy'

const EMPTY = { name: '', email: '', ...ofEach(CONTACT_LINES, () => '') }

type Props = { clientId: string; onAdded: () => void; onClose: () => void }

/** Adds a contact below the others. */
export default function AddContact({ clientId, onAdded, onClose }: Props) {
  const form = useForm({ defaultValues: EMPTY })
  const { handleSubmit } = form
  const field = fieldOf(form)
  const fields = useFirstField<HTMLDivElement>()
  const add = trpc.desk.contacts.create.useMutation({
    onSuccess() {
      onAdded()
      notifySuccess(copy.done)
      onClose()
    },
    onError(error) {
      applyFieldErrors(form, error)
      if (parseApiError(error).issues.length === 0) tellReason(error)
    },
  })
  return (
    <RecordForm
      display="grid"
      gap={4}
      onSend={handleSubmit((given) => add.mutateAsync({ clientId, ...given }))}
    >
      <div ref={fields} style={{ display: 'contents' }}>
        <TextField label={desk.clients.name} required {...field('name')} />
        <TextField label={copy.email} type="email" {...field('email')} />
        {Object.values(
          ofEach(CONTACT_LINES, (line, { label }) => <TextField key={line} label={label} {...field(line)} />),
        )}
      </div>
      <Flex gap={3} wrap="wrap">
        <SubmitButton variant="solid" size="touch" busy={add.isPending} busyWords={desk.clients.busy}>
          {copy.saveContact}
        </SubmitButton>
        <Button variant="outline" size="touch" onClick={onClose}>
          {parts.cancel}
        </Button>
      </Flex>
      <UnsavedChangesGuard isDirty={form.formState.isDirty} />
    </RecordForm>
  )
}
