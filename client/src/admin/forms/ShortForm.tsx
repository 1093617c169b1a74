import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { SubmitButton } from '../../design/SubmitButton'

type Props = HTMLChakraProps<'form'> & { submit: string; busy: boolean; busyWords: string }

/** A few fields under each other and their button, beside or below what they add to. */
export function ShortForm({ submit, busy, busyWords, children, ...form }: Props) {
  return (
    <chakra.form noValidate display="grid" gap={4} alignContent="start" {...form}>
      {children}
      <SubmitButton busy={busy} busyWords={busyWords} justifySelf="start">
        {submit}
      </SubmitButton>
    </chakra.form>
  )
}
