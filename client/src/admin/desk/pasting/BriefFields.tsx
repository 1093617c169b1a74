import { chakra, Flex, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { type Control, type UseFormReturn, useFieldArray } from 'react-hook-form'
import { deskDayOnPaper } from '../../../../../shared/desk/dayWords'
import { DAY_PARTS, FEE_UNITS } from '../../../../../shared/desk/deskLists'
import type { BriefReading } from '../../../../../shared/desk/reading/brief'
import { Button } from '../../../design/actions/Button'
import { SelectField } from '../../../design/form/SelectField'
import { TextField } from '../../../design/form/TextField'
import { DayField } from '../../forms/DayField'
import { ClientNameField } from '../jobs/newJob/ClientNameField'
import { BriefDoubt, BriefRow } from './BriefRow'
import { type At, type Draft, feeChoices } from './briefDraft'
import { pasting as copy } from './copy'

type Props = {
  text: string
  reading: BriefReading
  form: UseFormReturn<Draft>
  onLit: (lit: readonly At[]) => void
}

const only = (...given: (At | undefined)[]) => given.filter((at) => at !== undefined)

/** The job that a message would make, each field to be corrected. */
export function BriefFields({ text, reading, form, onLit }: Props) {
  const { register, control, formState, watch } = form
  const error = (name: 'client' | 'title' | 'city' | 'usageWords' | 'rupees') => ({
    error: formState.errors[name]?.message,
  })
  const row = { text, onLit }
  const choices = watch('rupees') === '' ? feeChoices(reading) : []
  return (
    <>
      <BriefRow {...row} from={only(reading.client)}>
        <ClientNameField
          label={copy.client}
          typed={watch('client')}
          {...error('client')}
          {...register('client')}
        />
      </BriefRow>
      <BriefRow {...row} from={only(reading.title)}>
        <TextField
          label={copy.what}
          help={copy.whatHelp}
          required
          {...error('title')}
          {...register('title')}
        />
      </BriefRow>
      <Days {...row} reading={reading} form={form} />
      <BriefRow {...row} from={only(reading.city)}>
        <TextField label={copy.city} {...error('city')} {...register('city')} />
      </BriefRow>
      <Roles {...row} reading={reading} control={control} form={form} />
      <BriefRow {...row} from={only(reading.fee)}>
        <Grid gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)" gap={3} alignItems="end">
          <TextField label={copy.fee} inputMode="decimal" {...error('rupees')} {...register('rupees')} />
          <SelectField
            label={copy.feeUnit}
            choices={FEE_UNITS.map((value) => ({ value, words: copy.units[value] }))}
            {...register('feeUnit')}
          />
        </Grid>
        {reading.fee && choices.length > 0 ? (
          <BriefDoubt
            sentence={copy.feeDoubt(text.slice(reading.fee.start, reading.fee.end).trim())}
            choices={choices.map(({ rupees, unit }) => ({
              words: copy.feeChoice(rupees, copy.units[unit]),
              onChoose() {
                form.setValue('rupees', String(rupees))
                form.setValue('feeUnit', unit)
              },
            }))}
          />
        ) : null}
      </BriefRow>
      <BriefRow {...row} from={only(reading.usage)}>
        <TextField label={copy.usage} {...error('usageWords')} {...register('usageWords')} />
      </BriefRow>
    </>
  )
}

/** The days that are sure; those in doubt are offered and never set by themselves. */
function Days({ text, reading, form, onLit }: Props) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'days' })
  const [typed, setTyped] = useState('')
  const has = (day: string) => fields.some((field) => field.day === day)
  const add = (days: string[]) => append(days.filter((day) => !has(day)).map((day) => ({ day })))
  const { dates, datesDoubtful, half, night } = reading
  return (
    <BriefRow text={text} onLit={onLit} from={only(...dates, ...datesDoubtful, half, night)}>
      <chakra.h3 textStyle="label" mb={1.5}>
        {copy.days}
      </chakra.h3>
      {fields.length === 0 ? <p>{copy.noDays}</p> : null}
      <Flex as="ul" gap={2} wrap="wrap">
        {fields.map(({ id, day }, index) => (
          <li key={id}>
            <Button
              variant="outline"
              size="touch"
              aria-label={copy.dropDay(day)}
              onClick={() => remove(index)}
            >
              {deskDayOnPaper(day)} ×
            </Button>
          </li>
        ))}
      </Flex>
      {datesDoubtful
        .filter(({ days }) => days.length === 0 || !days.some(has))
        .map(({ days, start, end }) => {
          const said = text.slice(start, end).trim()
          if (days.length === 0)
            return fields.length > 0 ? null : (
              <BriefDoubt key={start} sentence={copy.daysOpen(said)} choices={[]} />
            )
          const single =
            days.length <= 4
              ? days.map((day) => ({ words: copy.oneDay(day), onChoose: () => add([day]) }))
              : []
          const all = days.length > 1 ? [{ words: copy.allDays(days.length), onChoose: () => add(days) }] : []
          return <BriefDoubt key={start} sentence={copy.daysDoubt(said)} choices={[...single, ...all]} />
        })}
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto minmax(0, 1fr)' }}
        gap={3}
        alignItems="end"
        mt={3}
      >
        <DayField label={copy.day} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
        <Button
          variant="outline"
          size="touch"
          disabled={typed === '' || has(typed)}
          onClick={() => {
            add([typed])
            setTyped('')
          }}
        >
          {copy.addDay}
        </Button>
        <SelectField
          label={copy.part}
          choices={DAY_PARTS.map((value) => ({ value, words: copy.partChoices[value] }))}
          {...form.register('part')}
        />
      </Grid>
      {half && !night && form.watch('part') === 'am' ? (
        <BriefDoubt
          sentence={copy.whichHalf}
          choices={[{ words: copy.partChoices.pm, onChoose: () => form.setValue('part', 'pm') }]}
        />
      ) : null}
    </BriefRow>
  )
}

type RolesProps = Props & { control: Control<Draft> }

function Roles({ text, reading, form, control, onLit }: RolesProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'roles' })
  return (
    <BriefRow
      text={text}
      onLit={onLit}
      from={[...reading.roles.flatMap((role) => role.words), ...reading.talents]}
    >
      <chakra.h3 textStyle="label" mb={1.5}>
        {copy.roles}
      </chakra.h3>
      <Grid gap={3}>
        {fields.map(({ id, title }, index) => (
          <Grid key={id} gridTemplateColumns="5rem minmax(0, 1fr) auto" gap={2} alignItems="end">
            <TextField
              label={copy.wanted}
              type="number"
              min={1}
              max={100}
              error={form.formState.errors.roles?.[index]?.wanted?.message}
              {...form.register(`roles.${index}.wanted`, { valueAsNumber: true })}
            />
            <TextField
              label={copy.role}
              error={form.formState.errors.roles?.[index]?.title?.message}
              {...form.register(`roles.${index}.title`)}
            />
            <Button
              variant="quiet"
              size="touch"
              aria-label={copy.dropRole(title)}
              onClick={() => remove(index)}
            >
              ×
            </Button>
          </Grid>
        ))}
      </Grid>
      <Button variant="quiet" size="touch" mt={2} onClick={() => append({ title: '', wanted: 1 })}>
        {copy.addRole}
      </Button>
    </BriefRow>
  )
}
