import { whatsAppLink } from '../../../../../shared/agency'
import { ExternalLink } from '../../../design/actions/ExternalLink'
import { thumb } from '../../../design/actions/thumb'

type Props = {
  /** with its country code, as +919810012345; nothing is shown without one */
  number: string
  /** what the message says already */
  text?: string
  onOpen?: () => void
  children: string
}

/** Opens a chat with a number in WhatsApp. */
export function WhatsAppLink({ number, text, onOpen, children }: Props) {
  if (!number.startsWith('+')) return null
  return (
    <ExternalLink
      href={whatsAppLink(number, text)}
      onClick={onOpen}
      {...thumb}
      minH={{ base: 'touch', md: 0 }}
    >
      {children}
    </ExternalLink>
  )
}
