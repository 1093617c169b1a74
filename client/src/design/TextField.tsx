import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { control } from './control'
import { Field, type FieldProps } from './Field'

const Input = chakra('input', control)

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'color' | 'size'>

/**
 * One line of text, from the side its script is read from. Takes what `register('name')` returns, or any attribute
 * of an input.
 */
export function TextField({ label, help, error, required, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} required={required}>
      {(wiring) => <Input {...wiring} dir={input.type === undefined ? 'auto' : undefined} {...input} />}
    </Field>
  )
}
