import { Box } from '@chakra-ui/react'
import { Controller, useWatch } from 'react-hook-form'
import { localDay } from '../../../../shared/format'
import { budgetChoices } from '../../../../shared/intake/budget'
import { WORK_TYPES } from '../../../../shared/lists'
import { ComboBox } from '../../design/form/combo/ComboBox'
import { SelectField } from '../../design/form/SelectField'
import { TextArea } from '../../design/form/TextArea'
import { TextField } from '../../design/form/TextField'
import { fieldOf } from '../../lib/forms/fieldOf'
import { useTypedBefore } from '../../lib/forms/typedBefore'
import { AlsoAsked } from './AlsoAsked'
import { booking as copy } from './copy'
import { FieldGroup } from './FieldGroup'
import type { Booked } from './useBookingForm'
import type { LinkedModels, SelectedModel } from './useSelectedModel'

const WHOLE_ROW = '1 / -1'

/** Up to this many models a select is faster to use than a search. */
const LIST_MAX = 200

function modelHelp({ model, missing, isFailed, isLoading }: SelectedModel) {
  if (missing) return missing
  if (model && model.availability !== 'available') return copy.booked(model.stageName)
  if (isFailed) return copy.modelsFailed
  return isLoading ? copy.modelLoading : undefined
}

/** For a list of names only: two models of one name with their city. */
function withoutNamesakes(choices: SelectedModel['choices']) {
  const counts = new Map<string, number>()
  for (const { words } of choices) counts.set(words, (counts.get(words) ?? 0) + 1)
  return choices.map(({ value, words, note }) => ({
    value,
    words: note && (counts.get(words) ?? 0) > 1 ? `${words} (${note})` : words,
  }))
}

function ModelField({ booked: { form }, wanted }: { booked: Booked; wanted: SelectedModel }) {
  const list = useTypedBefore<HTMLSelectElement>(wanted.choose)
  return (
    <Controller
      control={form.control}
      name="modelId"
      render={({ field: { value, onBlur, name }, fieldState: { error } }) => {
        const shared = {
          label: copy.model,
          required: true,
          value,
          onBlur,
          name,
          error: error?.message,
        }
        return wanted.choices.length <= LIST_MAX ? (
          <SelectField
            {...shared}
            help={modelHelp(wanted)}
            placeholder={copy.chooseModel}
            choices={withoutNamesakes(wanted.choices)}
            ref={list}
            onChange={(event) => wanted.choose(event.currentTarget.value)}
          />
        ) : (
          <ComboBox
            {...shared}
            help={modelHelp(wanted) ?? copy.modelHelp}
            choices={wanted.choices}
            onChange={wanted.choose}
          />
        )
      }}
    />
  )
}

/** Accepts any date but warns about a past one, because a year is easily mistyped. */
function DateField({ booked: { form } }: { booked: Booked }) {
  const given = useWatch({ control: form.control, name: 'dateRequired' })
  // A year that is still being typed starts with zeros.
  const isPast = /^[1-9]\d{3}-/.test(given) && given < localDay(new Date())
  return (
    <TextField
      label={copy.date}
      type="date"
      required
      note={isPast ? copy.datePast : ''}
      {...fieldOf(form)('dateRequired')}
    />
  )
}

type Props = { booked: Booked; wanted: SelectedModel; linked: LinkedModels }

export function JobFields({ booked, wanted, linked }: Props) {
  const field = fieldOf(booked.form)
  return (
    <FieldGroup title={copy.job}>
      <Box gridColumn={WHOLE_ROW} display="grid" gap={5}>
        <AlsoAsked linked={linked} />
        <ModelField booked={booked} wanted={wanted} />
      </Box>
      <SelectField
        label={copy.workType}
        required
        placeholder={copy.chooseWorkType}
        choices={WORK_TYPES}
        {...field('workType')}
      />
      <SelectField
        label={copy.budget}
        required
        placeholder={copy.chooseBudget}
        choices={budgetChoices()}
        {...field('budgetRange')}
      />
      <DateField booked={booked} />
      <TextField label={copy.brand} {...field('brand')} />
      <Box gridColumn={WHOLE_ROW}>
        <TextArea label={copy.details} help={copy.detailsHelp} required {...field('details')} />
      </Box>
    </FieldGroup>
  )
}
