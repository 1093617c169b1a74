import { Box, chakra } from '@chakra-ui/react'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { parts } from '../words/parts'
import { control } from './control'
import { Field } from './Field'
import type { TextFieldProps } from './TextField'

const Input = chakra('input', control)

/** A password with a button that shows it. Say `autoComplete`: `current-password` or `new-password`. */
export function PasswordField({ label, help, error, required, ...input }: Omit<TextFieldProps, 'type'>) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field label={label} help={help} error={error} required={required}>
      {(wiring) => (
        <Box position="relative">
          <Input
            {...wiring}
            type={isShown ? 'text' : 'password'}
            pr={12}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
          />
          <chakra.button
            type="button"
            aria-label={isShown ? parts.hidePassword : parts.showPassword}
            aria-controls={wiring.id}
            onClick={() => setShown(!isShown)}
            position="absolute"
            right={0}
            top={0}
            bottom={0}
            width={12}
            display="grid"
            placeItems="center"
            cursor="pointer"
          >
            <Icon size={18} aria-hidden />
          </chakra.button>
        </Box>
      )}
    </Field>
  )
}
