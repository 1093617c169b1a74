import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { adminSignIn } from '../../../../shared/accounts'
import { agency } from '../../../../shared/agency'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import { admin } from '../../copy/admin'
import { SignInForm } from '../../design/form/SignInForm'
import { fieldOf } from '../../lib/fieldOf'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { useSingleFlight } from '../../lib/singleFlight'
import { trpc } from '../../lib/trpc'
import { startAgencySession } from './startAgencySession'

type Given = { email: string; password: string }

export function LoginForm() {
  const words = admin.login
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  const once = useSingleFlight()
  const signIn = trpc.auth.signInAdmin.useMutation({
    onSuccess(signedIn) {
      // The cache may hold another account's data.
      queries.clear()
      startAgencySession(signedIn)
      notifySuccess(messages.adminLogin.done, messages.adminLogin.welcome(agency.name))
      navigate(paths.admin)
    },
    onError(error) {
      const { failed, failedText, thrown, thrownText } = messages.adminLogin
      if (error.data) notifyFailure(failed, error.message || failedText)
      else notifyFailure(thrown, thrownText)
    },
  })
  const form = useForm<Given>({
    resolver: zodResolver(adminSignIn),
    defaultValues: { email: '', password: '' },
  })
  const field = fieldOf(form)
  return (
    <SignInForm
      words={words}
      username={{ label: words.email, type: 'email', ...field('email') }}
      password={field('password')}
      isBusy={signIn.isPending}
      onSubmit={form.handleSubmit((given) => once(() => signIn.mutateAsync(given)))}
    />
  )
}
