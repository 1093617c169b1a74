import { chakra } from '@chakra-ui/react'
import { Mail } from 'lucide-react'
import { buttonLook } from '../../design/buttonLook'
import { admin } from '../../words/admin'

const Anchor = chakra('a', buttonLook)

/** Opens the reader's own mail with recipient and subject filled in. Nothing here changes by it. */
export function MailButton({ to, subject }: { to: string; subject: string }) {
  return (
    <Anchor
      href={`mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`}
    >
      <Mail aria-hidden />
      {admin.lists.reply}
    </Anchor>
  )
}
