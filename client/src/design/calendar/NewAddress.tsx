import { Box, chakra, Flex } from '@chakra-ui/react'
import { calendarFeed as copy } from '../../copy/calendarFeed'
import { useCopy } from '../../lib/useCopy'
import { Button } from '../actions/Button'
import { underlined } from '../actions/TextLink'
import { TextField } from '../form/TextField'

/** A new address to copy or to open in a calendar. It is shown once, because the server stores only its hash. */
export function NewAddress({ address }: { address: string }) {
  const { said, copyText } = useCopy(copy)
  return (
    <Box mb={6} p={4} bg="surface">
      <TextField
        label={copy.label}
        help={copy.once}
        readOnly
        dir="ltr"
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Flex gap={3} wrap="wrap" align="center" mt={3}>
        <Button onClick={() => void copyText(address)}>{copy.copy}</Button>
        <chakra.a {...underlined} href={address.replace(/^https?:/, 'webcal:')}>
          {copy.open}
        </chakra.a>
      </Flex>
      <chakra.p role="status" mt={2} minH="1.5em">
        {said}
      </chakra.p>
    </Box>
  )
}
