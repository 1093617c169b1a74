import { Confirm } from '../../../design/feedback/Confirm'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { CopyOnce } from '../../lists/records/CopyOnce'
import { recoveryCode as words } from './backups.copy'

/** Makes a new recovery code, which is shown once. */
export function NewRecoveryCode({ isFirst, onClose }: { isFirst: boolean; onClose: () => void }) {
  const { status } = trpc.useUtils().admin.system
  const make = trpc.admin.recoveryCode.make.useMutation({
    onSuccess: () => status.invalidate(),
    onError: sayFailed(words.failed),
  })
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
    <Confirm
      open
      title={submit}
      question={isFirst ? words.asks : words.asksNew}
      confirmWords={words.submit}
      harmless
      busyWords={words.busy}
      busy={make.isPending}
      onConfirm={() => make.mutateAsync()}
      onClose={onClose}
    />
  )
}
