import { secondFactor as words } from '../../copy/secondFactor'
import { Dialog } from '../../design/feedback/Dialog'
import { trpc } from '../../lib/trpc'
import { AskPassword } from './AskPassword'
import { RecoveryCodeList } from './RecoveryCodeList'

type Props = { onDone: () => void; onClose: () => void }

export function NewCodesDialog({ onDone, onClose }: Props) {
  const make = trpc.admin.secondFactor.newCodes.useMutation({ onSuccess: onDone })
  return (
    <Dialog open onClose={onClose} title={make.data ? words.codes.title : words.newCodes} size="narrow">
      {make.data ? (
        <RecoveryCodeList codes={make.data.codes} onClose={onClose} />
      ) : (
        <AskPassword
          lead={words.asksNew}
          submit={words.newCodes}
          onPassword={(password) => make.mutateAsync({ password })}
        />
      )}
    </Dialog>
  )
}
