import { Box, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { control } from './control'
import { Field, type FieldProps } from './Field'

const Native = chakra('select', control)

/** A choice, with the words shown for it when they differ from the value. */
export type Choice = string | { value: string; words: string }

type Props = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'id' | 'color' | 'size' | 'children'> & {
    choices: readonly Choice[]
    /** The first, empty choice: 'Select gender'. Without one the first choice is chosen. */
    placeholder?: string
  }

/** The browser's own select: a phone shows its own wheel, and it weighs nothing. */
export function SelectField({ label, help, error, required, choices, placeholder, ...select }: Props) {
  return (
    <Field label={label} help={help} error={error} required={required}>
      {(wiring) => (
        <Box position="relative">
          <Native {...wiring} pr={10} cursor="pointer" {...select}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {choices.map((choice) => {
              const { value, words } = typeof choice === 'string' ? { value: choice, words: choice } : choice
              return (
                <option key={value} value={value}>
                  {words}
                </option>
              )
            })}
          </Native>
          <Box position="absolute" right={3} top="50%" transform="translateY(-50%)" pointerEvents="none">
            <ChevronDown size={18} aria-hidden />
          </Box>
        </Box>
      )}
    </Field>
  )
}
