import { chakra, Flex, Grid } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { whatsAppLink } from '../../../../shared/agency'
import { Button } from '../../design/actions/Button'
import { buttonStyles } from '../../design/actions/buttonStyles'
import { TextArea } from '../../design/form/TextArea'
import { useCopy } from '../../lib/useCopy'
import { ChatButton } from './ChatButton'

const MailLink = chakra('a', buttonStyles)

const copy = {
  text: 'The text',
  whatsApp: 'WhatsApp',
  mail: 'Email',
  copy: 'Copy',
  copied: 'Copied',
  byHand: 'This browser does not allow copying. Select the text and copy it by hand.',
}

type Props = {
  text: string
  /** as WhatsApp opens it, with its country; without one, one chooses there whom to send it to */
  phone: string | null
  /** Null asks for the address in the mail program; without it there is no way by email. */
  email?: string | null
  subject?: string
  /** when it was taken to one of them */
  onHanded?: () => void
  /** Further ways, behind those of every text. */
  children?: (text: string) => ReactNode
}

/** A text that leaves the product: it can be changed here, and then goes by WhatsApp, by email or by hand. */
export function HandOver({ text: given, phone, email, subject, onHanded, children }: Props) {
  const [text, setText] = useState(given)
  const { said, copyText } = useCopy(copy, { onCopied: onHanded })
  const mail = [subject && `subject=${encodeURIComponent(subject)}`, `body=${encodeURIComponent(text)}`]
  return (
    <Grid gap={4}>
      <TextArea label={copy.text} rows={5} value={text} onChange={(event) => setText(event.target.value)} />
      <Flex gap={3} wrap="wrap" align="center">
        <ChatButton variant="primary" href={whatsAppLink(phone, text)} onClick={onHanded}>
          {copy.whatsApp}
        </ChatButton>
        {email === undefined ? null : (
          <MailLink
            variant="outline"
            href={`mailto:${email ?? ''}?${mail.filter(Boolean).join('&')}`}
            onClick={onHanded}
          >
            {copy.mail}
          </MailLink>
        )}
        <Button variant="outline" onClick={() => void copyText(text)}>
          {copy.copy}
        </Button>
        {children?.(text)}
      </Flex>
      <chakra.p role="status" textStyle="small" minH="1.5em">
        {said}
      </chakra.p>
    </Grid>
  )
}
