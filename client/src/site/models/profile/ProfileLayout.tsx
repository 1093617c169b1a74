import { Box, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type Props = {
  back: ReactNode
  name: ReactNode
  pictures: ReactNode
  facts: ReactNode
  about?: ReactNode
  children?: ReactNode
}

/** Limits the first picture to the height of the screen. */
const LARGE_COLUMNS = 'minmax(22rem, min(55%, calc((100dvh - 8rem) * 0.75))) minmax(0, 1fr)'

export function ProfileLayout({ back, name, pictures, facts, about, children }: Props) {
  return (
    <Box px="gutter" pb={{ base: 16, md: 32 }} maxW="page" mx="auto">
      <Box pt={{ base: 1, md: 3 }} pb={{ md: 2 }}>
        {back}
      </Box>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: LARGE_COLUMNS }}
        gridTemplateAreas={{
          base: '"name" "pictures" "facts" "about"',
          lg: '"pictures name" "pictures facts" "about facts"',
        }}
        // The last row takes the extra height of the facts, so that no gap opens between pictures and text.
        gridTemplateRows={{ lg: 'auto auto 1fr' }}
        columnGap={{ lg: 14 }}
        alignItems="start"
      >
        <Box gridArea="name">{name}</Box>
        <Box gridArea="pictures" mx={{ base: '-gutter', lg: 0 }}>
          {pictures}
        </Box>
        <Box gridArea="facts">{facts}</Box>
        <Box gridArea="about">{about}</Box>
      </Grid>
      {children}
    </Box>
  )
}
