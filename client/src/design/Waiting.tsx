import { Box } from '@chakra-ui/react'
import { common } from '../words/common'

/** While a page's code is on its way: room for it, so that the footer does not jump, and a word for ears. */
export function Waiting() {
  return (
    <Box minH="90vh" aria-busy="true">
      <Box role="status" srOnly>
        {common.loading}
      </Box>
    </Box>
  )
}
