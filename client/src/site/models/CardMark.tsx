import { chakra } from '@chakra-ui/react'

type Props = {
  /** What a press does, with whose name. */
  label: string
  isOn: boolean
  disabled?: boolean
  onPress: () => void
}

/** A mark in the corner of a card. The square is small, so that it covers no face; the touch area is not. */
export function CardMark({ label, isOn, disabled, onPress }: Props) {
  return (
    <chakra.button
      type="button"
      data-needs-scripts
      data-mark
      aria-pressed={isOn}
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      position="absolute"
      top={0}
      right={0}
      zIndex="raised"
      boxSize={12}
      display="grid"
      placeItems="center"
      cursor="pointer"
      css={{
        '& > span': {
          display: 'grid',
          placeItems: 'center',
          boxSize: 8,
          bg: 'ink',
          color: 'print',
          border: '1px solid',
          borderColor: 'print',
          fontSize: '1.25rem',
          lineHeight: 1,
        },
        '&[aria-pressed=true] > span': { bg: 'accent' },
        '&[aria-busy] > span, &:disabled > span': { opacity: 0.5 },
        '&:disabled': { cursor: 'default' },
      }}
    >
      <span aria-hidden>{isOn ? '\u2713' : '+'}</span>
    </chakra.button>
  )
}
