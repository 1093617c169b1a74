import { TextLink } from '../../../design/actions/TextLink'
import { EmailText } from './EmailText'

/** An email address that opens the reader's mail program. */
export const MailLink = ({ address }: { address: string }) => (
  <TextLink href={`mailto:${address}`}>
    <EmailText address={address} />
  </TextLink>
)
