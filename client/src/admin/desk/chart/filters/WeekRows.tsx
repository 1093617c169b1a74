import { Box, chakra, Flex } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { deskDay } from '../../../../../../shared/desk/dayWords'
import { dayAfter } from '../../../../../../shared/time/days'
import { FaceImage } from '../../../../design/media/FaceImage'
import { daysBackground } from '../chartStyles'
import { chart as copy } from '../copy'
import { BarText } from '../grid/BarText'
import { NO_LABEL } from '../grid/barLabels'
import { barClass, barsOn, barWords, type ChartRow, type RowBar, spanWords } from '../grid/chartRows'
import { markStyles } from '../markStyles'

const DAYS = 7
const DAY_PX = 34
const FACE_PX = 32
const WEEKDAYS = ['S', 'M', 'T', 'W', 'T', 'F', 'S']

type Props = {
  rows: readonly ChartRow[]
  from: string
  today: string
  onOpen: (row: number, half: number) => void
}

/** Without the year. */
const dayWords = (day: string) => deskDay(day)

/** There is room for the place in line, and on a whole day for how many wait behind it. */
const weekLabel = ({ rank, behind, length }: RowBar) => ({
  ...NO_LABEL,
  place: rank > 0 ? `${rank}` : '',
  behind: behind > 0 && length > 1 ? `+${behind}` : '',
})

/** A week on a phone: a row a talent. A press on a day opens it; on the name, the first day on which something is. */
export const WeekRows = ({ rows, from, today, onOpen }: Props) => (
  <Box css={{ ...markStyles, ...rowStyles }}>
    <WeekHead from={from} today={today} />
    <ul aria-label={copy.week.title}>
      {rows.map((row, at) => (
        <li key={row.model.id} className="line">
          <WeekRow row={row} from={from} onOpen={(half) => onOpen(at, half)} />
        </li>
      ))}
    </ul>
  </Box>
)

const rowStyles = {
  // Rows out of sight are not drawn: there may be a thousand.
  '& .line': { contentVisibility: 'auto', containIntrinsicHeight: '48px' },
  '& .line > button, & .head': {
    display: 'grid',
    gridTemplateColumns: `${FACE_PX}px minmax(0, 1fr) ${DAY_PX * DAYS}px`,
    columnGap: '8px',
    alignItems: 'center',
    width: '100%',
    height: '48px',
    paddingLeft: '16px',
    textAlign: 'left',
  },
  '& .line > button': { borderBottom: '1px solid var(--agency-colors-hairline)', cursor: 'pointer' },
  '& .line > button:focus-visible': { outlineOffset: '-3px' },
  '& .name': {
    fontSize: '0.875rem',
    fontWeight: 'semibold',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .days': { position: 'relative', alignSelf: 'stretch', overflow: 'hidden' },
  '& .days > .bar': { top: '11px', bottom: '11px', justifyContent: 'center', fontSize: '12px' },
} as const

function WeekHead({ from, today }: Pick<Props, 'from' | 'today'>) {
  return (
    <Box data-theme="dark" className="head" position="sticky" top="var(--sticky-top)" zIndex={3}>
      <chakra.span gridColumn="1 / 3" fontSize="0.8125rem" color="fgQuiet">
        {copy.to(dayWords(from), dayWords(dayAfter(from, DAYS - 1)))}
      </chakra.span>
      <Flex alignSelf="stretch">
        {Array.from({ length: DAYS }, (_, at) => dayAfter(from, at)).map((day) => (
          <chakra.span
            key={day}
            width={`${DAY_PX}px`}
            alignContent="center"
            textAlign="center"
            fontFamily="mono"
            fontSize="0.8125rem"
            lineHeight="1rem"
            bg={day === today ? 'accent' : undefined}
            color={day === today ? 'print' : undefined}
          >
            <chakra.span display="block" fontFamily="body" fontSize="0.625rem" lineHeight="0.75rem">
              {WEEKDAYS[new Date(day).getUTCDay()]}
            </chakra.span>
            {Number(day.slice(8))}
          </chakra.span>
        ))}
      </Flex>
    </Box>
  )
}

function WeekRow({ row, from, onOpen }: { row: ChartRow; from: string; onOpen: (half: number) => void }) {
  const shown = row.drawn.filter(({ start }) => start < DAYS * 2)
  const held = barsOn(row, 0, DAYS * 2)
  /** The day under the finger, on its half that is held; the row itself opens the first day with something. */
  const halfOf = (event: MouseEvent<HTMLButtonElement>) => {
    const days = event.currentTarget.querySelector('.days')?.getBoundingClientRect()
    const isOnDay = days && days.width > 0 && event.detail > 0 && event.clientX >= days.left
    const first = isOnDay
      ? Math.min(DAYS - 1, Math.floor((event.clientX - days.left) / DAY_PX)) * 2
      : (held[0]?.start ?? 0)
    return isOnDay && barsOn(row, first).length === 0 && barsOn(row, first + 1).length > 0 ? first + 1 : first
  }
  const said = held.map((bar) => `${spanWords(from, bar.start, bar.length)}, ${barWords(bar)}`).join('; ')
  return (
    <button
      type="button"
      aria-label={copy.week.row(row.model.name, said || copy.freeAll)}
      onClick={(event) => onOpen(halfOf(event))}
    >
      <FaceImage face={row.model.face} name={row.model.name} px={FACE_PX} />
      <span className="name">{row.model.name}</span>
      <span className="days" style={daysBackground(from, DAY_PX)}>
        {shown.map((bar) => (
          <span
            key={`${bar.start} ${bar.kind}`}
            className={barClass(bar)}
            style={{ left: (bar.start * DAY_PX) / 2 + 2, width: (bar.length * DAY_PX) / 2 - 4 }}
          >
            <BarText label={weekLabel(bar)} />
          </span>
        ))}
      </span>
    </button>
  )
}
