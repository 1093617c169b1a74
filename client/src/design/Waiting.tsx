import { Box } from '@chakra-ui/react'
import { parts } from '../words/parts'

/** While a page's code is on its way: room for it, so that the footer does not jump, and a word for ears. */
export function Waiting() {
  return (
    <Box minH="100vh" aria-busy="true">
      <Box role="status" srOnly>
        {parts.loading}
      </Box>
    </Box>
  )
}
