import type { SystemStyleObject } from '@chakra-ui/react'

export const NAME_PX = 160
export const HEAD_PX = 40
export const GROUP_PX = 24
/** How high a row is, without faces and with them. */
export const ROW_PX = 28
export const FACE_ROW_PX = 44
export const FACE_PX = 32
/** What a sheet of paper has room for: A4 across, less its margins. */
export const PAPER_PX = 1040

/**
 * One style sheet for all rows and bars of the chart: hundreds of bars come into sight while it is scrolled, and styles
 * of their own cost more than the bars.
 */
export const chartStyles: SystemStyleObject = {
  '& .row': {
    position: 'absolute',
    top: 0,
    left: 0,
    display: 'flex',
    borderBottom: '1px solid',
    borderColor: 'hairline',
    contain: 'layout style',
  },
  '& .grouped': { pt: `${GROUP_PX}px` },
  '& .group': {
    position: 'absolute',
    insetX: 0,
    top: 0,
    height: `${GROUP_PX}px`,
    bg: 'bg',
    borderBottom: '1px solid',
    borderColor: 'hairline',
  },
  '& .group > span': {
    position: 'sticky',
    left: 0,
    px: 4,
    fontSize: '0.8125rem',
    lineHeight: `${GROUP_PX}px`,
    fontWeight: 'semibold',
  },
  '& .name': {
    position: 'sticky',
    left: 0,
    zIndex: 3,
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    width: `${NAME_PX}px`,
    pl: 4,
    pr: 2,
    overflow: 'hidden',
    bg: 'bg',
    borderRight: '1px solid',
    borderColor: 'fg',
    fontSize: '0.8125rem',
    lineHeight: '1rem',
    whiteSpace: 'nowrap',
  },
  // A press on the name or the face opens the card; the tick at the right stays free.
  '& .name > .open': { position: 'absolute', inset: 0, right: '2rem', cursor: 'pointer' },
  '& .name > b': {
    fontWeight: 'semibold',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    flexShrink: 0,
    maxWidth: 'full',
  },
  '& .name > small': {
    ml: 'auto',
    fontSize: '0.75rem',
    fontStretch: '80%',
    color: 'fgQuiet',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  // The row on which the keyboard is.
  '&:focus .at > .name': { bg: 'fg', color: 'bg', '& > small': { color: 'inherit' } },
  // In place of the city while the row is pointed at or marked.
  '& .tick': {
    display: 'none',
    flex: 'none',
    width: '16px',
    height: '16px',
    ml: 'auto',
    accentColor: 'var(--agency-colors-fg)',
  },
  '& .row:hover .tick, & .tick:checked, & .tick:focus-visible': { display: 'block' },
  '& .row:hover .name > small, & .name:has(:checked) > small': { display: 'none' },
  '& .track': { position: 'relative', flex: 'none', cursor: 'cell' },
  '& .chosen': {
    position: 'absolute',
    insetY: '1px',
    zIndex: 2,
    outline: '2px solid',
    outlineColor: 'accent',
    pointerEvents: 'none',
  },
  '&:not(:focus) .chosen': { outlineColor: 'hairline' },
  '& .ghost': {
    position: 'absolute',
    insetY: '3px',
    zIndex: 3,
    border: '2px dashed',
    borderColor: 'accent',
    bg: 'color-mix(in srgb, var(--agency-colors-accent) 18%, transparent)',
    pointerEvents: 'none',
  },
  // On paper every row stands where it comes, and none is cut in two.
  _print: {
    overflow: 'visible !important',
    height: 'auto !important',
    border: '0 !important',
    minHeight: '0 !important',
    '& [role=rowgroup]': { height: 'auto !important' },
    '& .row': {
      position: 'relative !important',
      transform: 'none !important',
      breakInside: 'avoid',
      contain: 'none',
    },
    '& .chosen, & .tick': { display: 'none !important' },
    '& *': { printColorAdjust: 'exact' },
  },
}

const WEEK_DAYS = 7
/** As a day of the week counts from Sunday. */
const SATURDAY = 6
const MONDAY = 1

/** The background of every row: a line before each day, a darker one before each Monday, and weekends tinted. */
export function daysBackground(from: string, dayPx: number) {
  const until = (weekday: number) => ((weekday - new Date(from).getUTCDay() + WEEK_DAYS) % WEEK_DAYS) * dayPx
  const line = (colour: string) => `linear-gradient(to right, ${colour} 1px, transparent 1px)`
  const weekend = `linear-gradient(to right, var(--weekend) ${dayPx * 2}px, transparent ${dayPx * 2}px)`
  const week = `${dayPx * WEEK_DAYS}px 100%`
  return {
    backgroundImage: [
      line('var(--agency-colors-field-edge)'),
      line('color-mix(in srgb, var(--agency-colors-hairline) 55%, transparent)'),
      weekend,
    ].join(', '),
    backgroundSize: `${week}, ${dayPx}px 100%, ${week}`,
    backgroundPosition: `${until(MONDAY)}px 0, 0 0, ${until(SATURDAY)}px 0`,
  }
}
