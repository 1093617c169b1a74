import { Box, chakra, Flex } from '@chakra-ui/react'
import { Send } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { shortMoment } from '../../../../shared/format'
import { CHAT_MAX } from '../../../../shared/limits'
import { Button } from '../../design/Button'
import { control } from '../../design/control'
import { talent } from '../../words/talent'
import { type Message, useMentor } from './useMentor'

const Input = chakra('input', control)
/** Of a moment only its time, `04:30 PM`: in India, as every other one on this page. */
const CLOCK = 8

/** 'Chat with Mentor' (specification section 2): a panel of 500 pixels that scrolls to the newest message. */
export function MentorChat() {
  const id = useId()
  const words = talent.chat
  const { messages, send } = useMentor()
  const [text, setText] = useState('')
  const list = useRef<HTMLDivElement>(null)

  // Also of one who has scrolled up: without that the list stays at its end by itself, in a hidden tab too.
  useEffect(() => {
    if (messages.length > 1) list.current?.scrollTo({ top: 0 })
  }, [messages])

  return (
    <Flex
      as="section"
      aria-labelledby={id}
      direction="column"
      height="500px"
      bg="surface"
      outline="1px solid"
      outlineColor="hairline"
    >
      <chakra.h2 id={id} textStyle="subheading" px={4} py={3} borderBottom="1px solid" borderColor="hairline">
        {words.title}
      </chakra.h2>
      <Box
        ref={list}
        role="log"
        aria-label={words.list}
        tabIndex={0}
        flex={1}
        minH={0}
        overflowY="auto"
        p={4}
        // Counted from its end, which is where it begins.
        display="flex"
        flexDirection="column-reverse"
        _focusVisible={{ outlineOffset: '-3px' }}
      >
        <chakra.ol role="list" display="flex" flexDirection="column" gap={4} mb="auto">
          {messages.map((message) => (
            <Line key={message.id} message={message} />
          ))}
        </chakra.ol>
      </Box>
      <chakra.form
        display="flex"
        borderTop="1px solid"
        borderColor="hairline"
        p={3}
        gap={2}
        onSubmit={(event) => {
          event.preventDefault()
          const said = text.trim()
          if (said === '') return
          send(said)
          setText('')
        }}
      >
        <Input
          aria-label={words.placeholder}
          placeholder={words.placeholder}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={CHAT_MAX}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" size="icon" minW={12} aria-label={words.send}>
          <Send aria-hidden />
        </Button>
      </chakra.form>
    </Flex>
  )
}

function Line({ message: { sender, text, at } }: { message: Message }) {
  const isOwn = sender === 'user'
  return (
    <chakra.li alignSelf={isOwn ? 'end' : 'start'} maxW="85%">
      <chakra.p textStyle="edge" color="fgQuiet" textAlign={isOwn ? 'right' : 'left'} mb={1}>
        {isOwn ? talent.chat.you : talent.chat.mentor}{' '}
        <time dateTime={at}>{shortMoment(at).slice(-CLOCK)}</time>
      </chakra.p>
      <Box
        px={3}
        py={2}
        border="1px solid"
        borderColor="fg"
        bg={isOwn ? 'fg' : 'ground'}
        color={isOwn ? 'ground' : 'fg'}
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {text}
      </Box>
    </chakra.li>
  )
}
