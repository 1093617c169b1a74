import { recoveryCode as words } from '../../copy/backups'
import { Dialog } from '../../design/feedback/Dialog'
import { trpc } from '../../lib/trpc'
import { AskPassword } from '../account/AskPassword'
import { CopyOnce } from '../lists/CopyOnce'

/** Asks for the password, and then shows a new recovery code once. */
export function NewRecoveryCode({ isFirst, onClose }: { isFirst: boolean; onClose: () => void }) {
  const { status } = trpc.useUtils().admin.system
  const make = trpc.admin.recoveryCode.make.useMutation({ onSuccess: () => status.invalidate() })
  if (make.data)
    return (
      <CopyOnce
        title={words.shownTitle}
        text={words.shown}
        label={words.label}
        value={make.data.code}
        onClose={onClose}
      />
    )
  const submit = isFirst ? words.make : words.makeNew
  return (
    <Dialog open onClose={onClose} title={submit} size="narrow">
      <AskPassword
        lead={isFirst ? words.asks : words.asksNew}
        submit={submit}
        onPassword={(password) => make.mutateAsync({ password })}
      />
    </Dialog>
  )
}
