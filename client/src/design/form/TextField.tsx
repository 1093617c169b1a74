import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { control } from './control'
import { Field, type FieldProps } from './Field'

const Input = chakra('input', control)

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'color' | 'size'>

/**
 * One line of text, with automatic direction. Takes the result of `register('name')`, or any attribute of an input.
 */
export function TextField({ label, help, error, required, note, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} required={required} note={note}>
      {(wiring) => <Input {...wiring} dir={input.type === undefined ? 'auto' : undefined} {...input} />}
    </Field>
  )
}
