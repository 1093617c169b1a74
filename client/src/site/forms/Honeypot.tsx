import { Box } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { forms } from '../../copy/forms'

/** A field that people can neither see nor reach: only a bot fills it in (S34). */
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
