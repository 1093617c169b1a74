import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type Props = { children: ReactNode; deed: ReactNode }

/** A line of a list: on the left what it is about, on the right what can be done about it. */
export function DeedLine({ children, deed }: Props) {
  return (
    <chakra.li
      display="flex"
      justifyContent="space-between"
      alignItems="center"
      gap={4}
      py={3}
      borderTop="1px solid"
      borderColor="hairline"
    >
      <Box minW={0}>{children}</Box>
      {deed}
    </chakra.li>
  )
}
