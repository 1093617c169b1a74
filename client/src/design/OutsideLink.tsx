import { Box, chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { parts } from '../words/parts'
import { underlined } from './TextLink'

/** A link that leaves the site, in a new tab, which it says to those who cannot see it happen. */
export function OutsideLink({ children, ...rest }: ComponentProps<typeof chakra.a>) {
  return (
    <chakra.a target="_blank" rel="noopener noreferrer" {...underlined} {...rest}>
      {children}
      <Box as="span" srOnly>
        {' '}
        {parts.opensNewTab}
      </Box>
    </chakra.a>
  )
}
