import { Box, chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { Button, type ButtonProps } from '../../design/actions/Button'

const Day = chakra('input', {
  base: { position: 'absolute', inset: 0, width: 'full', opacity: 0, pointerEvents: 'none' },
})

type Props = Omit<ButtonProps, 'onClick'> & {
  /** What the day is for: it precedes the words for a screen reader. */
  label: string
  day: string
  /** The day as it is read here; the browser would write it in an order of its own. */
  words: string
  onChoose: (day: string) => void
}

/** A day in words; a press opens the browser's own picker of days, on a phone the phone's. */
export function DayButton({ label, day, words, onChoose, ...look }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Box position="relative" display="inline-flex">
      <Day
        ref={input}
        type="date"
        aria-hidden
        tabIndex={-1}
        value={day}
        onChange={({ currentTarget: { value } }) => value && onChoose(value)}
      />
      <Button {...look} aria-label={`${label}: ${words}`} onClick={() => input.current?.showPicker()}>
        {words}
      </Button>
    </Box>
  )
}
