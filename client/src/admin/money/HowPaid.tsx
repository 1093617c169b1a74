import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { PAYMENT_WAYS } from '../../../../shared/money/moneyLists'
import { SelectField } from '../../design/form/SelectField'
import { TextField } from '../../design/form/TextField'
import { DayField } from '../forms/DayField'
import { wayWords } from './wayWords'

type Props<Fields extends FieldValues> = {
  form: Pick<UseFormReturn<Fields>, 'register' | 'getFieldState' | 'formState'>
  names: Record<'on' | 'way' | 'reference', Path<Fields>>
  copy: Record<'on' | 'way' | 'reference', string>
  /** A choice beside the ways of money. */
  more?: { value: string; words: string }
}

/** On which day money came or went, how, and with which reference. */
export function HowPaid<Fields extends FieldValues>({ form, names, copy, more }: Props<Fields>) {
  const field = (name: Path<Fields>) => ({
    error: form.getFieldState(name, form.formState).error?.message,
    ...form.register(name),
  })
  const ways = PAYMENT_WAYS.map((value) => ({ value: value as string, words: wayWords(value) }))
  return (
    <>
      <DayField label={copy.on} {...field(names.on)} />
      <SelectField label={copy.way} choices={more ? [...ways, more] : ways} {...field(names.way)} />
      <TextField label={copy.reference} {...field(names.reference)} />
    </>
  )
}
