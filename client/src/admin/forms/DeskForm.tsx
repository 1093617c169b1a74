import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { FormEvent } from 'react'
import { dismissFailures } from '../../lib/dismissFailures'
import { useOnePress } from '../../lib/onePress'

type Props = Omit<HTMLChakraProps<'form'>, 'onSubmit'> & {
  /** Ends when what was sent is answered: until then another press, or Enter held down, sends nothing. */
  onSend: (event: FormEvent) => Promise<unknown>
}

/** A form at the desk: nothing is made twice by a double press, and what was said of the attempt before is over. */
export function DeskForm({ onSend, ...form }: Props) {
  const once = useOnePress()
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        dismissFailures()
        void once(() => onSend(event))
      }}
      {...form}
    />
  )
}
