import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { SkipLink } from '../../design/SkipLink'
import { Below } from '../../lib/Below'
import { Footer } from './Footer'
import { KeepPlace } from './KeepPlace'
import { Navigation } from './Navigation'

/** What stands around every public page: ink above and below, like the edges of a film. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink />
      <Navigation />
      <Box as="main" id="content" tabIndex={-1} data-landing flex={1}>
        {children}
      </Box>
      {/* As many turns as the longest page takes. */}
      <Below turns={3}>
        <Footer />
        <KeepPlace />
      </Below>
    </Flex>
  )
}
