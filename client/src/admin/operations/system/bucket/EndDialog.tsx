import { Confirm } from '../../../../design/feedback/Confirm'
import { notifySuccess } from '../../../../lib/notify'
import { trpc } from '../../../../lib/trpc'
import { sayFailed } from '../../../forms/tellFailed'
import { backupBucket as copy } from './copy'

/** Asks before the copies are ended. */
export default function EndDialog({ onClose }: { onClose: () => void }) {
  const { admin } = trpc.useUtils()
  const end = trpc.admin.backups.endBucket.useMutation({
    onSuccess: () => {
      notifySuccess(copy.ended)
      onClose()
    },
    onError: sayFailed(copy.endFailed),
    onSettled: () => Promise.all([admin.backups.bucket.invalidate(), admin.system.invalidate()]),
  })
  return (
    <Confirm
      open
      title={copy.ends}
      question={copy.endsQuestion}
      confirmWords={copy.end}
      busyWords={copy.ending}
      busy={end.isPending}
      onConfirm={() => end.mutate()}
      onClose={onClose}
    />
  )
}
