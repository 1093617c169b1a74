import { Box } from '@chakra-ui/react'
import { Controller } from 'react-hook-form'
import { BUDGET_RANGES, WORK_TYPES } from '../../../../shared/lists'
import { ComboBox } from '../../design/ComboBox'
import { SelectField } from '../../design/SelectField'
import { TextArea } from '../../design/TextArea'
import { TextField } from '../../design/TextField'
import { booking as words } from '../../words/booking'
import { FieldGroup } from './FieldGroup'
import type { Booked } from './useBookingForm'
import type { Wanted } from './useWantedModel'

const WHOLE_ROW = '1 / -1'

function modelHelp({ model, missing, isFailed, isLoading }: Wanted) {
  if (missing) return missing
  if (model && model.availability !== 'available') return words.booked(model.stageName)
  if (isFailed) return words.modelsFailed
  return isLoading ? words.modelLoading : words.modelHelp
}

/** Who is wanted, what for, when and for how much. */
export function JobFields({ booked, wanted }: { booked: Booked; wanted: Wanted }) {
  const { form, today, errors } = booked
  const { register, control } = form
  return (
    <FieldGroup title={words.job}>
      <Box gridColumn={WHOLE_ROW}>
        <Controller
          control={control}
          name="modelId"
          render={({ field: { value, onBlur, name } }) => (
            <ComboBox
              label={words.model}
              help={modelHelp(wanted)}
              required
              choices={wanted.choices}
              value={value}
              onChange={wanted.choose}
              onBlur={onBlur}
              name={name}
              error={errors.modelId?.message}
            />
          )}
        />
      </Box>
      <SelectField
        label={words.workType}
        required
        placeholder={words.chooseWorkType}
        choices={WORK_TYPES}
        error={errors.workType?.message}
        {...register('workType')}
      />
      <SelectField
        label={words.budget}
        required
        placeholder={words.chooseBudget}
        choices={BUDGET_RANGES}
        error={errors.budgetRange?.message}
        {...register('budgetRange')}
      />
      <TextField
        label={words.date}
        type="date"
        required
        min={today}
        error={errors.dateRequired?.message}
        {...register('dateRequired')}
      />
      <TextField label={words.brand} error={errors.brand?.message} {...register('brand')} />
      <Box gridColumn={WHOLE_ROW}>
        <TextArea
          label={words.details}
          help={words.detailsHelp}
          required
          error={errors.details?.message}
          {...register('details')}
        />
      </Box>
    </FieldGroup>
  )
}
