import { Button, type ButtonProps } from '../actions/Button'

type Props = Omit<ButtonProps, 'type'> & {
  busy: boolean
  /** Label while busy: 'Signing in...'. */
  busyWords: string
}

/** A submit button that is disabled with another label while busy. A press before scripts run is kept: start.ts. */
export const SubmitButton = ({ busy, busyWords, disabled, children, ...rest }: Props) => (
  <Button type="submit" variant="primary" disabled={busy || disabled} aria-busy={busy || undefined} {...rest}>
    {busy ? busyWords : children}
  </Button>
)
