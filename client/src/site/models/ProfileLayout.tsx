import { Box, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type Props = {
  back: ReactNode
  pictures: ReactNode
  facts: ReactNode
  children?: ReactNode
}

/** Pictures at the left, which stay in sight while the facts are read; on a phone edge to edge above them. */
export function ProfileLayout({ back, pictures, facts, children }: Props) {
  return (
    <Box px="gutter" pb={{ base: 16, md: 32 }} maxW="page" mx="auto">
      <Box py={{ base: 1, md: 3 }}>{back}</Box>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        columnGap={{ lg: 14 }}
        rowGap={6}
        alignItems="start"
      >
        <Box mx={{ base: '-gutter', lg: 0 }}>{pictures}</Box>
        <Box>{facts}</Box>
      </Grid>
      {children}
    </Box>
  )
}
