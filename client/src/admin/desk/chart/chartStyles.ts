import type { SystemStyleObject } from '@chakra-ui/react'

export const LANE_PX = 24
export const NAME_PX = 208
export const FACE_PX = 24
export const HEAD_PX = 64
export const GROUP_PX = 28

const HATCHED = 'repeating-linear-gradient(135deg, transparent 0 6px, var(--agency-colors-hairline) 6px 7px)'
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
    px: 3,
    lineHeight: `${GROUP_PX}px`,
    fontWeight: 'semibold',
  },
  '& .mark': {
    position: 'absolute',
    right: '6px',
    top: '50%',
    marginTop: '-10px',
    width: '20px',
    height: '20px',
  },
  '& .name': {
    position: 'sticky',
    left: 0,
    zIndex: 2,
    flex: 'none',
    width: `${NAME_PX}px`,
    pl: `${FACE_PX + 20}px`,
    pr: 8,
    alignContent: 'center',
    overflow: 'hidden',
    bg: 'surface',
    borderRight: '1px solid',
    borderColor: 'hairline',
  },
  '& .face': {
    position: 'absolute',
    left: '12px',
    top: '50%',
    marginTop: `-${FACE_PX / 2}px`,
  },
  '& .name > b, & .name > small': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .name > b': { fontWeight: 'semibold' },
  '& .name > small': { fontSize: '0.75rem', lineHeight: '1rem', color: 'fgQuiet' },
  '& .track': { position: 'relative', flex: 'none', cursor: 'cell' },
  '& .chosen': {
    position: 'absolute',
    insetY: '2px',
    outline: '2px solid',
    outlineColor: 'accent',
    pointerEvents: 'none',
  },
  '& .ghost': {
    position: 'absolute',
    insetY: '3px',
    border: '2px dashed',
    borderColor: 'accent',
    bg: 'color-mix(in srgb, var(--agency-colors-accent) 18%, transparent)',
    pointerEvents: 'none',
  },
  '& .bar': {
    position: 'absolute',
    height: '1.25rem',
    px: 1,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textAlign: 'left',
    fontSize: '0.75rem',
    lineHeight: '1.125rem',
    border: '1px solid',
    borderColor: 'fg',
    color: 'fg',
    bg: 'surface',
    cursor: 'pointer',
  },
  '& .bar.confirmed': { bg: 'fg', color: 'bg' },
  '& .bar.challenged': { backgroundImage: HATCHED },
  '& .bar.cannot': { borderStyle: 'dashed', borderColor: 'danger', color: 'danger' },
  '& .bar.travel': { bg: 'bg', borderStyle: 'dotted', borderWidth: '2px', lineHeight: '1rem' },
  '& .bar.bookout': { bg: 'hairline', borderColor: 'hairline' },
  '& .bar.lit': { outline: '2px solid', outlineColor: 'accent' },
  '& .bar::before': { ...END, left: 0 },
  '& .bar::after': { ...END, right: 0 },
}

const WEEK_DAYS = 7
/** Saturday, as a day of the week counts from Sunday. */
const SATURDAY = 6

/** The background of every row: a line before each day, and weekends tinted. */
export function daysBackground(from: string, dayPx: number) {
  const untilSaturday = (SATURDAY - new Date(from).getUTCDay()) % WEEK_DAYS
  const line = 'linear-gradient(to right, var(--agency-colors-hairline) 1px, transparent 1px)'
  const tint = 'color-mix(in srgb, var(--agency-colors-bg) 60%, transparent)'
  const weekend = `linear-gradient(to right, ${tint} ${dayPx * 2}px, transparent ${dayPx * 2}px)`
  return {
    backgroundImage: `${line}, ${weekend}`,
    backgroundSize: `${dayPx}px 100%, ${dayPx * WEEK_DAYS}px 100%`,
    backgroundPosition: `0 0, ${untilSaturday * dayPx}px 0`,
  }
}
