import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { SkipLink } from '../../design/layout/SkipLink'
import { Footer } from './Footer'
import { Navigation } from './Navigation'

export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink />
      <Navigation />
      <Box as="main" id="content" tabIndex={-1} data-landing flex={1}>
        {children}
      </Box>
      <Footer />
    </Flex>
  )
}
