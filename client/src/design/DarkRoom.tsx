import { Box, chakra, Flex, Grid, type HTMLChakraProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { agency } from '../../../shared/agency'
import { paths } from '../../../shared/paths'
import { dismissFailures } from '../lib/dismissFailures'
import { Wordmark } from './Wordmark'

const Home = chakra(Link)

type Props = {
  /** Across from the logo: a way out of here. */
  wayOut?: ReactNode
  /** The page's `main`, and its `footer` where it has one. */
  children: ReactNode
}

/** The ink of every page before a door: the agency's logo above, and what is to be done here. */
export function DarkRoom({ wayOut, children }: Props) {
  return (
    <Grid
      data-ground="ink"
      css={{ colorScheme: 'dark' }}
      minH="100dvh"
      gridTemplateRows="auto 1fr auto"
      px="gutter"
      py={{ base: 4, md: 6 }}
    >
      <Flex as="header" align="center" justify="space-between" gap={4} wrap="wrap" minH="touch">
        <Home href={paths.home} aria-label={agency.name} py={2}>
          <Wordmark />
        </Home>
        {/* Beside the logo on a phone too, on two lines: below it a notice would cover it (Notices.tsx). */}
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

/** The form at a door. What was said of the last attempt goes when it is mended or tried again. */
export const DoorForm = (form: HTMLChakraProps<'form'>) => (
  <chakra.form
    noValidate
    onInput={dismissFailures}
    onSubmitCapture={dismissFailures}
    display="grid"
    gridTemplateColumns="minmax(0, 1fr)"
    gap={5}
    {...form}
  />
)
