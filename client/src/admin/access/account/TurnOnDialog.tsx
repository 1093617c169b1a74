import { Dialog } from '../../../design/feedback/Dialog'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { secondFactor as words } from '../secondFactor.copy'
import { AskPassword } from './AskPassword'
import { RecoveryCodesDialog } from './RecoveryCodesDialog'
import { ScanForm } from './ScanForm'

type Props = { onDone: () => void; onClose: () => void }

/** Three steps: the password, the phone with a first code, and the recovery codes. */
export function TurnOnDialog({ onDone, onClose }: Props) {
  const start = trpc.admin.secondFactor.start.useMutation()
  const confirm = trpc.admin.secondFactor.confirm.useMutation({
    onSuccess() {
      onDone()
      notifySuccess(words.turnedOn, words.turnedOnMore)
    },
  })
  if (confirm.data) return <RecoveryCodesDialog codes={confirm.data.codes} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={start.data ? words.scan.title : words.title} size="narrow">
      {start.data ? (
        <ScanForm shown={start.data} onCode={(code) => confirm.mutateAsync({ code })} />
      ) : (
        <AskPassword submit={words.next} onPassword={(password) => start.mutateAsync({ password })} />
      )}
    </Dialog>
  )
}
