import { Confirm } from '../../../design/feedback/Confirm'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { CopyOnce } from '../../lists/records/CopyOnce'
import { recoveryCode as copy } from './backups.copy'

/** Makes a new recovery code, which is shown once. */
export function NewRecoveryCode({ isFirst, onClose }: { isFirst: boolean; onClose: () => void }) {
  const { status } = trpc.useUtils().admin.system
  const make = trpc.admin.recoveryCode.make.useMutation({
    onSuccess: () => status.invalidate(),
    onError: sayFailed(copy.failed),
  })
  if (make.data)
    return (
      <CopyOnce
        title={copy.shownTitle}
        text={copy.shown}
        label={copy.label}
        value={make.data.code}
        onClose={onClose}
      />
    )
  const submit = isFirst ? copy.make : copy.makeNew
  return (
    <Confirm
      open
      title={submit}
      question={isFirst ? copy.asks : copy.asksNew}
      confirmWords={copy.submit}
      harmless
      busyWords={copy.busy}
      busy={make.isPending}
      onConfirm={() => make.mutateAsync()}
      onClose={onClose}
    />
  )
}
