import { Box, chakra } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import type { Chart } from '../../../../../shared/desk/chart'
import { Button } from '../../../design/actions/Button'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { BulkBar } from '../../bulk/BulkBar'
import { useMarks } from '../../bulk/useMarks'
import { lateDialog } from '../../forms/lateDialog'
import { chart as words } from './copy'
import { ChartLegend } from './filters/ChartLegend'
import { filterRows, type Wanted } from './filters/chartFilters'
import { DayLists } from './filters/DayLists'
import { type BarMove, beginMove, isOtherTalent } from './grid/barMoves'
import { ChartGrid } from './grid/ChartGrid'
import { type GroupBy, groupRows } from './grid/chartGroups'
import { barsOn, type ChartRow, rowsOf, spanWords } from './grid/chartRows'
import { MovedBar } from './grid/MovedBar'
import { type Place, type Selection, useSelection } from './grid/useSelection'

const HoldDialog = lateDialog(() => import('./dialogs/HoldDialog'))
const QueueDialog = lateDialog(() => import('./dialogs/QueueDialog'))

/** The half of a day on which something is held; the morning where nothing is. */
const heldHalf = (row: ChartRow | undefined) =>
  row && barsOn(row, 0).length === 0 && barsOn(row, 1).length > 0 ? 1 : 0

type Props = {
  chart: Chart
  isWide: boolean
  /** The last reading failed: what is shown may be old, so nothing can be held. */
  isOld: boolean
  wanted: Wanted
  groupBy: GroupBy
}

/** The chart as it was read: the grid, or on a phone the lists of a day, with their dialogs. */
export function ChartAnswer({ chart, isWide, isOld, wanted, groupBy }: Props) {
  const all = useMemo(() => rowsOf(chart), [chart])
  const rows = useMemo(
    () => groupRows(filterRows(all, chart, wanted), isWide ? groupBy : 'none', chart.boards),
    [all, chart, wanted, isWide, groupBy],
  )
  const marks = useMarks(all.map(({ model }) => ({ id: model.id, title: model.name })))
  const selecting = useSelection(rows.length, chart.days * 2)
  const [held, setHeld] = useState<{ rows: ChartRow[]; halves: Selection['halves'] } | null>(null)
  const [opened, setOpened] = useState<Place | null>(null)
  const [moved, setMoved] = useState<{ move: BarMove; isPassed: boolean } | null>(null)
  if (all.length === 0) return <EmptyState more={words.emptyMore}>{words.empty}</EmptyState>
  if (rows.length === 0) return <EmptyState>{words.nobody}</EmptyState>
  const openedRow = opened && rows[opened.row]
  // On a phone a free day is held whole.
  const count = !isWide && openedRow && barsOn(openedRow, 0, 2).length === 0 ? 2 : 1
  const hold = (selection: Selection) =>
    !isOld &&
    setHeld({ rows: rows.slice(selection.rows[0], selection.rows[1] + 1), halves: selection.halves })
  const move = (given: BarMove, isPassed = isOtherTalent(given)) =>
    !isOld && setMoved({ move: given, isPassed })
  const marked = all.filter(({ model }) => marks.isMarked(model.id))
  const [first, last] = selecting.selection.halves
  return (
    <Box opacity={isOld ? 0.5 : undefined}>
      {chart.isCut ? <chakra.p mb={3}>{words.cut}</chakra.p> : null}
      {isWide ? (
        <ChartGrid
          chart={chart}
          rows={rows}
          selecting={selecting}
          onHold={hold}
          onOpen={setOpened}
          onMove={move}
          marks={marks}
        />
      ) : (
        <DayLists rows={rows} first={0} onOpen={(row) => setOpened({ row, half: heldHalf(rows[row]) })} />
      )}
      {isWide ? <ChartLegend /> : null}
      <BulkBar marks={marks}>
        <Button
          variant="primary"
          size="touch"
          disabled={isOld}
          onClick={() => setHeld({ rows: marked, halves: selecting.selection.halves })}
        >
          {words.holdMarked(spanWords(chart.from, first, last - first + 1))}
        </Button>
      </BulkBar>
      {opened && openedRow ? (
        <QueueDialog
          row={openedRow}
          from={chart.from}
          half={opened.half}
          count={count}
          onClose={() => setOpened(null)}
          onMove={(bar, isPassed) => {
            setOpened(null)
            move(beginMove(opened.row, bar), isPassed)
          }}
          onHold={() => {
            setOpened(null)
            hold({ rows: [opened.row, opened.row], halves: [opened.half, opened.half + count - 1] })
          }}
        />
      ) : null}
      {held && held.rows.length > 0 ? (
        <HoldDialog rows={held.rows} from={chart.from} halves={held.halves} onClose={() => setHeld(null)} />
      ) : null}
      {moved ? (
        <MovedBar {...moved} rows={rows} all={all} from={chart.from} onClose={() => setMoved(null)} />
      ) : null}
    </Box>
  )
}
