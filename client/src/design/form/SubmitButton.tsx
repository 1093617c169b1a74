import { useHydrated } from '../../lib/useHydrated'
import { Button, type ButtonProps } from '../actions/Button'

type Props = Omit<ButtonProps, 'type'> & {
  busy: boolean
  /** Label while busy: 'Signing in...'. */
  busyWords: string
}

/** A submit button that is disabled until scripts run, and disabled with another label while busy. */
export function SubmitButton({ busy, busyWords, disabled, children, ...rest }: Props) {
  const isHydrated = useHydrated()
  return (
    <Button
      type="submit"
      variant="primary"
      disabled={busy || disabled || !isHydrated}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy ? busyWords : children}
    </Button>
  )
}
