import type { OwnPasskey } from '../../../../../shared/access/passkeys'
import { Dialog } from '../../../design/feedback/Dialog'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { passkeys } from '../passkeys.copy'
import { AskPassword } from './AskPassword'

const copy = passkeys.remove
type Props = { passkey: OwnPasskey; onDone: () => void; onClose: () => void }

export function DeletePasskeyDialog({ passkey: { id, name }, onDone, onClose }: Props) {
  const remove = trpc.admin.passkeys.remove.useMutation({
    onSuccess() {
      onDone()
      notifySuccess(copy.done)
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={copy.title} size="narrow">
      <AskPassword
        lead={copy.question(name)}
        submit={copy.label}
        onPassword={(password) => remove.mutateAsync({ id, password })}
      />
    </Dialog>
  )
}
