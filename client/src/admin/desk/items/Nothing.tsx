import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** An empty column. */
export const Nothing = ({ children, more }: { children: ReactNode; more?: string }) => (
  <Box py={6} role="status">
    <chakra.p fontWeight="semibold">{children}</chakra.p>
    {more ? <chakra.p color="fgQuiet">{more}</chakra.p> : null}
  </Box>
)
