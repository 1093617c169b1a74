import { Box, chakra, Flex } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import type { Chart } from '../../../../../shared/desk/chart/chart'
import { Button } from '../../../design/actions/Button'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { BulkBar } from '../../bulk/BulkBar'
import { useMarks } from '../../bulk/useMarks'
import { lateDialog } from '../../forms/lateDialog'
import { AddTo } from '../adding/AddTo'
import { NoTalents } from '../talents/NoTalents'
import { TalentPanel } from '../talents/TalentLink'
import { chart as copy } from './copy'
import { filterRows, type Wanted } from './filters/chartFilters'
import { WeekRows } from './filters/WeekRows'
import { type BarMove, beginMove, isOtherTalent } from './grid/barMoves'
import { ChartGrid } from './grid/ChartGrid'
import { type GroupBy, groupRows } from './grid/chartGroups'
import { barsOn, type ChartRow, rowsOf, spanWords } from './grid/chartRows'
import { MovedBar } from './grid/MovedBar'
import { type Place, type Selection, useSelection } from './grid/useSelection'
import type { useChartChoices } from './useChartChoices'

const HoldDialog = lateDialog(() => import('./dialogs/HoldDialog'))
const QueueDialog = lateDialog(() => import('./dialogs/QueueDialog'))

type Props = {
  chart: Chart
  isWide: boolean
  /** The last reading failed: what is shown may be old, so nothing can be held. */
  isOld: boolean
  wanted: Wanted
  groupBy: GroupBy
  choices: ReturnType<typeof useChartChoices>
}

/** The chart as it was read: the grid, or on a phone the lists of a day, with their dialogs. */
export function ChartAnswer({ chart, isWide, isOld, wanted, groupBy, choices }: Props) {
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
  const [card, setCard] = useState<ChartRow['model'] | null>(null)
  if (all.length === 0 || rows.length === 0)
    return (
      <Box px={4}>
        {all.length === 0 ? (
          <NoTalents more={copy.emptyMore}>{copy.empty}</NoTalents>
        ) : (
          <NobodyShown onlyHeld={choices.onlyHeld} onAll={() => choices.choose('onlyHeld', false)} />
        )}
      </Box>
    )
  const openedRow = opened && rows[opened.row]
  // On a phone a free day is held whole.
  const day = opened ? opened.half - (opened.half % 2) : 0
  const count = !isWide && openedRow && barsOn(openedRow, day, 2).length === 0 ? 2 : 1
  const hold = (selection: Selection) =>
    !isOld &&
    setHeld({ rows: rows.slice(selection.rows[0], selection.rows[1] + 1), halves: selection.halves })
  const move = (given: BarMove, isPassed = isOtherTalent(given)) =>
    !isOld && setMoved({ move: given, isPassed })
  const marked = all.filter(({ model }) => marks.isMarked(model.id))
  const [first, last] = selecting.selection.halves
  return (
    <Flex direction="column" flex="1 1 auto" minH={0} opacity={isOld ? 0.5 : undefined}>
      {chart.isCut ? (
        <chakra.p px={4} mb={3}>
          {copy.cut}
        </chakra.p>
      ) : null}
      {isWide ? (
        <ChartGrid
          chart={chart}
          rows={rows}
          selecting={selecting}
          onHold={hold}
          onOpen={setOpened}
          onMove={move}
          onCard={(row) => setCard(rows[row]?.model ?? null)}
          marks={marks}
          hasFaces={choices.hasFaces}
          title={choices.onlyHeld ? copy.namesHeld(rows.length) : copy.names(rows.length)}
        />
      ) : (
        <WeekRows
          rows={rows}
          from={chart.from}
          today={chart.today}
          onOpen={(row, half) => setOpened({ row, half })}
        />
      )}
      <Box px={4}>
        <BulkBar marks={marks}>
          <Button
            variant="primary"
            size="touch"
            disabled={isOld}
            onClick={() => setHeld({ rows: marked, halves: selecting.selection.halves })}
          >
            {copy.holdMarked(spanWords(chart.from, first, last - first + 1))}
          </Button>
          <AddTo talents={marked.map(({ model: { id, name } }) => ({ id, name }))} onAdded={marks.clear} />
        </BulkBar>
      </Box>
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
      {card ? <TalentPanel modelId={card.id} name={card.name} onClose={() => setCard(null)} /> : null}
      {held && held.rows.length > 0 ? (
        <HoldDialog rows={held.rows} from={chart.from} halves={held.halves} onClose={() => setHeld(null)} />
      ) : null}
      {moved ? (
        <MovedBar {...moved} rows={rows} all={all} from={chart.from} onClose={() => setMoved(null)} />
      ) : null}
    </Flex>
  )
}

function NobodyShown({ onlyHeld, onAll }: { onlyHeld: boolean; onAll: () => void }) {
  if (!onlyHeld) return <EmptyState>{copy.nobody}</EmptyState>
  return (
    <EmptyState
      action={
        <Button variant="outline" onClick={onAll}>
          {copy.showAll}
        </Button>
      }
    >
      {copy.nobodyHeld}
    </EmptyState>
  )
}
