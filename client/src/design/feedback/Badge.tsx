import { chakra } from '@chakra-ui/react'

/** A small solid label. Its words say what the colour says. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    px: 2,
    py: 0.5,
    textStyle: 'label',
    letterSpacing: '0.05em',
    whiteSpace: 'nowrap',
    width: 'fit-content',
    // Its words are pale: without the ground they are lost on paper.
    printColorAdjust: 'exact',
  },
  variants: {
    tone: {
      yellow: { bg: 'yellow', color: 'ink' },
      blue: { bg: 'blue', color: 'print' },
      green: { bg: 'green', color: 'print' },
      red: { bg: 'red', color: 'print' },
      grey: { bg: 'grey', color: 'print' },
      plain: { bg: 'transparent', color: 'fg', border: '1px solid', borderColor: 'fieldEdge' },
    },
  },
  defaultVariants: { tone: 'grey' },
})

export type Tone = 'yellow' | 'blue' | 'green' | 'red' | 'grey' | 'plain'
