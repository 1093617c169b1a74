import { Confirm } from '../../../../design/feedback/Confirm'
import { notifySuccess } from '../../../../lib/notify'
import { trpc } from '../../../../lib/trpc'
import { sayFailed } from '../../../forms/tellFailed'
import { backupBucket as words } from './copy'

/** Asks before the copies are ended. */
export default function EndDialog({ onClose }: { onClose: () => void }) {
  const { admin } = trpc.useUtils()
  const end = trpc.admin.backups.endBucket.useMutation({
    onSuccess: () => {
      notifySuccess(words.ended)
      onClose()
    },
    onError: sayFailed(words.endFailed),
    onSettled: () => Promise.all([admin.backups.bucket.invalidate(), admin.system.invalidate()]),
  })
  return (
    <Confirm
      open
      title={words.ends}
      question={words.endsQuestion}
      confirmWords={words.end}
      busyWords={words.ending}
      busy={end.isPending}
      onConfirm={() => end.mutate()}
      onClose={onClose}
    />
  )
}
