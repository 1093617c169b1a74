import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { agency } from '../../../../shared/agency'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import { type OpenInvitation, teamJoining } from '../../../../shared/team'
import { CropMarks } from '../../design/CropMarks'
import { LinkButton } from '../../design/LinkButton'
import { LoadingText } from '../../design/LoadingText'
import { PageHeading } from '../../design/PageHeading'
import { PasswordField } from '../../design/PasswordField'
import { SubmitButton } from '../../design/SubmitButton'
import { TextField } from '../../design/TextField'
import { Wordmark } from '../../design/Wordmark'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { adminTeam } from '../../words/adminTeam'
import { startAgencySession } from './startAgencySession'

const Home = chakra(Link)
const words = adminTeam.welcome

/** Where a mailed invitation leads: outside the guard, because nobody who comes here has an account yet. */
export default function WelcomePage() {
  const [params] = useSearchParams()
  const token = params.get('invite') ?? ''
  const invitation = trpc.auth.teamInvitation.useQuery({ token }, { retry: false })
  return (
    <Grid data-ground="ink" minH="100dvh" gridTemplateRows="auto 1fr" px="gutter" py={{ base: 4, md: 6 }}>
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
          fontSize={{ base: 'clamp(2.75rem, 15vw, 6rem)', lg: 'clamp(5rem, 10vw, 10rem)' }}
        >
          {words.label}
        </PageHeading>
        <Box position="relative" p={{ base: 5, md: 10 }} maxW="30rem" width="full">
          <CropMarks />
          {invitation.data ? (
            <JoinForm token={token} invitation={invitation.data} />
          ) : invitation.isError ? (
            <Box role="alert">
              <chakra.p textStyle="subheading">{words.dead}</chakra.p>
              <chakra.p color="fgQuiet" mt={2} mb={5}>
                {words.deadMore}
              </chakra.p>
              <LinkButton href={paths.adminLogin} look="outline">
                {words.toLogin}
              </LinkButton>
            </Box>
          ) : (
            <LoadingText>{words.loading}</LoadingText>
          )}
        </Box>
      </Grid>
    </Grid>
  )
}

const EMPTY = { name: '', password: '' }
type Issues = Partial<Record<keyof typeof EMPTY, string>>
type Props = { token: string; invitation: Pick<OpenInvitation, 'email' | 'role'> }

function JoinForm({ token, invitation }: Props) {
  const [given, setGiven] = useState(EMPTY)
  const [issues, setIssues] = useState<Issues>({})
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  const join = trpc.auth.joinTeam.useMutation({
    onSuccess(signedIn) {
      queries.clear()
      startAgencySession(signedIn, agency.name)
      notifySuccess(words.done, words.doneText)
      navigate(paths.admin)
    },
    onError(error) {
      const found = error.data?.issues ?? []
      setIssues(Object.fromEntries(found.map(({ path, message }) => [path, message])))
      notifyFailure(messages.admin.error, error.data ? error.message : words.failed)
    },
  })
  const field = (name: keyof typeof EMPTY) => ({
    required: true,
    error: issues[name],
    value: given[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setGiven({ ...given, [name]: event.currentTarget.value }),
  })
  return (
    <chakra.form
      noValidate
      display="grid"
      gap={5}
      onSubmit={(event) => {
        event.preventDefault()
        const checked = teamJoining.safeParse({ token, ...given })
        const found = checked.error?.issues ?? []
        setIssues(Object.fromEntries(found.map(({ path, message }) => [String(path[0]), message]).reverse()))
        if (checked.success) join.mutate(checked.data)
      }}
    >
      <p>{words.lead(invitation.email, adminTeam.roles[invitation.role])}</p>
      {/* The browser's password keeper learns under which name this password is. */}
      <input type="hidden" name="username" autoComplete="username" value={invitation.email} readOnly />
      <TextField label={words.name} autoComplete="name" {...field('name')} />
      <PasswordField
        label={words.password}
        help={words.passwordHelp}
        autoComplete="new-password"
        {...field('password')}
      />
      <SubmitButton busy={join.isPending} busyWords={words.busy} justifySelf="start">
        {words.submit}
      </SubmitButton>
    </chakra.form>
  )
}
