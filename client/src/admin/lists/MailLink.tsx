import { TextLink } from '../../design/actions/TextLink'

/** An email address that opens the reader's mail program. */
export const MailLink = ({ address }: { address: string }) => (
  <TextLink href={`mailto:${address}`}>{address}</TextLink>
)
