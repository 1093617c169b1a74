import { Dialog } from '../../../design/feedback/Dialog'
import { trpc } from '../../../lib/trpc'
import { secondFactor as copy } from '../secondFactor.copy'
import { AskPassword } from './AskPassword'

type Props = { onDone: () => void; onClose: () => void }

export function TurnOffDialog({ onDone, onClose }: Props) {
  const turnOff = trpc.admin.secondFactor.turnOff.useMutation({
    onSuccess() {
      onDone()
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={copy.turnOff} size="narrow">
      <AskPassword
        lead={copy.asksOff}
        submit={copy.turnOff}
        onPassword={(password) => turnOff.mutateAsync({ password })}
      />
    </Dialog>
  )
}
