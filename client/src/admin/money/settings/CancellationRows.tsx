import { chakra, Grid } from '@chakra-ui/react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import type { MoneySettingsForm } from '../../../../../shared/money/moneySettings'
import { Button } from '../../../design/actions/Button'
import { TextField } from '../../../design/form/TextField'
import { settings } from '../copy'

const copy = settings.cancellation

/** What a client who cancels owes, row by row: hours before the day, and the part of the fee. */
export function CancellationRows({
  form,
}: {
  form: UseFormReturn<MoneySettingsForm, unknown, MoneySettingsForm>
}) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'cancellation' })
  const errors = form.formState.errors.cancellation
  return (
    <Grid as="fieldset" gap={3} border={0} m={0} p={0} minW={0}>
      <chakra.legend textStyle="label" p={0} mb={2}>
        {settings.fields.cancellation}
      </chakra.legend>
      {fields.map(({ id }, at) => (
        <Grid
          key={id}
          role="group"
          aria-label={copy.row(at + 1)}
          gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr) auto"
          gap={3}
          alignItems="start"
        >
          <TextField
            label={copy.hours}
            inputMode="numeric"
            error={errors?.[at]?.hours?.message}
            {...form.register(`cancellation.${at}.hours`)}
          />
          <TextField
            label={copy.percent}
            inputMode="numeric"
            error={errors?.[at]?.percent?.message}
            {...form.register(`cancellation.${at}.percent`)}
          />
          <Button
            variant="quiet"
            size="touch"
            px={0}
            mt={7}
            aria-label={copy.removeRow(at + 1)}
            onClick={() => remove(at)}
          >
            {copy.remove}
          </Button>
        </Grid>
      ))}
      <div>
        <Button variant="quiet" size="touch" px={0} onClick={() => append({ hours: '', percent: '' })}>
          {copy.add}
        </Button>
      </div>
    </Grid>
  )
}
