import { Box, chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { parts } from '../../copy/parts'
import { underlined } from './TextLink'

/** A link that opens a new tab, and says so to screen readers. */
export function ExternalLink({ children, ...rest }: ComponentProps<typeof chakra.a>) {
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
