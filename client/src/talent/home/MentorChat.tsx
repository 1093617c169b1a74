import { Box, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../design/actions/Button'
import { ProblemWithRetry } from '../../design/feedback/ProblemWithRetry'
import { UnsavedChangesGuard } from '../../design/feedback/UnsavedChangesGuard'
import { readerDay } from '../../lib/readerTime'
import { talent } from '../copy'
import { useOpenTab } from '../frame/useOpenTab'
import { ChatForm } from './ChatForm'
import { ChatMessage } from './ChatMessage'
import { useMentor } from './useMentor'
import { useReading } from './useReading'

/** 'Chat with Mentor': a panel of 500 pixels that scrolls to the newest message. */
export default function MentorChat() {
  const id = useId()
  const copy = talent.chat
  const isShown = useOpenTab() === 'dashboard'
  const chat = useMentor(isShown)
  const { lines, showEarlier } = chat
  const [text, setText] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const newest = lines.at(-1)?.key
  useReading(list, isShown ? chat.newestOfMentor : undefined)

  // Scrolls even if the user has scrolled up. Otherwise the list stays at its end by itself, also in a hidden tab.
  useEffect(() => {
    if (newest !== 'greeting') list.current?.scrollTo({ top: 0 })
  }, [newest])

  const edit = (key: string) => {
    const said = chat.takeBack(key)
    setText((before) => (before.trim() === '' ? said : `${before} ${said}`))
  }

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
        {copy.title}
      </chakra.h2>
      <Box
        ref={list}
        role="log"
        aria-label={copy.list}
        tabIndex={0}
        flex={1}
        minH={0}
        overflowY="auto"
        p={4}
        // A reversed column: scroll position 0 is its end.
        display="flex"
        flexDirection="column-reverse"
        _focusVisible={{ outlineOffset: '-3px' }}
      >
        <Box mb="auto">
          {showEarlier ? (
            <Button variant="outline" size="small" mb={4} onClick={showEarlier}>
              {copy.earlier}
            </Button>
          ) : null}
          <chakra.ol role="list" display="flex" flexDirection="column" gap={4}>
            {lines.map((line, at) => (
              <ChatMessage
                key={line.key}
                line={line}
                isNewDay={readerDay(line.at) !== readerDay(lines[at - 1]?.at ?? new Date().toISOString())}
                onSendAgain={() => chat.sendAgain(line.key)}
                onEdit={() => edit(line.key)}
              />
            ))}
          </chakra.ol>
          {chat.isError ? (
            <Box mt={4}>
              <ProblemWithRetry isSmall onRetry={chat.retryReading}>
                {copy.unread}
              </ProblemWithRetry>
            </Box>
          ) : null}
        </Box>
      </Box>
      <ChatForm text={text} onText={setText} onSend={chat.send} />
      <UnsavedChangesGuard isDirty={chat.isUnsent} />
    </Flex>
  )
}
