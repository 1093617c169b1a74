import { chakra, Grid } from '@chakra-ui/react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import type { AgencyPicture, SectionRecord } from '../../../../shared/agencySettings'
import { INDIA, region } from '../../../../shared/region'
import type { Secret } from '../../../../shared/serverSettings'
import { adminSettings as words } from '../../copy/adminSettings'
import { ComboBox } from '../../design/form/ComboBox'
import { SelectField } from '../../design/form/SelectField'
import { TextArea } from '../../design/form/TextArea'
import { TextField } from '../../design/form/TextField'
import type { ComboChoice } from '../../design/form/useCombo'
import { ColourField } from './ColourField'
import { errorAt } from './errorAt'
import { ListField } from './ListField'
import { PictureField } from './PictureField'
import { SecretField } from './SecretField'
import { type ChosenSlide, SlidesField } from './SlidesField'
import type { Draft } from './sectionDraft'
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
  const { fields, parts = {}, entries = {}, presets = {}, choices = {} } = words.sections[of]
  const [label = field.name, help] = fields[field.name] ?? []
  const { errors } = form.formState
  const plain = { label, help, error: errorAt(errors, field.name) }
  if (field.kind === 'list')
    return (
      <Controller
        control={form.control}
        name={field.name}
        render={({ field: { ref, value, onChange } }) => (
          <ListField
            {...plain}
            ref={ref}
            name={field.name}
            parts={field.parts}
            words={parts}
            entry={entries[field.name] ?? label}
            max={field.max}
            preset={
              field.preset && region.currency === INDIA.currency
                ? { rows: field.preset, label: presets[field.name] ?? '' }
                : undefined
            }
            rows={value as unknown[]}
            errorOf={(path) => errorAt(errors, path)}
            onRows={onChange}
          />
        )}
      />
    )
  if (field.kind === 'picture')
    return (
      <Controller
        control={form.control}
        name={field.name}
        render={({ field: { ref, value, onChange } }) => (
          <PictureField
            {...plain}
            ref={ref}
            on={field.on}
            picture={value as AgencyPicture | null}
            onPicture={onChange}
          />
        )}
      />
    )
  if (field.kind === 'search')
    return (
      <Controller
        control={form.control}
        name={field.name}
        render={({ field: { value, onChange, onBlur } }) => (
          <ComboBox
            {...plain}
            required
            name={field.name}
            choices={offered[field.name] ?? []}
            value={String(value)}
            onChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
    )
  if (field.kind === 'slides')
    return (
      <Controller
        control={form.control}
        name={field.name}
        render={({ field: { ref, value, onChange } }) => (
          <SlidesField
            {...plain}
            ref={ref}
            name={field.name}
            altWords={parts['slides.alt'] ?? ['']}
            entry={entries[field.name] ?? label}
            slides={value as ChosenSlide[]}
            errorOf={(path) => errorAt(errors, path)}
            onSlides={onChange}
          />
        )}
      />
    )
  if (field.kind === 'colour')
    return (
      <Controller
        control={form.control}
        name={field.name}
        render={({ field: { ref, value, onChange } }) => (
          <ColourField {...plain} ref={ref} value={String(value)} onColour={onChange} />
        )}
      />
    )
  if (field.kind === 'secret')
    return (
      <Controller
        control={form.control}
        name={field.name}
        render={({ field: { ref, value, onChange } }) => (
          <SecretField
            {...plain}
            ref={ref}
            error={plain.error ?? errorAt(errors, `${field.name}.text`)}
            stored={form.formState.defaultValues?.[field.name] as Secret}
            secret={value as Secret}
            onSecret={onChange}
          />
        )}
      />
    )
  if (field.kind === 'group')
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
          {field.parts.map(({ name, isLong }) => {
            const path = `${field.name}.${name}`
            const [partLabel = name, partHelp] = parts[path] ?? []
            const Input = isLong ? TextArea : TextField
            const given = { label: partLabel, help: partHelp, error: errorAt(errors, path) }
            return <Input key={name} {...given} autoComplete="off" {...form.register(path)} />
          })}
        </Grid>
      </chakra.fieldset>
    )
  if (field.kind === 'choice')
    return (
      <SelectField
        {...plain}
        choices={field.choices.map((value) => ({ value, words: choices[`${field.name}.${value}`] ?? value }))}
        {...form.register(field.name)}
      />
    )
  const { name, isRequired: required = false, isLong, type } = field
  if (field.kind === 'number')
    return (
      <TextField
        {...plain}
        required={required}
        inputMode="numeric"
        autoComplete="off"
        {...form.register(name, { valueAsNumber: true })}
      />
    )
  if (isLong) return <TextArea {...plain} required={required} {...form.register(name)} />
  return <TextField {...plain} required={required} type={type} autoComplete="off" {...form.register(name)} />
}
