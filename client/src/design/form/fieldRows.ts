import type { SystemStyleObject } from '@chakra-ui/react'

/**
 * Two fields side by side, `gap` apart, with labels, helps, controls and errors aligned even where only one has a help
 * or an error. Without subgrid only their tops align.
 */
export const fieldRows = (gap: number): SystemStyleObject => ({
  columnGap: gap,
  rowGap: { base: gap, md: 0 },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  md: {
    // The gap to the next row is below each field, also the last ones.
    mb: -gap,
    '& > *': { display: 'grid', gridRow: 'span 4', gridTemplateRows: 'subgrid', pb: gap },
    '& > * > label': { gridRow: 1 },
    '& > * > [id$=-help]': { gridRow: 2 },
    '& > * > :is(input, div:has(> select))': { gridRow: 3 },
    '& > * > [id$=-error]': { gridRow: 4 },
  },
})
