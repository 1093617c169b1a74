import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type Props = { children: ReactNode; deed: ReactNode }

/** A list row: text on the left, an action on the right. */
export function AuditRow({ children, deed }: Props) {
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
