import { chakra } from '@chakra-ui/react'

/** Words above this length may break; the e2e tests use the same limit. */
const LONG_WORDS = /(\S{19,})/

const LongWord = chakra('span', {
  base: { display: 'inline-block', maxW: 'full', minW: { md: '11ch' }, overflowWrap: 'anywhere' },
})

type Props = { children: string | null | undefined; none?: string }

/** User text in a table: an overlong word breaks instead of widening the column; `none` is said where there is none. */
export function TextCell({ children, none = '' }: Props) {
  if (!children) return <span data-none>{none}</span>
  return children.split(LONG_WORDS).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have nothing else
    at % 2 === 1 ? <LongWord key={at}>{part}</LongWord> : part,
  )
}
