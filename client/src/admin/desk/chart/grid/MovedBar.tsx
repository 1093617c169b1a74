import { lateDialog } from '../../../forms/lateDialog'
import { type BarMove, isOtherTalent } from './barMoves'
import type { ChartRow } from './chartRows'

const BookoutDialog = lateDialog(() => import('../dialogs/BookoutDialog'))
const DaysDialog = lateDialog(() => import('../dialogs/DaysDialog'))
const PassDialog = lateDialog(() => import('../dialogs/PassDialog'))

type Props = {
  move: BarMove
  /** The days are for another talent, also where none is chosen yet. */
  isPassed: boolean
  rows: readonly ChartRow[]
  /** everybody, also who is not shown */
  all: readonly ChartRow[]
  from: string
  onClose: () => void
}

/** Asks before a bar that was moved is saved. */
export function MovedBar({ move, isPassed, rows, all, from, onClose }: Props) {
  const row = rows[move.row]
  if (!row) return null
  const given = { row, move, from, onClose }
  if (move.bar.job === null) return <BookoutDialog {...given} />
  if (!isPassed) return <DaysDialog {...given} />
  const to = isOtherTalent(move) ? (rows[move.toRow]?.model.id ?? '') : ''
  return <PassDialog {...given} to={to} rows={all} />
}
