import type { ControllerRenderProps, UseFormReturn } from 'react-hook-form'
import type { AgencyPicture } from '../../../../../../shared/agency/agencySettings'
import type { Secret } from '../../../../../../shared/agency/serverSettings'
import { INDIA, region } from '../../../../../../shared/region'
import { ComboBox } from '../../../../design/form/combo/ComboBox'
import type { ComboChoice } from '../../../../design/form/combo/useCombo'
import type { SectionWords } from '../copy'
import type { Draft } from '../sectionDraft'
import { ColourField } from './ColourField'
import { errorAt } from './errorAt'
import { ListField } from './ListField'
import { PictureField } from './PictureField'
import { SecretField } from './SecretField'
import { type ChosenSlide, SlidesField } from './SlidesField'
import type { SectionField } from './sectionFields'

type Props = {
  field: Extract<SectionField, { kind: 'list' | 'picture' | 'search' | 'slides' | 'colour' | 'secret' }>
  /** label, help and error of the field */
  plain: { label: string; help: string | undefined; error: string | undefined }
  copy: SectionWords
  form: UseFormReturn<Draft, unknown, Draft>
  control: ControllerRenderProps<Draft>
  /** the choices of a field that is searched */
  offered: ComboChoice[]
}

/** The input of a field whose value is not the text of one element. */
export function ControlledInput({ field, plain, copy, form, control, offered }: Props) {
  const { ref, name, value, onChange, onBlur } = control
  const { errors, defaultValues } = form.formState
  const errorOf = (path: string) => errorAt(errors, path)
  const entry = copy.entries?.[name] ?? plain.label
  switch (field.kind) {
    case 'list':
      return (
        <ListField
          {...plain}
          ref={ref}
          name={name}
          parts={field.parts}
          copy={copy.parts ?? {}}
          entry={entry}
          max={field.max}
          preset={
            field.preset && region.currency === INDIA.currency
              ? { rows: field.preset, label: copy.presets?.[name] ?? '' }
              : undefined
          }
          rows={value as unknown[]}
          errorOf={errorOf}
          onRows={onChange}
        />
      )
    case 'slides':
      return (
        <SlidesField
          {...plain}
          ref={ref}
          name={name}
          altWords={copy.parts?.['slides.alt'] ?? ['']}
          entry={entry}
          slides={value as ChosenSlide[]}
          errorOf={errorOf}
          onSlides={onChange}
        />
      )
    case 'picture':
      return (
        <PictureField
          {...plain}
          ref={ref}
          on={field.on}
          picture={value as AgencyPicture | null}
          onPicture={onChange}
        />
      )
    case 'search':
      return (
        <ComboBox
          {...plain}
          required
          name={name}
          choices={offered}
          value={String(value)}
          onChange={onChange}
          onBlur={onBlur}
        />
      )
    case 'colour':
      return <ColourField {...plain} ref={ref} value={String(value)} onColour={onChange} />
    case 'secret':
      return (
        <SecretField
          {...plain}
          ref={ref}
          error={plain.error ?? errorOf(`${name}.text`)}
          stored={defaultValues?.[name] as Secret}
          secret={value as Secret}
          onSecret={onChange}
        />
      )
  }
}
