import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { Link } from 'wouter'
import { agency } from '../../../../shared/agency'
import { paths } from '../../../../shared/paths'
import { CropMarks } from '../../design/CropMarks'
import { PageHeading } from '../../design/PageHeading'
import { TextLink } from '../../design/TextLink'
import { Wordmark } from '../../design/Wordmark'
import { useSession } from '../../lib/session'
import { admin } from '../../words/admin'
import { LoginForm } from './LoginForm'
import { SignedInNote } from './SignedInNote'

const Home = chakra(Link)

/** The agency's own door (specification section 2, Admin login), in the dark like every sign-in page. */
export default function LoginPage() {
  const session = useSession()
  const words = admin.login
  return (
    <Grid
      data-ground="ink"
      minH="100dvh"
      gridTemplateRows="auto 1fr auto"
      px="gutter"
      py={{ base: 4, md: 6 }}
    >
      <Flex as="header" align="center" minH="touch">
        <Home href={paths.home} aria-label={agency.name} py={2}>
          <Wordmark />
        </Home>
      </Flex>
      <Grid
        as="main"
        id="content"
        tabIndex={-1}
        data-landing
        alignItems="center"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        gap={{ base: 6, lg: 16 }}
        alignContent={{ base: 'start', lg: 'center' }}
        pt={{ base: 8, lg: 0 }}
      >
        <PageHeading
          documentTitle={words.title}
          textStyle="display"
          fontSize={{ base: 'clamp(3.25rem, 19vw, 6rem)', lg: 'clamp(6rem, 12vw, 12rem)' }}
        >
          {words.label}
        </PageHeading>
        <Box position="relative" p={{ base: 5, md: 10 }} maxW="30rem" width="full">
          <CropMarks />
          {session ? <SignedInNote session={session} /> : null}
          <LoginForm />
        </Box>
      </Grid>
      <Flex as="footer" pt={6} minH="touch" align="center">
        <TextLink href={paths.home} textStyle="small" py={2}>
          {words.site}
        </TextLink>
      </Flex>
    </Grid>
  )
}
