import type { ComponentProps } from 'react'
import { dismissFailures } from '../../lib/dismissFailures'
import { ScriptForm } from './ScriptForm'

/** A form of a sign-in page. Editing or sending it dismisses the notices of the last attempt. */
export const AuthForm = (form: ComponentProps<typeof ScriptForm>) => (
  <ScriptForm
    onInput={dismissFailures}
    onSubmitCapture={dismissFailures}
    display="grid"
    gridTemplateColumns="minmax(0, 1fr)"
    gap={5}
    // A notice must cover neither the field to be filled in next nor the one before.
    css={{ md: { '& input': { scrollMarginTop: '14rem' } } }}
    {...form}
  />
)
