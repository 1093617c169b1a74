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
  // A sheet of paper is narrower than the table's own column widths allow for: words stay whole, the type is smaller, and
  // there is nothing to press.
  _print: {
    '& [data-kind=actions], & [data-box]': { display: 'none' },
    '& :is(th, td)': { px: '0.375rem', py: '0.25rem' },
    '& :is(th, td), & td *': {
      minW: 0,
      fontSize: '0.6875rem',
      letterSpacing: 'normal',
      overflowWrap: 'normal',
    },
    '& td:has([data-email])': { width: 'auto', minW: 0, maxW: 'none' },
    '& th:not([data-kind=number])': { textAlign: 'left' },
    '& tr': { breakInside: 'avoid', borderBottom: '1px solid', borderColor: 'hairline' },
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
    // An address that is the record's name has the room of one.
    '& td:first-of-type:has([data-email])': { width: '50%' },
    '& td[data-kind=number]': { whiteSpace: 'nowrap' },
    '& td > div:has(> [data-box])': { display: 'flex', alignItems: 'center' },
    // What is pressed may be higher than the row has room for.
    '& [data-box]': { pt: 0, my: '-0.5rem' },
    '& td select': { height: 10, minH: 10, py: 0 },
    '& td[data-kind=actions] > *, & [role=switch]': { my: '-0.25rem' },
    '& td[data-kind=actions], & th[data-kind=actions]': { textAlign: 'right', whiteSpace: 'nowrap' },
  },
  mdDown: {
    containerType: 'inline-size',
    '& table, & tbody': { display: 'block' },
    '& thead': { srOnly: true },
    // Three lines: the name and the status first, then the other facts one after the other, then what is pressed. A
    // figure needs its label.
    '& tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: 3,
      rowGap: 0.5,
      py: 2,
      borderTop: '1px solid',
      borderColor: 'fg',
    },
    // Ends the first line.
    '& tr::before': { content: '""', order: 2, flexBasis: 'full' },
    '& td': { order: 3, minW: 0, px: 0, color: 'fgQuiet' },
    '& td:first-of-type, & [data-parts] > :not([data-more])': {
      order: 0,
      flex: '1 1 0',
      // A long name has a line of its own before one of its words breaks.
      minW: 'min-content',
      color: 'fg',
      fontSize: '1rem',
      fontWeight: 'semibold',
    },
    '& tr:has([data-more=beside], [data-phone=beside])': {
      '& td:first-of-type, & [data-parts] > :not([data-more])': { flex: '0 1 auto' },
    },
    '& tr:has(td:first-of-type img)': { alignItems: 'center' },
    '& td select': { height: '2.75rem', minH: 0, py: 0 },
    // The tick is beside all lines, and so is a picture of the record.
    '& tr:has([data-box])': { position: 'relative', pl: '2.5rem' },
    '& tr:has([data-box] ~ [data-face])': { pl: '5.5rem', minH: '4.5rem' },
    '& [data-box]': { position: 'absolute', left: 0, insetY: 0, pt: 0 },
    '& [data-box] :is(div, label)': { height: 'full', alignItems: 'center' },
    '& [data-face]': { position: 'absolute', left: '2.5rem', top: '0.75rem' },
    // What is under the name in a table is one of the facts here.
    '& td:has(> div > [data-parts]), & td > div:has(> [data-parts]), & td > div > [data-parts]': {
      display: 'contents',
    },
    '& td > div > [data-parts] > [data-more]': { order: 3 },
    '& td > div > [data-parts] > [data-more=beside], & td[data-phone=beside]': { order: 0, flex: '1 1 0' },
    '& td[data-kind=status]': { order: 1, color: 'fg', ml: 'auto' },
    '& td[data-kind=number]': { display: 'flex', alignItems: 'baseline', gap: 1.5, textAlign: 'left' },
    '& td[data-kind=number]:not([data-phone~=bare])::before': {
      content: 'attr(data-head)',
      textStyle: 'label',
      fontStretch: 'normal',
      letterSpacing: 'normal',
      whiteSpace: 'nowrap',
    },
    // An address has no room on such a line; what opens shows it. And nobody misses what there is none of.
    '& [data-opens] td:not(:first-of-type):has([data-email]), & td:has([data-none]), & td[data-phone="left out"]':
      {
        display: 'none',
      },
    '& td[data-kind=long]': { order: 4, flex: '1 1 0', minW: '50%' },
    '& td[data-phone~=cut]': { flex: '1 1 0' },
    // Before what is under the name.
    '& td[data-phone~=first]': { order: 2 },
    '& td[data-phone~=cut] [data-parts] > :not([data-more])': { minW: 0 },
    '& td:is([data-kind=long], [data-phone=beside], [data-phone~=cut]) > div, & [data-more=beside], & td[data-phone~=cut] :is([data-parts] > *, [data-email])':
      { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    // These are on a line of their own.
    '& tr:has([data-phone~=last])': { columnGap: 2, rowGap: '1px' },
    '& tr:has([data-phone~=last])::after': { content: '""', order: 4, flexBasis: 'full' },
    '& td[data-phone~=last]': { order: 5, alignSelf: 'center' },
    '& td[data-kind=actions]': { order: 5, display: 'flex', gap: 3, ml: 'auto' },
    // A button is as high as a thumb, but not its line.
    '& [data-kind=actions] [data-thumb]': { my: '-0.75rem' },
    '& [role=switch]': { my: '-0.25rem', '& > :last-child': { minW: 0 } },
    // With doubled font size the first cell has a line of its own and a value goes below its label; the rem width grows
    // with the font.
    '@container (max-width: 14rem)': {
      '& tr:has([data-box]), & tr:has([data-box] ~ [data-face])': { pl: 0 },
      '& [data-box], & [data-face]': { position: 'static' },
      '& td:first-of-type, & [data-parts] > :not([data-more])': { flexBasis: 'full', minW: 0 },
      '& td:is([data-phone=beside], [data-phone~=cut]), & [data-more=beside]': { flexBasis: 'full' },
      '& td[data-kind=number], & td[data-kind=actions]': { flexWrap: 'wrap' },
    },
  },
}
