import { Box, chakra } from '@chakra-ui/react'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { parts } from '../../copy/parts'
import { control } from './control'
import { Field } from './Field'
import type { TextFieldProps } from './TextField'

const Input = chakra('input', control)

/**
 * A password input with a show button. The button's label avoids the word "password", so that only the field has that
 * name. Pass `autoComplete`: `current-password` or `new-password`.
 */
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
            data-needs-scripts
            aria-label={isShown ? parts.hideCharacters : parts.showCharacters}
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
