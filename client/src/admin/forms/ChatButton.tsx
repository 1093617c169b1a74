import { Box, chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { parts } from '../../copy/parts'
import { buttonStyles } from '../../design/actions/buttonStyles'

const Anchor = chakra('a', buttonStyles)

/** A link out of the product that is the main thing to press: it opens a chat or a mail with its text. */
export const ChatButton = ({ children, ...rest }: ComponentProps<typeof Anchor>) => (
  <Anchor target="_blank" rel="noopener noreferrer" {...rest}>
    {children}
    <Box as="span" srOnly>
      {' '}
      {parts.opensNewTab}
    </Box>
  </Anchor>
)
