import { Grid } from '@chakra-ui/react'
import { HALVES, type Half } from '../../../../../../shared/desk/deskLists'
import { SelectField } from '../../../../design/form/SelectField'
import { DayField } from '../../../forms/DayField'
import { chart } from '../copy'

const copy = chart.move

type Edge = { day: string; half: Half }
export type Span = { first: Edge; last: Edge }
type Props = { span: Span; onChange: (span: Span) => void }

/** The first and the last half of some days. */
export function SpanFields({ span, onChange }: Props) {
  const edges = [
    { name: 'first', at: span.first, day: copy.firstDay, half: copy.firstHalf },
    { name: 'last', at: span.last, day: copy.lastDay, half: copy.lastHalf },
  ]
  return edges.map(({ name, at, day, half }) => {
    const set = (changed: Partial<Edge>) => onChange({ ...span, [name]: { ...at, ...changed } })
    return (
      <Grid key={name} gap={3} templateColumns="minmax(0, 1fr) minmax(0, 1fr)" alignItems="end">
        <DayField label={day} value={at.day} onChange={(event) => set({ day: event.currentTarget.value })} />
        <SelectField
          label={half}
          value={at.half}
          choices={HALVES.map((value) => ({ value, words: chart.halves[value] }))}
          onChange={(event) => set({ half: event.currentTarget.value as Half })}
        />
      </Grid>
    )
  })
}
