import { Box } from '@chakra-ui/react'
import { trpc } from '../../../lib/trpc'
import { PasskeyButton } from '../account/PasskeyButton'
import { passkeys } from '../passkeys.copy'
import { useEnter } from './useEnter'

const copy = passkeys.signIn

/** Below the form: a passkey in place of both email and password. */
export function PasskeySignIn() {
  const start = trpc.auth.startPasskey.useMutation()
  const signIn = trpc.auth.signInWithPasskey.useMutation({ onSuccess: useEnter() })
  return (
    <Box mt={6} pt={6} borderTop="1px solid" borderColor="hairline">
      <PasskeyButton
        noBrowser={copy.noBrowser}
        onStart={() => start.mutateAsync()}
        onSigned={(answer) => signIn.mutateAsync(answer)}
      >
        {copy.alone}
      </PasskeyButton>
    </Box>
  )
}
