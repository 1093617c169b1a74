import type { SystemStyleObject } from '@chakra-ui/react'

/**
 * Two fields side by side: label, help, control and error of both stand at one height, whichever of them has a help or
 * an error. Where a browser has no subgrid they begin at one height.
 */
export const fieldRows: SystemStyleObject = {
  columnGap: 5,
  rowGap: { base: 5, md: 0 },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  md: {
    '& > *': { display: 'grid', gridRow: 'span 4', gridTemplateRows: 'subgrid', pb: 5 },
    '& > * > label': { gridRow: 1 },
    '& > * > [id$=-help]': { gridRow: 2 },
    '& > * > :is(input, div:has(> select))': { gridRow: 3 },
    '& > * > [id$=-error]': { gridRow: 4 },
  },
}
