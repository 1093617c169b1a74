import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { control } from './control'
import { Field, type FieldProps } from './Field'

const Area = chakra('textarea', control)

type Props = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id' | 'color'>

/** Several lines of text, with automatic direction; grows with its content where the browser supports it. */
export function TextArea({ label, help, error, required, rows = 5, ...area }: Props) {
  return (
    <Field label={label} help={help} error={error} required={required}>
      {(wiring) => (
        <Area {...wiring} dir="auto" rows={rows} fieldSizing="content" minH={rows < 3 ? 20 : 32} {...area} />
      )}
    </Field>
  )
}
