import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { dismissFailures } from '../lib/dismissFailures'

/** The form at a door. What was said of the last attempt goes when it is mended or tried again. */
export const DoorForm = (form: HTMLChakraProps<'form'>) => (
  <chakra.form
    noValidate
    onInput={dismissFailures}
    onSubmitCapture={dismissFailures}
    display="grid"
    gridTemplateColumns="minmax(0, 1fr)"
    gap={5}
    {...form}
  />
)
