import type { SystemStyleObject } from '@chakra-ui/react'

const HATCHED = 'repeating-linear-gradient(135deg, transparent 0 3px, var(--agency-colors-hairline) 3px 5px)'
const STRIPED =
  'repeating-linear-gradient(90deg, var(--yes-but) 0 6px, var(--agency-colors-fg) 6px 8px) 0 100% / 100% 4px no-repeat'
/** The ends of a bar, which can be dragged. */
const END: SystemStyleObject = {
  content: '""',
  position: 'absolute',
  insetY: 0,
  width: '7px',
  maxWidth: '33%',
  cursor: 'ew-resize',
}

/**
 * The eight marks, drawn in one way wherever a day of a talent is shown: confirmed, an option with its place in line,
 * said yes, yes but, challenged, travel, booked out, and an option on a day on which the talent is booked out. Each has
 * a shape of its own, so that none is known by its colour alone.
 */
export const markStyles: SystemStyleObject = {
  '--weekend': '#E3DCCF',
  '--yes': 'var(--agency-colors-green)',
  '--yes-but': 'var(--agency-colors-yellow)',
  '--booked-out': '#CBC3B5',
  '[data-theme=dark] &': { '--weekend': '#1E1B18', '--yes': '#63C08A', '--booked-out': '#38332D' },
  '& .bar': {
    position: 'absolute',
    zIndex: 1,
    top: '4px',
    bottom: '4px',
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    px: '3px',
    whiteSpace: 'nowrap',
    textAlign: 'left',
    fontSize: '11px',
    fontWeight: 'medium',
    fontStretch: '78%',
    lineHeight: 1,
    border: '1px solid',
    borderColor: 'fg',
    color: 'fg',
    bg: 'bg',
    cursor: 'pointer',
    printColorAdjust: 'exact',
  },
  '& .bar > b': { fontFamily: 'mono', fontWeight: 'normal', fontStretch: '100%' },
  '& .bar > span': { overflow: 'hidden' },
  '& .bar > i': {
    ml: 'auto',
    mr: '-3px',
    px: '2px',
    alignSelf: 'stretch',
    alignContent: 'center',
    fontFamily: 'mono',
    fontSize: '10px',
    fontStyle: 'normal',
    bg: 'fg',
    color: 'bg',
  },
  // The label that runs on over free days.
  '& .bar > em': {
    position: 'absolute',
    left: 'calc(100% + 5px)',
    fontStyle: 'normal',
    color: 'fg',
    // Room for the tails of letters, which would be cut.
    lineHeight: 1.4,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    pointerEvents: 'none',
  },
  '& .bar.confirmed': { zIndex: 2, bg: 'fg', color: 'bg' },
  '& .bar.yes': { boxShadow: 'inset 0 -3px 0 var(--yes)' },
  '& .bar.conditional': { background: `${STRIPED}, var(--agency-colors-bg)` },
  '& .bar.challenged': { backgroundImage: HATCHED },
  '& .bar.challenged.conditional': { background: `${STRIPED}, ${HATCHED}, var(--agency-colors-bg)` },
  '& .bar.challenged > b, & .bar.challenged > span': { bg: 'bg', px: '2px' },
  '& .bar.travel': { zIndex: 2, borderStyle: 'dotted', borderWidth: '2px' },
  '& .bar.bookout': {
    zIndex: 0,
    top: '2px',
    bottom: '2px',
    bg: 'var(--booked-out)',
    borderColor: 'var(--booked-out)',
  },
  '& .bar.cannot': { borderWidth: '2px', borderColor: 'danger' },
  '& .bar.lit': { outline: '2px solid', outlineColor: 'accent' },
  '& .bar::before': { ...END, left: 0 },
  '& .bar::after': { ...END, right: 0 },
}
