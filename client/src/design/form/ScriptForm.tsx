import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { NeedsScripts } from './NeedsScripts'

type Props = ComponentProps<typeof chakra.form> & {
  /** Where to write to instead; without it, the agency's general address. */
  email?: string
}

/**
 * A form that only scripts can send. With any other method, the browser would leave the page at a press before they run,
 * and put what was typed, a password too, into its address. That press is kept instead (start.ts).
 */
export const ScriptForm = ({ email, children, ...form }: Props) => (
  <chakra.form method="dialog" noValidate {...form}>
    <NeedsScripts {...(email !== undefined && { email })} />
    {children}
  </chakra.form>
)
