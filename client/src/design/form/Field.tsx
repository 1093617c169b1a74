import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

export type FieldProps = {
  label: string
  /** A sentence under the label: what is expected, never what went wrong. */
  help?: ReactNode
  /** What went wrong; shown under the control and read with it. */
  error?: string | undefined
  required?: boolean
  /** A remark about the value that blocks nothing, announced when it appears; '' while there is none. */
  note?: string | undefined
}

/** The attributes that tie a control to its label, help and error. */
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

/** Label, help, control and error of one field, linked for screen readers. */
export function Field({ label, help, error, required = false, note, children }: Props) {
  const id = useId()
  const described = [help ? `${id}-help` : '', note ? `${id}-note` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ')
  return (
    <Box minW={0}>
      <Box textStyle="label" mb={1.5}>
        <label htmlFor={id}>{label}</label>
        {/* Outside the label, whose text is the field's accessible name. */}
        {required ? (
          <chakra.span aria-hidden color="accentText" ml={1}>
            *
          </chakra.span>
        ) : null}
      </Box>
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
      {note === undefined ? null : (
        // Mounted while empty: only text added to an existing live region is announced.
        <chakra.p id={`${id}-note`} role="status" textStyle="small" mt={note ? 1.5 : 0}>
          {note}
        </chakra.p>
      )}
      {error ? (
        <chakra.p id={`${id}-error`} textStyle="small" fontWeight="semibold" color="danger" mt={1.5}>
          {error}
        </chakra.p>
      ) : null}
    </Box>
  )
}
