import { messages } from '../../../../shared/messages'
import { Confirm } from '../../design/Confirm'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { refusalOf } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { adminDeletion } from '../../words/adminDeletion'

/** Which record: the list it lies in, and of whom it is. */
export type Deletion = {
  of: 'applications' | 'enquiries' | 'bookings'
  record: { id: string; status: string; isSpam: boolean }
  name: string
}
type Props = Deletion & { onDone: () => void; onClose: () => void }

/** Asks before what somebody sent is deleted for good; done when the list on the screen has heard of it. */
export function DeleteRecord({ of, record: { id, status, isSpam }, name, onDone, onClose }: Props) {
  const { list } = trpc.useUtils().admin[of]
  const { dashboard } = trpc.useUtils().admin
  const { act, busy, mailbox, [of]: words } = adminDeletion
  const forget = async () => {
    // Nobody was mailed about what a machine seems to have sent.
    notifySuccess(words.done, isSpam ? undefined : mailbox)
    void dashboard.invalidate()
    await list.invalidate()
    onDone()
  }
  const remove = trpc.admin[of].remove.useMutation({
    onSuccess: forget,
    onError(error) {
      // Somebody else has deleted it already: what was wanted is so.
      if (refusalOf(error).status === 404) return forget()
      notifyFailure(messages.admin.error, words.failed)
      onClose()
    },
  })
  return (
    <Confirm
      open
      title={words.title}
      question={words.question({ name, isApproved: status === 'approved' })}
      confirmWords={act}
      busyWords={busy}
      busy={remove.isPending}
      onConfirm={() => remove.mutateAsync({ id })}
      onClose={onClose}
    />
  )
}
