import { chakra, Grid } from '@chakra-ui/react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import type { SectionRecord } from '../../../../../../shared/agency/agencySettings'
import type { ComboChoice } from '../../../../design/form/combo/useCombo'
import { SelectField } from '../../../../design/form/SelectField'
import { TextArea } from '../../../../design/form/TextArea'
import { TextField } from '../../../../design/form/TextField'
import { adminSettings } from '../copy'
import type { Draft } from '../sectionDraft'
import { ControlledInput } from './ControlledInput'
import { errorAt } from './errorAt'
import type { SectionField } from './sectionFields'

type Props = {
  of: SectionRecord['section']
  field: SectionField
  form: UseFormReturn<Draft, unknown, Draft>
  /** the choices of each field that is searched */
  offered: Readonly<Record<string, ComboChoice[]>>
}

/** The input of one field of a section's form. */
export function SectionInput({ of, field, form, offered }: Props) {
  const copy = adminSettings.sections[of]
  const { parts = {}, choices = {} } = copy
  const { name, isRequired: required = false, isLong, type } = field
  const [label = name, help] = copy.fields[name] ?? []
  const { errors } = form.formState
  const plain = { label, help, error: errorAt(errors, name) }
  switch (field.kind) {
    case 'text':
    case 'legal':
      return isLong ? (
        <TextArea {...plain} required={required} {...form.register(name)} />
      ) : (
        <TextField {...plain} required={required} type={type} autoComplete="off" {...form.register(name)} />
      )
    case 'number':
      return (
        <TextField
          {...plain}
          required={required}
          inputMode="numeric"
          autoComplete="off"
          {...form.register(name, { valueAsNumber: true })}
        />
      )
    case 'choice':
      return (
        <SelectField
          {...plain}
          choices={field.choices.map((value) => ({ value, words: choices[`${name}.${value}`] ?? value }))}
          {...form.register(name)}
        />
      )
    case 'group':
      return (
        <chakra.fieldset minW={0}>
          <chakra.legend textStyle="label" mb={1.5}>
            {label}
          </chakra.legend>
          {help ? (
            <chakra.p textStyle="small" color="fgQuiet">
              {help}
            </chakra.p>
          ) : null}
          <Grid gap={4} mt={3}>
            {field.parts.map((part) => {
              const path = `${name}.${part.name}`
              const [partLabel = part.name, partHelp] = parts[path] ?? []
              const Input = part.isLong ? TextArea : TextField
              const given = { label: partLabel, help: partHelp, error: errorAt(errors, path) }
              return <Input key={path} {...given} autoComplete="off" {...form.register(path)} />
            })}
          </Grid>
        </chakra.fieldset>
      )
    default:
      return (
        <Controller
          control={form.control}
          name={name}
          render={({ field: control }) => (
            <ControlledInput
              field={field}
              plain={plain}
              copy={copy}
              form={form}
              control={control}
              offered={offered[name] ?? []}
            />
          )}
        />
      )
  }
}
