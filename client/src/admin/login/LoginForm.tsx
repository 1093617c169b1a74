import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { adminSignIn } from '../../../../shared/accounts'
import { agency } from '../../../../shared/agency'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import { admin } from '../../copy/admin'
import { SignInForm } from '../../design/form/SignInForm'
import { parseApiError } from '../../lib/apiError'
import { fieldOf } from '../../lib/fieldOf'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { useSingleFlight } from '../../lib/singleFlight'
import { trpc } from '../../lib/trpc'
import { CodeForm } from './CodeForm'
import { startAgencySession } from './startAgencySession'

type Given = { email: string; password: string }

export function LoginForm() {
  const words = admin.login
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  const once = useSingleFlight()
  const [passed, setPassed] = useState<Given | null>(null)
  const signIn = trpc.auth.signInAdmin.useMutation({
    onSuccess(signedIn) {
      // The cache may hold another account's data.
      queries.clear()
      startAgencySession(signedIn)
      notifySuccess(messages.adminLogin.done, messages.adminLogin.welcome(agency.name))
      navigate(paths.admin)
    },
    onError(error, given) {
      const { failed, failedText, thrown, thrownText } = messages.adminLogin
      const { reason } = parseApiError(error)
      if (reason === 'second_factor_required') setPassed({ email: given.email, password: given.password })
      // A wrong code is said at its field.
      else if (reason) return
      else if (error.data) notifyFailure(failed, error.message || failedText)
      else notifyFailure(thrown, thrownText)
    },
  })
  const form = useForm({
    resolver: zodResolver(adminSignIn),
    defaultValues: { email: '', password: '' },
  })
  const field = fieldOf(form)
  if (passed)
    return (
      <CodeForm
        isBusy={signIn.isPending}
        onCode={(code) => signIn.mutateAsync({ ...passed, code })}
        onBack={() => {
          setPassed(null)
          form.reset()
        }}
      />
    )
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
