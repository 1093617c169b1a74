import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { type ComponentProps, useState } from 'react'
import { Button } from '../../../design/actions/Button'
import { Problem } from '../../../design/feedback/Problem'
import { dismissFailures } from '../../../lib/dismissFailures'
import { useSingleFlight } from '../../../lib/loading/singleFlight'
import { passkeys } from '../passkeys.copy'
import { hasPasskeys, signWithPasskey, whyStopped } from './browserPasskeys'

type Started = { attempt: string; options: PublicKeyCredentialRequestOptionsJSON }
type Signed = Awaited<ReturnType<typeof signWithPasskey>>
type Props = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** What to say in a browser without passkeys. */
  noBrowser: string
  onStart: () => Promise<Started>
  onSigned: (answer: { attempt: string; response: Signed }) => Promise<unknown>
}

/** Asks for a passkey, and says below the button why that did not work. */
export function PasskeyButton({ noBrowser, onStart, onSigned, children, ...button }: Props) {
  const once = useSingleFlight()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const ask = async () => {
    setProblem(null)
    dismissFailures()
    if (!hasPasskeys()) return setProblem(noBrowser)
    setIsBusy(true)
    try {
      const { attempt, options } = await onStart()
      await onSigned({ attempt, response: await signWithPasskey(options) })
    } catch (error) {
      setProblem(whyStopped(error, 'signing'))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      <Button
        variant="outline"
        size="large"
        width="full"
        disabled={isBusy}
        aria-busy={isBusy || undefined}
        onClick={() => void once(ask)}
        {...button}
      >
        {isBusy ? passkeys.signIn.busy : children}
      </Button>
      <Problem isSmall mt={3}>
        {problem}
      </Problem>
    </>
  )
}
