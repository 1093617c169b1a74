import { Confirm } from '../../../design/feedback/Confirm'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { adminNewsletter as copy } from './newsletter.copy'

export function TakeOff({ email, onClose }: { email: string; onClose: () => void }) {
  const { removal } = copy
  const { admin: lists } = trpc.useUtils()
  const remove = trpc.admin.newsletter.remove.useMutation({
    onSuccess: () => notifySuccess(removal.done, email),
    onError: sayFailed(removal.failed),
    onSettled() {
      onClose()
      return Promise.all([lists.newsletter.list.invalidate(), lists.dataRequests.invalidate()])
    },
  })
  return (
    <Confirm
      open
      title={removal.title}
      question={removal.question(email)}
      confirmWords={copy.takeOff}
      busyWords={removal.busy}
      busy={remove.isPending}
      onConfirm={() => remove.mutateAsync({ email })}
      onClose={onClose}
    />
  )
}
