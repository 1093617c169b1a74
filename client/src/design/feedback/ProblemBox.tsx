import { Box, type BoxProps } from '@chakra-ui/react'

/** Several lines about what failed, as one block with a mark at its side. */
export const ProblemBox = (props: BoxProps) => (
  <Box
    role="alert"
    borderLeft="6px solid"
    borderColor="danger"
    bg="surface"
    px={{ base: 2, md: 5 }}
    py={4}
    overflowWrap="anywhere"
    {...props}
  />
)
