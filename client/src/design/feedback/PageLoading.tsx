import { Box } from '@chakra-ui/react'
import { parts } from '../../copy/parts'

/** While a page's code loads: its room, so that the footer does not jump, and a message for screen readers. */
export function PageLoading() {
  return (
    <Box minH="100vh" aria-busy="true">
      <Box role="status" srOnly>
        {parts.loading}
      </Box>
    </Box>
  )
}
