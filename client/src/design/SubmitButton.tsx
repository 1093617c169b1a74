import { Button, type ButtonProps } from './Button'

type Props = Omit<ButtonProps, 'type'> & {
  busy: boolean
  /** What the button reads while it works: 'Signing in...'. */
  busyWords: string
}

/** Sends a form once: while it works it says so and cannot be pressed again. */
export function SubmitButton({ busy, busyWords, disabled, children, ...rest }: Props) {
  return (
    <Button type="submit" look="primary" disabled={busy || disabled} aria-busy={busy || undefined} {...rest}>
      {busy ? busyWords : children}
    </Button>
  )
}
