import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '../../../design/actions/Button'
import type { At } from './briefDraft'
import { pasting as copy } from './copy'

type RowProps = {
  text: string
  from: readonly At[]
  onLit: (lit: readonly At[]) => void
  children: ReactNode
}

/** One field of the job with the words that it was read from; they light up in the message while it has the focus. */
export function BriefRow({ text, from, onLit, children }: RowProps) {
  const inOrder = from.toSorted((a, b) => a.start - b.start)
  const said = [...new Set(inOrder.map(({ start, end }) => text.slice(start, end).trim()))].join(' ')
  return (
    <Box
      position="relative"
      py={3}
      borderBottom="1px solid"
      borderColor="hairline"
      onFocus={() => onLit(from)}
      onMouseEnter={() => onLit(from)}
    >
      {children}
      {said ? (
        <chakra.p
          textStyle="data"
          color="fgQuiet"
          mt={{ base: 1.5, md: 0 }}
          overflowWrap="anywhere"
          // On a wide screen at the end of the line of the label.
          position={{ md: 'absolute' }}
          top={{ md: 3 }}
          right={0}
          maxW={{ md: '60%' }}
          lineClamp={{ md: 1 }}
          title={copy.fromFull(said)}
        >
          {copy.from(said)}
        </chakra.p>
      ) : null}
    </Box>
  )
}

type DoubtProps = { sentence: string; choices: { words: string; onChoose: () => void }[] }

/** What the words leave open, and the answers, each one press. */
export function BriefDoubt({ sentence, choices }: DoubtProps) {
  return (
    <Flex gap={2} wrap="wrap" align="center" mt={2}>
      <chakra.span
        aria-hidden
        display="inline-grid"
        placeItems="center"
        boxSize={5}
        bg="yellow"
        color="ink"
        fontWeight="bold"
      >
        ?
      </chakra.span>
      <span>{sentence}</span>
      {choices.map((choice) => (
        <Button key={choice.words} variant="outline" size="touch" onClick={choice.onChoose}>
          {choice.words}
        </Button>
      ))}
    </Flex>
  )
}
