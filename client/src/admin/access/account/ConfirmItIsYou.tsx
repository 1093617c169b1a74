import { Box } from '@chakra-ui/react'
import { confirmItIsYou as copy } from '../../../copy/confirmItIsYou'
import { parts } from '../../../copy/parts'
import { Button } from '../../../design/actions/Button'
import { Dialog } from '../../../design/feedback/Dialog'
import { trpc } from '../../../lib/trpc'
import { AskPassword } from './AskPassword'
import { PasskeyButton } from './PasskeyButton'

type Props = { onProved: () => void; onClose: () => void }

/** Asks for the password or a passkey before something dangerous. What was called for it waits. */
export default function ConfirmItIsYou({ onProved, onClose }: Props) {
  const own = trpc.admin.secondFactor.get.useQuery()
  const byPassword = trpc.auth.proveByPassword.useMutation({ onSuccess: onProved })
  const start = trpc.auth.startPasskeyProof.useMutation()
  const byPasskey = trpc.auth.proveByPasskey.useMutation({ onSuccess: onProved })
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.title}
      size="narrow"
      actions={
        <Button variant="outline" onClick={onClose}>
          {parts.cancel}
        </Button>
      }
    >
      <AskPassword
        lead={copy.lead}
        submit={copy.submit}
        onPassword={(password) => byPassword.mutateAsync({ password })}
      />
      {own.data?.hasPasskeys ? (
        <Box borderTop="1px solid" borderColor="hairline" mt={6} pt={6}>
          <PasskeyButton
            noBrowser={copy.noBrowser}
            onStart={() => start.mutateAsync()}
            onSigned={(answer) => byPasskey.mutateAsync(answer)}
          >
            {copy.passkey}
          </PasskeyButton>
        </Box>
      ) : null}
    </Dialog>
  )
}
