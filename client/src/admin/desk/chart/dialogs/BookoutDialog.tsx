import { useState } from 'react'
import type { BookoutView } from '../../../../../../shared/desk/chart/bookouts'
import { dotted } from '../../../../../../shared/format'
import { NotLoaded } from '../../../../design/feedback/NotLoaded'
import { trpc } from '../../../../lib/trpc'
import { DecisionDialog } from '../../../forms/DecisionDialog'
import { adminQueryOptions } from '../../../lists/listQueryOptions'
import { chart } from '../copy'
import type { BarMove } from '../grid/barMoves'
import { type ChartRow, halfAt, placeOf } from '../grid/chartRows'
import { useMove } from '../useMove'
import { type Span, SpanFields } from './SpanFields'

const copy = chart.bookout

type Props = { row: ChartRow; move: BarMove; from: string; onClose: () => void }

/** Other days for a bookout, of which the chart may show only a part. */
export default function BookoutDialog({ row: { model }, move, from, onClose }: Props) {
  const [chosen, setChosen] = useState<Span | null>(null)
  const answer = trpc.desk.bookouts.list.useQuery({ modelId: model.id }, { ...adminQueryOptions, gcTime: 0 })
  const { changeBookout, decisionKey, refusal, forget, isBusy, changed } = useMove(
    copy.done(model.name),
    onClose,
  )
  const bookout = answer.data?.find(({ fromDay, fromHalf, toDay, toHalf }) => {
    const { start } = move.bar
    const first = placeOf(from, { day: fromDay, half: fromHalf })
    return first <= start && placeOf(from, { day: toDay, half: toHalf }) >= start
  })
  const was = bookout && spanOf(bookout)
  const span = chosen ?? (was && draggedSpan(was, move, from))
  const outcome = was && span && outcomeOf(was, span, from)
  return (
    <DecisionDialog
      title={copy.title(model.name)}
      of={{ face: model.face, name: model.name }}
      act={copy.act}
      isBusy={isBusy}
      isWaiting={outcome !== 'longer' && outcome !== 'shorter'}
      decisions={{ refusal, forget }}
      onAct={() => {
        if (!bookout || !span) return
        const { id, fromDay, fromHalf, toDay, toHalf } = bookout
        const now = { fromDay: span.first.day, fromHalf: span.first.half }
        const end = { toDay: span.last.day, toHalf: span.last.half }
        changeBookout.mutate({ id, ...now, ...end, was: { fromDay, fromHalf, toDay, toHalf }, decisionKey })
      }}
      onClose={onClose}
    >
      {bookout && span && outcome ? (
        <>
          <p>{dotted([chart.hold.reasons[bookout.kind as keyof typeof chart.hold.reasons], bookout.note])}</p>
          <SpanFields
            span={span}
            onChange={(next) => {
              changed()
              setChosen(next)
            }}
          />
          <p aria-live="polite">{copy.outcomes[outcome]}</p>
        </>
      ) : answer.data && !answer.isError ? (
        <p>{copy.over}</p>
      ) : (
        <NotLoaded query={answer} copy={chart.queue} />
      )}
    </DecisionDialog>
  )
}

const spanOf = ({ fromDay, fromHalf, toDay, toHalf }: BookoutView): Span => ({
  first: { day: fromDay, half: fromHalf },
  last: { day: toDay, half: toHalf },
})

/** The bookout with the end that was dragged. */
function draggedSpan({ first, last }: Span, { start, length, bar }: BarMove, from: string): Span {
  const end = start + length
  return {
    first: start === bar.start ? first : halfAt(from, start),
    last: end === bar.start + bar.length ? last : halfAt(from, end - 1),
  }
}

/** What other days mean: `wrong` and `same` change nothing. */
function outcomeOf(was: Span, now: Span, from: string): keyof typeof copy.outcomes {
  const [start, end] = [placeOf(from, now.first), placeOf(from, now.last)]
  const [first, last] = [placeOf(from, was.first), placeOf(from, was.last)]
  if (!(start <= end)) return 'wrong'
  if (start === first && end === last) return 'same'
  return start < first || end > last ? 'longer' : 'shorter'
}
