import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

type Props = { label: string; error?: string | undefined; children: ReactNode }

/** Several checkboxes that are one question; `error` is about all of them. */
export function CheckGroup({ label, error, children }: Props) {
  const id = useId()
  return (
    <chakra.fieldset minW={0} aria-describedby={error ? id : undefined}>
      <chakra.legend textStyle="label" mb={1.5}>
        {label}
      </chakra.legend>
      {children}
      {error ? (
        <chakra.p id={id} textStyle="small" fontWeight="semibold" color="danger">
          {error}
        </chakra.p>
      ) : null}
    </chakra.fieldset>
  )
}
