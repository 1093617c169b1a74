import { Box } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { forms } from '../../words/forms'

/** A field that no person sees or reaches; what fills it in is a machine (S34). */
export function Honeypot(input: ComponentProps<'input'>) {
  return (
    <Box aria-hidden srOnly>
      <label>
        {forms.website}
        <input type="text" tabIndex={-1} autoComplete="off" {...input} />
      </label>
    </Box>
  )
}
