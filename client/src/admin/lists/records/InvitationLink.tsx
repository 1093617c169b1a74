import type { InvitationLink as Link } from '../../../../../shared/access/team'
import { invitationLink as copy } from '../../access/team/copy'
import { CopyOnce } from './CopyOnce'

type Props = { link: Link; onClose: () => void }

/** An invitation link to copy. */
export const InvitationLink = ({ link: { email, address }, onClose }: Props) => (
  <CopyOnce title={copy.title} text={copy.text(email)} label={copy.label} value={address} onClose={onClose} />
)
