import { Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { HALVES, type Half } from '../../../../shared/deskLists'
import { chart } from '../../copy/chart'
import { SelectField } from '../../design/form/SelectField'
import { TextField } from '../../design/form/TextField'
import { type BarMove, halvesOnlyIn } from './barMoves'
import { type ChartRow, halfAt, placeOf } from './chartRows'
import { MoveDialog } from './MoveDialog'
import { useMove } from './useMove'

const words = chart.move
/** As many halves as a request may have. */
const HALVES_MAX = 184

type Props = { row: ChartRow; move: BarMove; from: string; onClose: () => void }

/** Other days for a talent: what a dragged end says, open to be corrected. */
export function DaysDialog({ row, move, from, onClose }: Props) {
  const { bar } = move
  const [first, setFirst] = useState(() => halfAt(from, move.start))
  const [last, setLast] = useState(() => halfAt(from, move.start + move.length - 1))
  const { model } = row
  const { setDays, decisionKey, refusal, isBusy, changed } = useMove(words.daysDone(model.name), onClose)
  const start = placeOf(from, first)
  const length = placeOf(from, last) - start + 1
  const isWrong = Number.isNaN(length) || length < 1 || length > HALVES_MAX
  const now = { start, length }
  const halves = isWrong ? null : { takes: halvesOnlyIn(now, bar, from), frees: halvesOnlyIn(bar, now, from) }
  const isSame = halves?.takes.length === 0 && halves.frees.length === 0
  const wanted =
    halves && !isSame && bar.job ? { modelId: model.id, jobNumber: bar.job.number, ...halves } : null
  const edges = [
    { at: first, set: setFirst, day: words.firstDay, half: words.firstHalf },
    { at: last, set: setLast, day: words.lastDay, half: words.lastHalf },
  ]
  return (
    <MoveDialog
      title={words.daysTitle(model.name, bar.job?.title ?? '')}
      act={words.days}
      wanted={wanted}
      missing={isWrong ? words.wrongOrder : words.same}
      refusal={refusal}
      isBusy={isBusy}
      onAct={(version) => wanted && setDays.mutate({ ...wanted, version, decisionKey })}
      onClose={onClose}
    >
      {edges.map(({ at, set, day, half }) => (
        <Grid key={day} gap={3} templateColumns="minmax(0, 1fr) minmax(0, 1fr)" alignItems="end">
          <TextField
            label={day}
            type="date"
            value={at.day}
            onChange={({ currentTarget: { value } }) => {
              changed()
              set({ ...at, day: value })
            }}
          />
          <SelectField
            label={half}
            value={at.half}
            choices={HALVES.map((value) => ({ value, words: chart.halves[value] }))}
            onChange={({ currentTarget: { value } }) => {
              changed()
              set({ ...at, half: value as Half })
            }}
          />
        </Grid>
      ))}
    </MoveDialog>
  )
}
