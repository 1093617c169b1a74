import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { FormEvent } from 'react'
import { dismissFailures } from '../../lib/dismissFailures'
import { useSingleFlight } from '../../lib/loading/singleFlight'

type Props = Omit<HTMLChakraProps<'form'>, 'onSubmit'> & {
  /** Until this promise settles, further submits (a double click, Enter held down) are ignored. */
  onSend: (event: FormEvent) => Promise<unknown>
}

/** Ignores a second submit while one is in flight, and dismisses the notices of the previous attempt. */
export function RecordForm({ onSend, ...form }: Props) {
  const once = useSingleFlight()
  return (
    <chakra.form
      noValidate
      // A field that gets the focus is not under the sticky foot.
      css={{ '& :is(input, select, textarea)': { scrollMarginBottom: '6rem' } }}
      onSubmit={(event) => {
        event.preventDefault()
        dismissFailures()
        void once(() => onSend(event))
      }}
      {...form}
    />
  )
}
