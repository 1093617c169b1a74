import { chakra } from '@chakra-ui/react'
import type { At } from './briefDraft'

type Mark = At & { isDoubt: boolean }
type Props = { text: string; marks: readonly Mark[]; lit: readonly At[] }

const Words = chakra('mark', {
  base: {
    bg: 'transparent',
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '4px',
    textDecorationSkipInk: 'none',
    '&[data-doubt]': { textDecorationStyle: 'double' },
    '&[data-lit]': { bg: 'fg', color: 'bg', textDecorationColor: 'currentColor' },
  },
})

/** A message with the words underlined that were read, doubly where they leave something open. */
export function MarkedText({ text, marks, lit }: Props) {
  const isLit = (mark: Mark) => lit.some((at) => at.start < mark.end && at.end > mark.start)
  let from = 0
  const pieces = marks.flatMap((mark) => {
    const plain = text.slice(from, mark.start)
    from = mark.end
    return [
      plain,
      <Words key={mark.start} data-doubt={mark.isDoubt || undefined} data-lit={isLit(mark) || undefined}>
        {text.slice(mark.start, mark.end)}
      </Words>,
    ]
  })
  return (
    <chakra.p dir="auto" fontSize="lg" lineHeight="1.9" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {pieces}
      {text.slice(from)}
    </chakra.p>
  )
}
