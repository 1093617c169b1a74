import { Box, chakra } from '@chakra-ui/react'
import { type CSSProperties, memo, type PointerEvent, useMemo } from 'react'
import { FaceImage } from '../../../../design/media/FaceImage'
import { bulk } from '../../../bulk/copy'
import { FACE_PX } from '../chartStyles'
import { chart as copy } from '../copy'
import { labelsOf, NO_LABEL } from './barLabels'
import type { Grip } from './barMoves'
import { ChartBar } from './ChartBar'
import { type ChartRow, halfWords, type RowBar } from './chartRows'
import { HOVER_ID } from './HoverCard'

/** What a row tells the grid. */
export type LineEvents = {
  open: (row: number, half: number) => void
  grab: (row: number, bar: RowBar, grip: Grip, event: PointerEvent) => void
  point: (row: number, bar: RowBar | null) => void
  mark: (row: number) => void
  card: (row: number) => void
}

/** What all rows share: one object for as long as nothing of it changes, so that no row is drawn again for it. */
export type RowFrame = {
  from: string
  halfPx: number
  /** how many halves the window has */
  halves: number
  hasFaces: boolean
  /** the days as they are drawn behind the bars */
  track: CSSProperties
  /** of the cell that says the half under the keyboard */
  cursorId: string
}

type Props = {
  row: ChartRow
  /** its place among the rows that are shown */
  at: number
  frame: RowFrame
  /** where it is, and how high */
  top: number
  height: number
  /** the job that is pointed at: its bars are marked in all rows */
  lit: string | null
  isMarked: boolean
  /** the halves that are chosen in this row */
  chosen: [first: number, last: number] | null
  /** where a bar that is being moved would be */
  ghost: [start: number, length: number] | null
  /** the half under the keyboard */
  cursor: number | null
  events: LineEvents
}

const spanStyle = (start: number, length: number, halfPx: number) => ({
  left: start * halfPx,
  width: length * halfPx,
})

/** One talent's row: the name, which stays in sight, and its bars. Drawn again only when something in it changes. */
export const ChartLine = memo(function ChartLine(props: Props) {
  const { row, at, frame, top, height, lit, isMarked, chosen, ghost, cursor, events } = props
  const { from, halfPx, halves, hasFaces, track, cursorId } = frame
  const { model, drawn, head } = row
  const labels = useMemo(() => labelsOf(row, halves, halfPx), [row, halves, halfPx])
  return (
    <Box
      role="row"
      aria-rowindex={at + 2}
      className={['row', head && 'grouped', cursor !== null && 'at'].filter(Boolean).join(' ')}
      style={{ transform: `translateY(${top}px)`, height }}
    >
      {head ? (
        <Box role="rowheader" className="group">
          <span>{head}</span>
        </Box>
      ) : null}
      <Box role="rowheader" className="name" aria-label={copy.rowName(model.name, model.city, isMarked)}>
        <button
          type="button"
          className="open"
          tabIndex={-1}
          aria-label={copy.openCard(model.name)}
          onClick={() => events.card(at)}
        />
        {hasFaces ? <FaceImage face={model.face} name={model.name} px={FACE_PX} /> : null}
        <b>{model.name}</b>
        {model.city && !hasFaces ? <small>{model.city}</small> : null}
        <input
          type="checkbox"
          className="tick"
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
        aria-label={drawn.length === 0 ? copy.freeAll : undefined}
        data-row={at}
        style={track}
      >
        {chosen ? (
          <div className="chosen" style={spanStyle(chosen[0], chosen[1] - chosen[0] + 1, halfPx)} />
        ) : null}
        {drawn.map((bar, index) => (
          <ChartBar
            key={`${bar.start} ${bar.kind}`}
            bar={bar}
            label={labels[index] ?? NO_LABEL}
            from={from}
            halfPx={halfPx}
            isLit={lit !== null && bar.job?.number === lit}
            onOpen={() => events.open(at, bar.start)}
            onGrab={(grip, event) => events.grab(at, bar, grip, event)}
            onPoint={(pointed) => events.point(at, pointed)}
          />
        ))}
        {ghost ? <div className="ghost" style={spanStyle(ghost[0], ghost[1], halfPx)} /> : null}
      </Box>
      {cursor === null ? null : (
        <chakra.span
          id={cursorId}
          role="gridcell"
          aria-label={halfWords(row, from, cursor)}
          aria-describedby={HOVER_ID}
        />
      )}
    </Box>
  )
})
