import { Box, chakra, Flex } from '@chakra-ui/react'
import { Button } from '../../design/actions/Button'
import { readerDay, readerTime } from '../../lib/readerTime'
import { talent } from '../copy'
import type { ChatLine } from './chatLines'

const copy = talent.chat

type Props = {
  line: ChatLine
  /** the date heading above the first message of a day */
  isNewDay: boolean
  onSendAgain: () => void
  onEdit: () => void
}

/** A chat message, with its delivery state until the server has stored it. */
export function ChatMessage({ line, isNewDay, onSendAgain, onEdit }: Props) {
  const { sender, text, at, isAutomatic, unsent } = line
  const isOwn = sender === 'user'
  return (
    <>
      {isNewDay ? (
        <chakra.li alignSelf="center" textStyle="edge" color="fgQuiet">
          {readerDay(at)}
        </chakra.li>
      ) : null}
      <chakra.li alignSelf={isOwn ? 'end' : 'start'} maxW="85%">
        <Flex
          textStyle="edge"
          color="fgQuiet"
          columnGap={2}
          wrap="wrap"
          justify={isOwn ? 'end' : 'start'}
          mb={1}
        >
          <p>
            {isOwn ? copy.you : copy.mentor} <time dateTime={at}>{readerTime(at)}</time>
          </p>
          {isAutomatic ? <p>{copy.automatic}</p> : null}
          {unsent?.state === 'sending' ? <p>{copy.sending}</p> : null}
        </Flex>
        <Box
          px={3}
          py={2}
          border="1px solid"
          borderColor="fg"
          bg={isOwn ? 'fg' : 'bg'}
          color={isOwn ? 'bg' : 'fg'}
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          {text}
        </Box>
        {unsent?.state === 'failed' ? (
          <Box mt={2} textAlign="right">
            <chakra.p textStyle="small" fontWeight="semibold" color="danger" mb={2}>
              {copy.notSent} {unsent.problem}
            </chakra.p>
            <Flex gap={2} justify="end" wrap="wrap">
              <Button variant="outline" size="small" onClick={onEdit}>
                {copy.edit}
              </Button>
              <Button variant="outline" size="small" onClick={onSendAgain}>
                {copy.tryAgain}
              </Button>
            </Flex>
          </Box>
        ) : null}
      </chakra.li>
    </>
  )
}
