import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type Props = { children: ReactNode; actions: ReactNode }

/** A date or a role in the list of a job, with what can be done with it. */
export const PartLine = ({ children, actions }: Props) => (
  <Flex as="li" justify="space-between" align="center" columnGap={4} wrap="wrap">
    <Box minW={0} overflowWrap="anywhere">
      {children}
    </Box>
    <Flex columnGap={5}>{actions}</Flex>
  </Flex>
)
