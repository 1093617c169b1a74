import { deskDay } from '../../../../../../shared/desk/dayWords'
import { TextField } from '../../../../design/form/TextField'
import { desk } from '../../copy'

const copy = desk.job.percent

/** What a percent field says: null when it is empty, undefined when it is no percent. */
export function percentOf(given: string): number | null | undefined {
  if (given.trim() === '') return null
  const percent = Number(given)
  return Number.isInteger(percent) && percent >= 0 && percent <= 100 ? percent : undefined
}

type Props = { day: string; value: string; isChecked: boolean; onChange: (value: string) => void }

/** The part of the fee that the client still owes for a date that it cancels. */
export const PercentField = ({ day, value, isChecked, onChange }: Props) => (
  <TextField
    label={copy.label(deskDay(day))}
    help={copy.help}
    inputMode="numeric"
    error={isChecked && percentOf(value) === undefined ? copy.wrong : undefined}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)
