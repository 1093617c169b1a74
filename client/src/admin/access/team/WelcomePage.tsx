import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useLocation, useSearchParams } from 'wouter'
import { type OpenInvitation, teamJoining } from '../../../../../shared/access/team'
import { paths } from '../../../../../shared/paths'
import { LinkButton } from '../../../design/actions/LinkButton'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { ProblemBox } from '../../../design/feedback/ProblemBox'
import { PasswordField } from '../../../design/form/PasswordField'
import { TextField } from '../../../design/form/TextField'
import { AuthLayout } from '../../../design/layout/AuthLayout'
import { fieldOf } from '../../../lib/forms/fieldOf'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { ShortForm } from '../../forms/ShortForm'
import { tellFormReason } from '../../forms/tellFailed'
import { startAgencySession } from '../login/startAgencySession'
import { adminTeam } from './copy'

const copy = adminTeam.welcome

/** The target of a mailed invitation. Needs no session, because an invited person has no account yet. */
export default function WelcomePage() {
  const [params] = useSearchParams()
  const token = params.get('invite') ?? ''
  const invitation = trpc.auth.teamInvitation.useQuery({ token }, { retry: false })
  const status = invitation.error?.data?.httpStatus
  const isDead = status === 404 || status === 400
  return (
    <AuthLayout
      title={copy.title}
      heading={copy.label}
      fontSize={{ base: 'clamp(min(2.75rem, 20vw), 15vw, 6rem)', lg: 'clamp(5rem, 10vw, 10rem)' }}
    >
      {invitation.data ? (
        <JoinForm token={token} invitation={invitation.data} />
      ) : isDead ? (
        <ProblemBox>
          <chakra.p textStyle="subheading">{copy.dead}</chakra.p>
          <chakra.p color="fgQuiet" mt={2} mb={5}>
            {copy.deadMore}
          </chakra.p>
          <LinkButton href={paths.adminLogin} variant="outline">
            {copy.toLogin}
          </LinkButton>
        </ProblemBox>
      ) : (
        <NotLoaded query={invitation} copy={{ failed: copy.loadFailed, loading: copy.loading }} />
      )}
    </AuthLayout>
  )
}

type Props = { token: string; invitation: Pick<OpenInvitation, 'email' | 'role'> }

function JoinForm({ token, invitation }: Props) {
  const form = useForm({
    resolver: zodResolver(teamJoining),
    defaultValues: { token, name: '', password: '' },
  })
  const field = fieldOf(form)
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  const join = trpc.auth.joinTeam.useMutation({
    onSuccess(signedIn) {
      queries.clear()
      startAgencySession(signedIn)
      notifySuccess(copy.done, copy.doneText)
      navigate(paths.admin)
    },
    onError: tellFormReason(form, copy.failed),
  })
  return (
    <ShortForm
      gap={5}
      submit={copy.submit}
      busy={join.isPending}
      busyWords={copy.busy}
      onSend={form.handleSubmit((given) => join.mutateAsync(given))}
    >
      <p>{copy.lead(invitation.email, adminTeam.roles[invitation.role])}</p>
      {/* Tells the password manager which account the password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={invitation.email} readOnly />
      <TextField label={copy.name} required autoComplete="name" {...field('name')} />
      <PasswordField
        label={copy.password}
        help={copy.passwordHelp}
        required
        autoComplete="new-password"
        {...field('password')}
      />
    </ShortForm>
  )
}
