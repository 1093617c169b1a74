import { whatsAppLink } from '../../../../shared/agency'
import { ExternalLink } from '../../design/actions/ExternalLink'

type Props = {
  /** with its country code, as +919810012345; nothing is shown without one */
  number: string
  /** what the message says already */
  text?: string
  children: string
}

/** Opens a chat with a number in WhatsApp. */
export function WhatsAppLink({ number, text, children }: Props) {
  if (!number.startsWith('+')) return null
  const query = text === undefined ? '' : `?${new URLSearchParams({ text })}`
  return <ExternalLink href={whatsAppLink(number) + query}>{children}</ExternalLink>
}
