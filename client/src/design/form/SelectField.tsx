import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field'
import { Select } from './Select'

/** A choice, with the words shown for it when they differ from the value. */
export type Choice = string | { value: string; words: string }

type Props = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'id' | 'color' | 'size' | 'children'> & {
    choices: readonly Choice[]
    /** The first, empty choice: 'Select gender'. Without one the first choice is chosen. */
    placeholder?: string
  }

export function SelectField({ label, help, error, required, choices, placeholder, ...select }: Props) {
  return (
    <Field label={label} help={help} error={error} required={required}>
      {(wiring) => (
        <Select {...wiring} {...select}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {choices.map((choice) => {
            const { value, words } = typeof choice === 'string' ? { value: choice, words: choice } : choice
            return (
              <option key={value} value={value}>
                {words}
              </option>
            )
          })}
        </Select>
      )}
    </Field>
  )
}
