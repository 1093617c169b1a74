import { chakra, Flex } from '@chakra-ui/react'
import { shortMoment } from '../../../../../shared/format'
import type { AgencyMessage } from '../../../../../shared/talent/mentorMessages'

type Props = {
  message: AgencyMessage
  talent: string
  /** `new` marks what the agency has not read yet */
  copy: { agency: string; new?: string }
}

/** One message of the chat with a talent, as the agency reads it. */
export function AgencyMessageLine({ message: { sender, author, text, at, isRead }, talent, copy }: Props) {
  return (
    <chakra.li borderTop="1px solid" borderColor="hairline" py={2.5}>
      <Flex columnGap={3} wrap="wrap" textStyle="edge" color="fgQuiet" mb={0.5}>
        <chakra.span fontWeight="semibold" color="fg">
          {sender === 'talent' ? talent : (author ?? copy.agency)}
        </chakra.span>
        <time dateTime={at}>{shortMoment(at)}</time>
        {copy.new && sender === 'talent' && !isRead ? <span>{copy.new}</span> : null}
      </Flex>
      <chakra.p dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </chakra.p>
    </chakra.li>
  )
}
