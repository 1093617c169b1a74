import { chakra } from '@chakra-ui/react'

/** Longer than any word that somebody reads as one; the same measure as in the journeys. */
const LONG_WORDS = /(\S{13,})/

const LongWord = chakra('span', {
  base: { display: 'inline-block', minW: { md: '5.5rem' }, overflowWrap: 'anywhere' },
})

/** What somebody wrote, in a table: a word that is too long breaks rather than pushing the other columns out. */
export function Words({ children }: { children: string }) {
  return children.split(LONG_WORDS).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have nothing else
    at % 2 === 1 ? <LongWord key={at}>{part}</LongWord> : part,
  )
}
