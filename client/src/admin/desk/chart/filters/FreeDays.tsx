import { deskDay } from '../../../../../../shared/desk/dayWords'
import { dayAfter } from '../../../../../../shared/time/days'
import { DayField } from '../../../forms/DayField'
import { chart as copy } from '../copy'
import { freeSpan } from './chartFilters'

type Free = { freeFrom: string; freeTo: string }
type Props = {
  free: Free
  shown: { from: string; days: number }
  onChange: (free: Partial<Free>) => void
}

/** From when to when somebody is free; at first on all days that are shown. */
export function FreeDays({ free, shown, onChange }: Props) {
  const last = dayAfter(shown.from, shown.days - 1)
  const error = freeSpan(shown, free) ? undefined : copy.freeOutside(deskDay(shown.from), deskDay(last))
  const limits = { min: shown.from, max: last }
  return (
    <>
      <DayField
        label={copy.freeFrom}
        {...limits}
        error={error}
        value={free.freeFrom || shown.from}
        onChange={({ currentTarget: { value } }) => onChange({ freeFrom: value === shown.from ? '' : value })}
      />
      <DayField
        label={copy.freeTo}
        {...limits}
        value={free.freeTo || last}
        onChange={({ currentTarget: { value } }) => onChange({ freeTo: value === last ? '' : value })}
      />
    </>
  )
}
