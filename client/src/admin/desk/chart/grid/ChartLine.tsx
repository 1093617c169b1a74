import { Box, chakra } from '@chakra-ui/react'
import { type CSSProperties, memo, type PointerEvent } from 'react'
import { FaceImage } from '../../../../design/media/FaceImage'
import { bulk } from '../../../bulk/copy'
import { FACE_PX } from '../chartStyles'
import { chart as words } from '../copy'
import type { Grip } from './barMoves'
import { ChartBar } from './ChartBar'
import { type ChartRow, halfWords, type RowBar } from './chartRows'

/** What a row tells the grid; the same functions for as long as the grid is shown. */
export type LineEvents = {
  open: (row: number, half: number) => void
  grab: (row: number, bar: RowBar, grip: Grip, event: PointerEvent) => void
  point: (job: string | null) => void
  mark: (row: number) => void
}

type Props = {
  row: ChartRow
  /** its place among the rows that are shown */
  at: number
  from: string
  halfPx: number
  /** where it is, and how high */
  top: number
  height: number
  /** the days as they are drawn behind the bars */
  days: CSSProperties
  /** the job that is pointed at: its bars are marked in all rows */
  lit: string | null
  isMarked: boolean
  /** the halves that are chosen in this row */
  chosen: [first: number, last: number] | null
  /** where a bar that is being moved would be */
  ghost: [start: number, length: number] | null
  /** the half under the keyboard, and the id of the cell that says it */
  cursor: number | null
  cursorId: string
  events: LineEvents
}

const spanStyle = (start: number, length: number, halfPx: number) => ({
  left: start * halfPx,
  width: length * halfPx,
})

/** One talent's row: the name, which stays in sight, and its bars. Drawn again only when something in it changes. */
export const ChartLine = memo(function ChartLine(props: Props) {
  const { row, at, from, halfPx, top, height, days, lit, isMarked, chosen, ghost } = props
  const { cursor, cursorId, events } = props
  const { model, bars, head } = row
  return (
    <Box
      role="row"
      aria-rowindex={at + 2}
      className={head ? 'row grouped' : 'row'}
      style={{ transform: `translateY(${top}px)`, height }}
    >
      {head ? (
        <Box role="rowheader" className="group">
          <span>{head}</span>
        </Box>
      ) : null}
      <Box role="rowheader" className="name" aria-label={words.rowName(model.name, model.city, isMarked)}>
        <FaceImage face={model.face} name={model.name} px={FACE_PX} className="face" />
        <b>{model.name}</b>
        {model.city ? <small>{model.city}</small> : null}
        <input
          type="checkbox"
          className="mark"
          // The grid is one stop of the keyboard; its key is x.
          tabIndex={-1}
          aria-label={bulk.mark(model.name)}
          checked={isMarked}
          onPointerDown={(event) => event.stopPropagation()}
          onChange={() => events.mark(at)}
        />
      </Box>
      <Box
        role="gridcell"
        className="track"
        aria-label={bars.length === 0 ? words.freeAll : undefined}
        data-row={at}
        style={days}
      >
        {chosen ? (
          <div className="chosen" style={spanStyle(chosen[0], chosen[1] - chosen[0] + 1, halfPx)} />
        ) : null}
        {bars.map((bar) => (
          <ChartBar
            key={`${bar.start} ${bar.lane}`}
            bar={bar}
            from={from}
            halfPx={halfPx}
            isLit={lit !== null && bar.job?.number === lit}
            onOpen={() => events.open(at, bar.start)}
            onGrab={(grip, event) => events.grab(at, bar, grip, event)}
            onPoint={events.point}
          />
        ))}
        {ghost ? <div className="ghost" style={spanStyle(ghost[0], ghost[1], halfPx)} /> : null}
      </Box>
      {cursor === null ? null : (
        <chakra.span id={cursorId} role="gridcell" aria-label={halfWords(row, from, cursor)} />
      )}
    </Box>
  )
})
