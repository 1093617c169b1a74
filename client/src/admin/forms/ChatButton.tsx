import { Box, chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { whatsAppLink } from '../../../../shared/agency'
import { parts } from '../../copy/parts'
import { buttonStyles } from '../../design/actions/buttonStyles'
import { desk } from '../desk/copy'

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

type WriteProps = { number: string; text?: string; to?: string; variant: 'solid' | 'outline'; size?: 'touch' }

/** Opens a chat in WhatsApp; nothing without a country code. `to` says with whom, where a page has several. */
export const WhatsAppButton = ({ number, text, to, ...look }: WriteProps) =>
  number.startsWith('+') ? (
    <ChatButton href={whatsAppLink(number, text)} {...look}>
      {desk.job.whatsApp}{' '}
      {to ? (
        <Box as="span" srOnly>
          {to}
        </Box>
      ) : null}
    </ChatButton>
  ) : null
