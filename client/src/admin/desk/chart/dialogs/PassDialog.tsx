import { useState } from 'react'
import { CheckField } from '../../../../design/form/CheckField'
import { ComboBox } from '../../../../design/form/combo/ComboBox'
import { chart } from '../copy'
import { type BarMove, halvesOfSpan } from '../grid/barMoves'
import { barsOn, type ChartRow, isOption, spanWords } from '../grid/chartRows'
import { useMove } from '../useMove'
import { MoveDialog } from './MoveDialog'

const copy = chart.move

type Props = {
  row: ChartRow
  move: BarMove
  /** the talent on whose row the bar was dropped */
  to: string
  /** everybody's bars, to say who is free */
  rows: readonly ChartRow[]
  from: string
  onClose: () => void
}

/** The same dates for another talent: proposed, or on option; the first talent stays unless released here. */
export default function PassDialog({ row, move, to, rows, from, onClose }: Props) {
  const { bar } = move
  const [toModelId, setTo] = useState(to)
  const [placesOption, setPlacesOption] = useState(false)
  const [isReleasing, setReleasing] = useState(false)
  const others = rows.filter(({ model }) => model.id !== row.model.id)
  const other = others.find(({ model }) => model.id === toModelId)?.model.name ?? ''
  const { pass, decisionKey, refusal, isBusy, changed } = useMove(
    copy.passDone(other, bar.job?.title ?? ''),
    onClose,
  )
  const wanted =
    bar.job && toModelId !== ''
      ? {
          modelId: row.model.id,
          jobNumber: bar.job.number,
          halves: halvesOfSpan(bar, from),
          toModelId,
          isOption: placesOption,
          isReleasing,
        }
      : null
  const change = (set: () => void) => {
    changed()
    set()
  }
  return (
    <MoveDialog
      title={copy.passTitle(bar.job?.title ?? '', spanWords(from, bar.start, bar.length))}
      act={placesOption ? copy.passOption : copy.passProposed}
      wanted={wanted}
      missing={copy.noTalent}
      refusal={refusal}
      isBusy={isBusy}
      onAct={(version) => wanted && pass.mutate({ ...wanted, version, decisionKey })}
      onClose={onClose}
    >
      <ComboBox
        label={copy.talent}
        choices={others.map((each) => ({
          value: each.model.id,
          words: each.model.name,
          note: barsOn(each, bar.start, bar.length).length === 0 ? chart.free : copy.notFree,
        }))}
        value={toModelId}
        onChange={(chosen) => change(() => setTo(chosen))}
      />
      <CheckField
        label={copy.asOption}
        checked={placesOption}
        onChange={({ currentTarget: { checked } }) => change(() => setPlacesOption(checked))}
      />
      {isOption(bar.kind) ? (
        <CheckField
          label={copy.release(row.model.name)}
          checked={isReleasing}
          onChange={({ currentTarget: { checked } }) => change(() => setReleasing(checked))}
        />
      ) : null}
    </MoveDialog>
  )
}
