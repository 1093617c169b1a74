import { Box } from '@chakra-ui/react'
import type { SecondStep as Step } from '../../../../../shared/access/secondFactor'
import { trpc } from '../../../lib/trpc'
import { PasskeyButton } from '../account/PasskeyButton'
import { passkeys } from '../passkeys.copy'
import { CodeForm } from './CodeForm'
import { useEnter } from './useEnter'

const copy = passkeys.signIn

type Props = {
  given: { email: string; password: string }
  /** What the account has. */
  steps: readonly Step[]
  isBusy: boolean
  onCode: (code: string) => Promise<unknown>
  onBack: () => void
}

/** The second step of signing in, once the password was right: a passkey, a code, or the choice. */
export function SecondStep({ given, steps, ...form }: Props) {
  const start = trpc.auth.startPasskeyStep.useMutation()
  const signIn = trpc.auth.signInWithPasskeyStep.useMutation({ onSuccess: useEnter() })
  const hasApp = steps.includes('app')
  const passkey = (
    <PasskeyButton
      variant={hasApp ? 'outline' : 'primary'}
      autoFocus={!hasApp}
      noBrowser={copy.noBrowserStep}
      onStart={() => start.mutateAsync(given)}
      onSigned={(answer) => signIn.mutateAsync({ ...given, ...answer })}
    >
      {copy.step}
    </PasskeyButton>
  )
  const line = { borderColor: 'hairline', mt: 6, pt: 6, borderTop: '1px solid' }
  if (!steps.includes('passkey')) return <CodeForm hasApp {...form} />
  if (hasApp)
    return (
      <>
        <CodeForm hasApp {...form} />
        <Box {...line}>{passkey}</Box>
      </>
    )
  return (
    <>
      {passkey}
      <Box {...line}>
        <CodeForm hasApp={false} {...form} />
      </Box>
    </>
  )
}
