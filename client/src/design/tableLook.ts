import type { SystemStyleObject } from '@chakra-ui/react'

/** One set of rules for the whole table instead of one a cell: a hundred rows stay light. */
export const tableLook: SystemStyleObject = {
  textStyle: 'small',
  '&[data-stale]': { opacity: 0.55 },
  '& table': { width: 'full', borderCollapse: 'collapse' },
  '& td': { py: 2.5, px: 3, verticalAlign: 'middle', textAlign: 'left' },
  '& [data-kind=number]': { textAlign: 'right' },
  '& td[data-kind=number]': { textStyle: 'data' },
  '& [data-opens]': { cursor: 'pointer' },
  // A row's words begin at its edge, so its ring stands beside them; above and below it would lie over other rows.
  '& [data-opens]:focus-visible': {
    outline: 'none',
    position: 'relative',
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0 -0.4375rem',
      border: '3px solid',
      borderColor: 'accentText',
      pointerEvents: 'none',
      // Where the table scrolls sideways, it must not scroll farther for it.
      mdToXl: { right: 0 },
    },
  },
  '@media (hover: hover)': { '& [data-opens]:hover': { bg: 'surface' } },
  md: {
    '& th': {
      textStyle: 'label',
      textAlign: 'left',
      color: 'fgQuiet',
      bg: 'ground',
      position: 'sticky',
      top: 'var(--sticky-top, 0px)',
      zIndex: 'raised',
      py: 3,
      px: 3,
      verticalAlign: 'bottom',
      // A border of a sticky cell scrolls away with the collapsed table; an inset line does not.
      boxShadow: 'inset 0 -1px 0 var(--house-colors-fg)',
    },
    '& th:first-of-type, & td:first-of-type': { pl: 0 },
    '& th:last-of-type, & td:last-of-type': { pr: 0 },
    '& tbody tr': { borderBottom: '1px solid', borderColor: 'hairline' },
    '& td[data-kind=number]': { whiteSpace: 'nowrap' },
    '& td[data-kind=actions], & th[data-kind=actions]': { textAlign: 'right', whiteSpace: 'nowrap' },
  },
  mdDown: {
    containerType: 'inline-size',
    '& table, & tbody': { display: 'block' },
    '& thead': { srOnly: true },
    '& tr': { display: 'block', py: 3, borderTop: '1px solid', borderColor: 'fg' },
    '& td': {
      display: 'grid',
      gridTemplateColumns: 'min(7.5rem, 35%) minmax(0, 1fr)',
      gap: 3,
      px: 0,
      py: 1,
      alignItems: 'baseline',
    },
    // A cell that begins with a picture has its baseline below it.
    '& td:has(picture)': { alignItems: 'start' },
    '& td::before': { content: 'attr(data-head)', textStyle: 'label', color: 'fgQuiet', textAlign: 'left' },
    '& td[data-kind=number]': { textAlign: 'left' },
    '& td[data-kind=actions]': { display: 'flex', gap: 3, ml: -2 },
    '& td[data-kind=actions]::before': { display: 'none' },
    '& td:first-of-type': { fontSize: '1rem', fontWeight: 'semibold' },
    // Letters twice as large: a fact stands below its name. A width in rem grows with them.
    '@container (max-width: 14rem)': {
      '& td': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, py: 2 },
      '& td[data-kind=actions]': { flexWrap: 'wrap' },
    },
  },
}
