import { Confirm } from '../../../design/feedback/Confirm'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { removalOptions } from '../../forms/tellFailed'
import { adminDeletion } from '../copy'

/** Identifies the record: its list and its id. */
export type Deletion = {
  of: 'signupRequests' | 'enquiries' | 'bookings'
  record: { id: string; status: string; isSpam: boolean }
  name: string
}
type Props = Deletion & { onDone: () => void; onClose: () => void }

/** Asks for confirmation, then deletes. Finishes once the visible list has refetched. */
export function DeleteRecord({ of, record: { id, status, isSpam }, name, onDone, onClose }: Props) {
  const { list } = trpc.useUtils().admin[of]
  const { dashboard, dataRequests } = trpc.useUtils().admin
  const { act, busy, mailbox, [of]: copy } = adminDeletion
  const forget = async () => {
    // No mail was sent for suspected spam.
    notifySuccess(copy.done, isSpam ? undefined : mailbox)
    void dashboard.invalidate()
    await Promise.all([list.invalidate(), dataRequests.invalidate()])
    onDone()
  }
  const remove = trpc.admin[of].remove.useMutation(
    removalOptions({ done: forget, failed: copy.failed, onClose }),
  )
  return (
    <Confirm
      open
      title={copy.title}
      question={copy.question({ name, isApproved: status === 'approved' })}
      confirmWords={act}
      busyWords={busy}
      busy={remove.isPending}
      onConfirm={() => remove.mutateAsync({ id })}
      onClose={onClose}
    />
  )
}
