import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type OwnPasskey, passkeyName } from '../../../../../shared/access/passkeys'
import { Dialog } from '../../../design/feedback/Dialog'
import { TextField } from '../../../design/form/TextField'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { ShortForm } from '../../forms/ShortForm'
import { tellFormReason } from '../../forms/tellFailed'
import { passkeys } from '../passkeys.copy'

const copy = passkeys.rename
type Props = { passkey: OwnPasskey; onDone: () => void; onClose: () => void }

export function RenamePasskeyDialog({ passkey: { id, name }, onDone, onClose }: Props) {
  const form = useForm({ resolver: zodResolver(passkeyName), defaultValues: { id, name } })
  const { register, handleSubmit, formState, clearErrors } = form
  const rename = trpc.admin.passkeys.rename.useMutation({
    onSuccess() {
      onDone()
      notifySuccess(passkeys.renamed)
      onClose()
    },
    onError: tellFormReason(form, copy.failed),
  })
  return (
    <Dialog open onClose={onClose} title={copy.title} size="narrow">
      <ShortForm
        submit={copy.submit}
        busy={rename.isPending}
        busyWords={passkeys.busy}
        onSend={handleSubmit((given) => rename.mutateAsync(given))}
      >
        <TextField
          label={passkeys.add.name}
          required
          error={formState.errors.name?.message}
          {...register('name', { onChange: () => clearErrors('name') })}
        />
      </ShortForm>
    </Dialog>
  )
}
