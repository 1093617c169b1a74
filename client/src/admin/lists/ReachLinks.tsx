import { chakra } from '@chakra-ui/react'
import { underlined } from '../../design/actions/TextLink'
import { thumb } from '../../design/actions/thumb'
import { desk } from '../desk/copy'
import { EmailText } from './cells/EmailText'
import { PhoneLink } from './cells/PhoneLink'
import { WhatsAppLink } from './cells/WhatsAppLink'

type Props = {
  email: string | null
  phone: string | null
  /** The number for WhatsApp where it is another; null where a button beside them opens the chat. */
  chat?: string | null
}

/** How somebody is reached: each a link, and on a phone high enough for a finger. */
export function ReachLinks({ email, phone, chat = phone }: Props) {
  if (!email && !phone) return null
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      columnGap={4}
      overflowWrap="anywhere"
      css={{
        '& a': {
          ...thumb,
          flexWrap: 'wrap',
          minH: { base: 'touch', md: '0' },
        },
      }}
    >
      {chat ? <WhatsAppLink number={chat}>{desk.job.whatsApp}</WhatsAppLink> : null}
      {email ? (
        <chakra.a href={`mailto:${email}`} {...underlined}>
          <span>
            <EmailText address={email} />
          </span>
        </chakra.a>
      ) : null}
      {phone ? <PhoneLink number={phone} /> : null}
    </chakra.div>
  )
}
