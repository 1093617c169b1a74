import { chakra } from '@chakra-ui/react'
import { Mail } from 'lucide-react'
import { buttonLook } from '../../design/buttonLook'
import { admin } from '../../words/admin'

const Anchor = chakra('a', buttonLook)

type Props = { to: string; subject: string; look?: 'solid' | 'outline' }

/** Opens the reader's own mail with recipient and subject filled in. Nothing here changes by it. */
export function MailButton({ to, subject, look = 'solid' }: Props) {
  const recipient = encodeURIComponent(to).replaceAll('%40', '@')
  return (
    <Anchor href={`mailto:${recipient}?subject=${encodeURIComponent(subject)}`} look={look}>
      <Mail aria-hidden />
      {admin.lists.reply}
    </Anchor>
  )
}
