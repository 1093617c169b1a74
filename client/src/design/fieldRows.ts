import type { SystemStyleObject } from '@chakra-ui/react'

/**
 * Two fields side by side, `gap` apart: label, help, control and error of both stand at one height, whichever of them
 * has a help or an error. Where a browser has no subgrid they begin at one height.
 */
export const fieldRows = (gap: number): SystemStyleObject => ({
  columnGap: gap,
  rowGap: { base: gap, md: 0 },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  md: {
    // The distance to the next row stands under each field, also under the last ones.
    mb: -gap,
    '& > *': { display: 'grid', gridRow: 'span 4', gridTemplateRows: 'subgrid', pb: gap },
    '& > * > label': { gridRow: 1 },
    '& > * > [id$=-help]': { gridRow: 2 },
    '& > * > :is(input, div:has(> select))': { gridRow: 3 },
    '& > * > [id$=-error]': { gridRow: 4 },
  },
})
