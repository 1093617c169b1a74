import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field'
import { Select } from './Select'

/** A choice, with the words shown for it when they differ from the value. */
export type Choice<Value extends string = string> = Value | { value: Value; words: string }

type Props<Value extends string> = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'id' | 'color' | 'size' | 'children'> & {
    choices: readonly Choice<Value>[]
    /** The first, empty choice: 'Select gender'. Without one the first choice is chosen. */
    placeholder?: string
    /** In place of `onChange`, for one of the choices. */
    onChoose?: (value: Value) => void
  }

export function SelectField<Value extends string>(props: Props<Value>) {
  const { label, help, error, required, choices, placeholder, onChoose, ...select } = props
  const options = choices.map((choice) =>
    typeof choice === 'string' ? { value: choice, words: choice } : choice,
  )
  const choose = (given: string) => {
    const chosen = options.find(({ value }) => value === given)
    if (chosen) onChoose?.(chosen.value)
  }
  return (
    <Field label={label} help={help} error={error} required={required}>
      {(wiring) => (
        <Select
          {...wiring}
          {...(onChoose && { onChange: (event) => choose(event.currentTarget.value) })}
          {...select}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map(({ value, words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
