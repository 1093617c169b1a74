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
      flexWrap="wrap"
      columnGap={4}
      rowGap={2}
      py={3}
      borderTop="1px solid"
      borderColor="hairline"
    >
      <Box flex="1 1 12rem" minW={0}>
        {children}
      </Box>
      {deed}
    </chakra.li>
  )
}
