import { Box, type BoxProps, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type Props = Omit<BoxProps, 'children'> & { figure: ReactNode; label: string }

/** A large figure with its label. Use it in a grid. */
export function StatCard({ figure, label, ...rest }: Props) {
  return (
    <Box borderTop="1px solid" borderColor="fg" pt={3} pb={5} {...rest}>
      <chakra.p textStyle="title" fontSize="clamp(2.75rem, 5vw, 4.5rem)">
        {figure}
      </chakra.p>
      <chakra.p textStyle="label" color="fgQuiet" mt={2}>
        {label}
      </chakra.p>
    </Box>
  )
}
