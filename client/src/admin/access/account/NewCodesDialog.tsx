import { Dialog } from '../../../design/feedback/Dialog'
import { trpc } from '../../../lib/trpc'
import { secondFactor as copy } from '../secondFactor.copy'
import { AskPassword } from './AskPassword'
import { RecoveryCodesDialog } from './RecoveryCodesDialog'

type Props = { onDone: () => void; onClose: () => void }

export function NewCodesDialog({ onDone, onClose }: Props) {
  const make = trpc.admin.secondFactor.newCodes.useMutation({ onSuccess: onDone })
  if (make.data) return <RecoveryCodesDialog codes={make.data.codes} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={copy.newCodes} size="narrow">
      <AskPassword
        lead={copy.asksNew}
        submit={copy.newCodes}
        onPassword={(password) => make.mutateAsync({ password })}
      />
    </Dialog>
  )
}
