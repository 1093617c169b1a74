import { Grid } from '@chakra-ui/react'
import { useState } from 'react'
import type { DayHours } from '../../../../../shared/desk/callSheets/hoursLists'
import { Problem } from '../../../design/feedback/Problem'
import { CheckField } from '../../../design/form/CheckField'
import { TextField } from '../../../design/form/TextField'
import { parseApiError } from '../../../lib/apiError'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { FormDialog } from '../../forms/FormDialog'
import { hours as copy } from './hoursCopy'

type Props = {
  record: DayHours
  talent: DayHours['talents'][number]
  onSaved: (next: DayHours) => void
  onClose: () => void
}

/** Writes or corrects the hours of one talent, as the booker was told them. */
export function HoursDialog({ record, talent, onSaved, onClose }: Props) {
  const [last] = talent.entries
  const [typed, type] = useState({
    onSet: last?.onSet ?? talent.call,
    wrapped: last?.wrapped ?? '',
    breakMinutes: String(last?.breakMinutes ?? 0),
    saidBy: record.contact,
    reason: '',
  })
  const [isEarly, setEarly] = useState(last?.isEarly ?? false)
  const [isConfirmed, setConfirmed] = useState(false)
  const save = trpc.desk.hours.save.useMutation({
    onSuccess(next) {
      notifySuccess(copy.saved)
      onSaved(next)
      onClose()
    },
  })
  const error = save.error ? parseApiError(save.error) : null
  const field = (name: keyof typeof typed, label: string) => ({
    label,
    value: typed[name],
    error: error?.issues.find(({ path }) => path === name)?.message,
    onChange: (event: { target: { value: string } }) => type({ ...typed, [name]: event.target.value }),
  })
  const wasConfirmed = last?.confirmedAt != null
  return (
    <FormDialog
      title={(last ? copy.correctOf : copy.writeOf)(talent.name)}
      of={talent}
      submit={copy.save}
      busy={save.isPending}
      busyWords={copy.saving}
      onClose={onClose}
      lead={<Problem>{error && error.issues.length === 0 ? error.message : null}</Problem>}
      onSubmit={(event) => {
        event.preventDefault()
        const { claimId } = talent
        const of = { claimId, dateId: record.date.id, number: last?.number ?? 0 }
        save.mutate({ ...of, ...typed, isEarly, isConfirmed })
      }}
    >
      <Grid gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap={4}>
        <TextField {...field('onSet', copy.onSet)} type="time" />
        <TextField {...field('wrapped', copy.wrapped)} type="time" />
      </Grid>
      <TextField {...field('breakMinutes', copy.breakMinutes)} inputMode="numeric" maxLength={3} />
      <TextField {...field('saidBy', copy.whose)} maxLength={120} />
      {wasConfirmed ? <TextField {...field('reason', copy.reason)} maxLength={300} /> : null}
      {talent.call ? (
        <CheckField
          label={copy.isEarly}
          checked={isEarly}
          onChange={(event) => setEarly(event.target.checked)}
        />
      ) : null}
      {wasConfirmed ? null : (
        <CheckField
          label={copy.isConfirmed}
          checked={isConfirmed}
          onChange={(event) => setConfirmed(event.target.checked)}
        />
      )}
    </FormDialog>
  )
}
