import { Dialog } from '../../../design/feedback/Dialog'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { secondFactor as copy } from '../secondFactor.copy'
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
      notifySuccess(copy.turnedOn, copy.turnedOnMore)
    },
  })
  if (confirm.data) return <RecoveryCodesDialog codes={confirm.data.codes} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={start.data ? copy.scan.title : copy.title} size="narrow">
      {start.data ? (
        <ScanForm shown={start.data} onCode={(code) => confirm.mutateAsync({ code })} />
      ) : (
        <AskPassword submit={copy.next} onPassword={(password) => start.mutateAsync({ password })} />
      )}
    </Dialog>
  )
}
