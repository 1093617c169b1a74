import { Box, chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import { type OpenInvitation, teamJoining } from '../../../../shared/team'
import { LinkButton } from '../../design/LinkButton'
import { LoadingText } from '../../design/LoadingText'
import { PasswordField } from '../../design/PasswordField'
import { SubmitButton } from '../../design/SubmitButton'
import { TextField } from '../../design/TextField'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { adminTeam } from '../../words/adminTeam'
import { DoorFrame } from '../login/DoorFrame'
import { startAgencySession } from '../login/startAgencySession'

const words = adminTeam.welcome

/** Where a mailed invitation leads: outside the guard, because nobody who comes here has an account yet. */
export default function WelcomePage() {
  const [params] = useSearchParams()
  const token = params.get('invite') ?? ''
  const invitation = trpc.auth.teamInvitation.useQuery({ token }, { retry: false })
  return (
    <DoorFrame
      title={words.title}
      label={words.label}
      fontSize={{ base: 'clamp(2.75rem, 15vw, 6rem)', lg: 'clamp(5rem, 10vw, 10rem)' }}
    >
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
    </DoorFrame>
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
      startAgencySession(signedIn)
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
