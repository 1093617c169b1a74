import { Button, type ButtonProps } from '../actions/Button'

type Props = Omit<ButtonProps, 'type'> & {
  busy: boolean
  /** Label while busy: 'Signing in...'. */
  busyWords: string
}

/** A submit button that is disabled and changes its label while busy. */
export function SubmitButton({ busy, busyWords, disabled, children, ...rest }: Props) {
  return (
    <Button
      type="submit"
      variant="primary"
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy ? busyWords : children}
    </Button>
  )
}
