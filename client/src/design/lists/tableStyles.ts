import type { SystemStyleObject } from '@chakra-ui/react'

/** One set of rules for the whole table instead of one a cell: a hundred rows stay light. */
export const tableStyles: SystemStyleObject = {
  textStyle: 'small',
  '&[data-stale]': { opacity: 0.55 },
  '& table': { width: 'full', borderCollapse: 'collapse' },
  '& td': { px: 3, verticalAlign: 'middle', textAlign: 'left' },
  '& [data-kind=number]': { textAlign: 'right' },
  '& td[data-kind=number]': { textStyle: 'data' },
  '& [data-opens]': { cursor: 'pointer' },
  // The focus ring is drawn beside the row, whose text starts at its edge; above and below, it would cover other
  // rows.
  '& [data-opens]:focus-visible': {
    outline: 'none',
    position: 'relative',
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0 -0.4375rem',
      border: '3px solid',
      borderColor: 'fg',
      pointerEvents: 'none',
      // Must not widen the sideways scrolling.
      mdToXl: { right: 0 },
    },
  },
  '@media (hover: hover)': { '& [data-opens]:hover': { bg: 'surface' } },
  md: {
    '& th': {
      textStyle: 'label',
      textAlign: 'left',
      color: 'fgQuiet',
      bg: 'bg',
      position: 'sticky',
      top: 'var(--sticky-top, 0px)',
      zIndex: 'raised',
      py: 3,
      px: 3,
      verticalAlign: 'bottom',
      // A border of a sticky cell scrolls away with the collapsed table; an inset line does not.
      boxShadow: 'inset 0 -1px 0 var(--agency-colors-fg)',
    },
    '& th:first-of-type, & td:first-of-type': { pl: 0 },
    '& th:last-of-type, & td:last-of-type': { pr: 0 },
    '& tbody tr': { borderBottom: '1px solid', borderColor: 'hairline' },
    // Rows of 48 pixels: two short lines at most, and an email address is cut at the end of its column.
    '& td': { height: 12, py: 0.5, lineHeight: 1.3 },
    '& td:has([data-email])': { width: '16%', minWidth: '9rem', maxWidth: 0 },
    '& td[data-kind=number]': { whiteSpace: 'nowrap' },
    '& td[data-kind=actions], & th[data-kind=actions]': { textAlign: 'right', whiteSpace: 'nowrap' },
  },
  mdDown: {
    containerType: 'inline-size',
    '& table, & tbody': { display: 'block' },
    '& thead': { srOnly: true },
    // The name and the status first, then the other facts one after the other; a figure needs its label.
    '& tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: 4,
      rowGap: 0.5,
      py: 2.5,
      borderTop: '1px solid',
      borderColor: 'fg',
    },
    '& td': { order: 2, minW: 0, px: 0, color: 'fgQuiet' },
    '& td:first-of-type': {
      order: 0,
      flex: '1 1 50%',
      color: 'fg',
      fontSize: '1rem',
      fontWeight: 'semibold',
    },
    '& td[data-kind=status]': { order: 1, color: 'fg' },
    '& td[data-kind=number]': { display: 'flex', alignItems: 'baseline', gap: 2, textAlign: 'left' },
    '& td[data-kind=number]::before': { content: 'attr(data-head)', textStyle: 'label' },
    '& td[data-kind=actions]': { order: 3, flex: '1 1 100%', display: 'flex', gap: 3, ml: -2 },
    // With doubled font size the first cell has a line of its own and a value goes below its label; the rem width grows
    // with the font.
    '@container (max-width: 14rem)': {
      '& td:first-of-type': { flexBasis: '100%' },
      '& td[data-kind=number], & td[data-kind=actions]': { flexWrap: 'wrap' },
    },
  },
}
