import { chakra } from '@chakra-ui/react'
import { Mail } from 'lucide-react'
import { buttonStyles } from '../../../design/actions/buttonStyles'
import { admin } from '../../copy'

const Anchor = chakra('a', buttonStyles)

type Props = { to: string; subject: string; variant?: 'solid' | 'outline' }

/** Opens the mail program with recipient and subject filled in. */
export function MailButton({ to, subject, variant = 'solid' }: Props) {
  const recipient = encodeURIComponent(to).replaceAll('%40', '@')
  return (
    <Anchor href={`mailto:${recipient}?subject=${encodeURIComponent(subject)}`} variant={variant}>
      <Mail aria-hidden />
      {admin.lists.reply}
    </Anchor>
  )
}
