import type { InvitationLink as Link } from '../../../../../shared/access/team'
import { invitationLink as words } from '../../access/team/copy'
import { CopyOnce } from './CopyOnce'

type Props = { link: Link; onClose: () => void }

/** An invitation link to copy. */
export const InvitationLink = ({ link: { email, address }, onClose }: Props) => (
  <CopyOnce
    title={words.title}
    text={words.text(email)}
    label={words.label}
    value={address}
    onClose={onClose}
  />
)
