import { Box } from '@chakra-ui/react'
import { system } from '../operations/system/copy'

/** A dot after a navigation item, with a text for screen readers. */
export const AttentionMark = () => (
  <>
    <Box as="span" srOnly>
      , {system.needsAttention}
    </Box>
    <Box
      as="span"
      aria-hidden
      display="inline-block"
      boxSize="0.625rem"
      borderRadius="full"
      bg="danger"
      ml={2}
    />
  </>
)
