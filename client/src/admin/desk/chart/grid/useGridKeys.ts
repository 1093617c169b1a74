import type { KeyboardEvent } from 'react'
import { areKeysOn } from '../../../../lib/useKeys'
import { beginMove, moveByKey } from './barMoves'
import { barsOn, type ChartRow } from './chartRows'
import type { useBarMove } from './useBarMove'
import type { Place, Selection, useSelection } from './useSelection'

const STEPS: Record<string, [rows: number, halves: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

type Given = {
  rows: readonly ChartRow[]
  halves: number
  selecting: ReturnType<typeof useSelection>
  moving: ReturnType<typeof useBarMove>
  reveal: (place: Place) => void
  onHold: (selection: Selection) => void
  onOpen: (place: Place) => void
  onMark: (row: number) => void
  onCard: (row: number) => void
}

/** The chart by keyboard: chooses halves, opens or holds them, takes up a bar and moves it. */
export function useGridKeys(given: Given) {
  const { rows, halves, selecting, moving, reveal, onHold, onOpen, onMark, onCard } = given
  const { cursor, selection, go } = selecting
  const { move } = moving
  const bars = () => {
    const row = rows[cursor.row]
    return row ? barsOn(row, cursor.half) : []
  }
  const act = () => {
    const [first, last] = selection.halves
    const isOne = first === last && selection.rows[0] === selection.rows[1]
    if (isOne && bars().length > 0) onOpen(cursor)
    else onHold(selection)
  }
  /** Takes up the bar under the cursor; again the next one of the same half. */
  const takeUp = () => {
    const all = bars()
    const next = all[((move ? all.indexOf(move.bar) : -1) + 1) % all.length]
    if (next) moving.setMove(beginMove(cursor.row, next))
  }
  /** The keys while a bar is being moved; false for others. */
  const onMoveKey = (event: KeyboardEvent): boolean => {
    if (!move) return false
    const next = moveByKey(move, event, { rows: rows.length, halves })
    if (next) {
      moving.setMove(next)
      reveal({ row: next.toRow, half: event.shiftKey ? next.start : next.start + next.length - 1 })
    } else if (event.key === 'Enter') moving.drop(move)
    else if (event.key === 'Escape') moving.cancel()
    else return false
    return true
  }
  return (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (onMoveKey(event)) event.stopPropagation()
    else if (event.key === 'm' && areKeysOn()) takeUp()
    else if (event.key === 'x' && areKeysOn()) onMark(cursor.row)
    else if (event.key === 'v' && areKeysOn()) onCard(cursor.row)
    else if (step) reveal(go({ row: cursor.row + step[0], half: cursor.half + step[1] }, event.shiftKey))
    else if (event.key === 'Enter') act()
    else return
    event.preventDefault()
  }
}
