import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

/** What every field of a form may be told about. */
export type FieldProps = {
  label: string
  /** A sentence under the label: what is expected, never what went wrong. */
  help?: ReactNode
  /** What went wrong; replaces nothing, stands under the control, and is read with it. */
  error?: string | undefined
  required?: boolean
}

/** What ties a control to its label, its help and its error. */
type Wiring = {
  id: string
  required: boolean
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type Props = FieldProps & {
  /** Draws the control with the wiring: `{(wiring) => <input {...wiring} />}`. */
  children: (wiring: Wiring) => ReactNode
}

/** Label, help, control and error of one field, tied together for eyes and ears. */
export function Field({ label, help, error, required = false, children }: Props) {
  const id = useId()
  const described = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <Box minW={0}>
      <chakra.label htmlFor={id} textStyle="label" display="block" mb={1.5}>
        {label}
        {required ? (
          <chakra.span aria-hidden color="accentText" ml={1}>
            *
          </chakra.span>
        ) : null}
      </chakra.label>
      {help ? (
        <chakra.div id={`${id}-help`} textStyle="small" color="fgQuiet" mb={1.5}>
          {help}
        </chakra.div>
      ) : null}
      {children({
        id,
        required,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <chakra.p id={`${id}-error`} textStyle="small" fontWeight="semibold" color="danger" mt={1.5}>
          {error}
        </chakra.p>
      ) : null}
    </Box>
  )
}
