import { ExternalLink } from '../../design/actions/ExternalLink'

type Props = {
  /** with its country code, as +919810012345; nothing is shown without one */
  number: string
  /** what the message says already */
  text?: string
  children: string
}

/** Opens a chat with a number in WhatsApp. Its address of the form wa.me is WhatsApp's own way to do that. */
export function WhatsAppLink({ number, text, children }: Props) {
  if (!number.startsWith('+')) return null
  const query = text === undefined ? '' : `?${new URLSearchParams({ text })}`
  return <ExternalLink href={`https://wa.me/${number.replace(/\D/g, '')}${query}`}>{children}</ExternalLink>
}
