import { Box, chakra } from '@chakra-ui/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { deskDay } from '../../../../shared/desk/dayWords'
import { control } from '../../design/form/control'
import { Field } from '../../design/form/Field'
import type { TextFieldProps } from '../../design/form/TextField'

const Input = chakra('input', control)
const Words = chakra('span', {
  base: {
    ...{ position: 'absolute', insetY: 0, left: 3, alignContent: 'center', pointerEvents: 'none' },
    // Colours that the system forces show the figures too.
    '@media (forced-colors: active)': { display: 'none' },
  },
})

/** The words stand in the place of the browser's figures, and beside them, where there is room, while they are edited. */
const covered = {
  containerType: 'inline-size',
  '&:not(:focus-within) > input': { color: 'transparent' },
  '&:focus-within > span': { left: 'auto', right: 11, color: 'fgQuiet' },
  '@container (max-width: 13rem)': { '&:focus-within > span': { display: 'none' } },
} as const

/** The browser's field of a day, with its picker; it is read as the desk writes days, whatever order the browser has. */
export function DayField({ label, help, error, required, note, ...input }: Omit<TextFieldProps, 'type'>) {
  const part = useRef<HTMLDivElement>(null)
  const [day, setDay] = useState('')
  const read = () => setDay(part.current?.querySelector('input')?.value ?? '')
  // A form may fill in its fields without an event.
  useLayoutEffect(read)
  return (
    <Field label={label} help={help} error={error} required={required} note={note}>
      {(wiring) => (
        <Box ref={part} position="relative" css={day ? covered : undefined} onInput={read}>
          <Input {...wiring} {...input} type="date" />
          {day ? <Words aria-hidden>{deskDay(day)}</Words> : null}
        </Box>
      )}
    </Field>
  )
}
