import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { agency } from '../../../../shared/agency'
import { paths } from '../../../../shared/paths'
import { Logo } from './Logo'

const Home = chakra(Link)

type Props = {
  /** A link opposite the logo. */
  wayOut?: ReactNode
  /** The page's `main`, and its `footer` where it has one. */
  children: ReactNode
}

/** The dark page of sign-in and onboarding: the logo on top, then the content. */
export function DarkLayout({ wayOut, children }: Props) {
  return (
    <Grid
      data-theme="dark"
      css={{ colorScheme: 'dark' }}
      minH="100dvh"
      // The blind's shadow ends with the page.
      overflow="clip"
      gridTemplateRows="auto 1fr auto"
      px="gutter"
      py={{ base: 4, md: 6 }}
    >
      <Flex as="header" align="center" justify="space-between" gap={4} wrap="wrap" minH="touch">
        <Home href={paths.home} aria-label={agency.name} py={2}>
          <Logo />
        </Home>
        {/* Beside the logo on a phone too: below it, a notice would cover it (Toaster.tsx). */}
        {wayOut ? (
          <Box flex="1 1 7rem" textAlign="end">
            {wayOut}
          </Box>
        ) : null}
      </Flex>
      {children}
    </Grid>
  )
}
