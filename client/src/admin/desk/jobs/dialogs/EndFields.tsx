import { TextField } from '../../../../design/form/TextField'
import { DayField } from '../../../forms/DayField'
import { desk } from '../../copy'

const copy = desk.job.end

type Props = {
  /** day and time at the agency, as the fields hold them */
  value: readonly [day: string, time: string]
  error?: string | undefined
  onChange: (value: [day: string, time: string]) => void
}

/** When an option or a challenge ends. */
export function EndFields({ value: [day, time], error, onChange }: Props) {
  return (
    <>
      <DayField
        label={copy.day}
        required
        error={error}
        value={day}
        onChange={(event) => onChange([event.currentTarget.value, time])}
      />
      <TextField
        label={copy.time}
        type="time"
        required
        value={time}
        onChange={(event) => onChange([day, event.currentTarget.value])}
      />
    </>
  )
}
