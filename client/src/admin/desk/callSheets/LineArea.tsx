import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { control } from '../../../design/form/control'
import { Field, type FieldProps } from '../../../design/form/Field'

const Area = chakra('textarea', control)

type Props = FieldProps & { maxLength: number; value: string; onText: (text: string) => void } & Pick<
    ComponentProps<'textarea'>,
    'aria-label'
  >

export const LINE_MAX = 300

/** One line of text, such as an address, that wraps where it is too long for its field. A pasted line break is a comma. */
export function LineArea({ label, help, error, required, onText, ...area }: Props) {
  return (
    <Field label={label} help={help} error={error} required={required}>
      {(wiring) => (
        <Area
          {...wiring}
          dir="auto"
          rows={1}
          fieldSizing="content"
          minH={12}
          py={3}
          resize="none"
          {...area}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
          onChange={(event) => onText(event.currentTarget.value.replace(/\s*[\r\n]+\s*/g, ', '))}
        />
      )}
    </Field>
  )
}
