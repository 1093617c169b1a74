import { useState } from 'react'
import { chart } from '../copy'
import { type BarMove, halvesOnlyIn } from '../grid/barMoves'
import { type ChartRow, halfAt, placeOf } from '../grid/chartRows'
import { useMove } from '../useMove'
import { MoveDialog } from './MoveDialog'
import { type Span, SpanFields } from './SpanFields'

const copy = chart.move
/** As many halves as a request may have. */
const HALVES_MAX = 184

type Props = { row: ChartRow; move: BarMove; from: string; onClose: () => void }

/** Other days for a talent: what a dragged end says, open to be corrected. */
export default function DaysDialog({ row, move, from, onClose }: Props) {
  const { bar } = move
  const [span, setSpan] = useState<Span>(() => ({
    first: halfAt(from, move.start),
    last: halfAt(from, move.start + move.length - 1),
  }))
  const { model } = row
  const { setDays, decisionKey, refusal, isBusy, changed } = useMove(copy.daysDone(model.name), onClose)
  const start = placeOf(from, span.first)
  const length = placeOf(from, span.last) - start + 1
  const isWrong = Number.isNaN(length) || length < 1 || length > HALVES_MAX
  const now = { start, length }
  const halves = isWrong ? null : { takes: halvesOnlyIn(now, bar, from), frees: halvesOnlyIn(bar, now, from) }
  const isSame = halves?.takes.length === 0 && halves.frees.length === 0
  const wanted =
    halves && !isSame && bar.job ? { modelId: model.id, jobNumber: bar.job.number, ...halves } : null
  return (
    <MoveDialog
      title={copy.daysTitle(model.name, bar.job?.title ?? '')}
      act={copy.days}
      wanted={wanted}
      missing={isWrong ? copy.wrongOrder : copy.same}
      refusal={refusal}
      isBusy={isBusy}
      onAct={(version) => wanted && setDays.mutate({ ...wanted, version, decisionKey })}
      onClose={onClose}
    >
      <SpanFields
        span={span}
        onChange={(next) => {
          changed()
          setSpan(next)
        }}
      />
    </MoveDialog>
  )
}
