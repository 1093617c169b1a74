import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { adminSignIn } from '../../../../../shared/access/accounts'
import type { SecondStep as Step } from '../../../../../shared/access/secondFactor'
import { messages } from '../../../../../shared/messages'
import { SignInForm } from '../../../design/form/SignInForm'
import { parseApiError } from '../../../lib/apiError'
import { fieldOf } from '../../../lib/forms/fieldOf'
import { useSingleFlight } from '../../../lib/loading/singleFlight'
import { notifyFailure } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { admin } from '../../copy'
import { PasskeySignIn } from './PasskeySignIn'
import { SecondStep } from './SecondStep'
import { useEnter } from './useEnter'

type Given = { email: string; password: string }

export function LoginForm() {
  const copy = admin.login
  const once = useSingleFlight()
  const [passed, setPassed] = useState<{ given: Given; steps: readonly Step[] } | null>(null)
  const signIn = trpc.auth.signInAdmin.useMutation({
    onSuccess: useEnter(),
    onError(error, { email, password }) {
      const { failed, failedText, thrown, thrownText } = messages.adminLogin
      const { reason, secondSteps: steps } = parseApiError(error)
      if (reason === 'second_factor_required') setPassed({ given: { email, password }, steps })
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
      <SecondStep
        {...passed}
        isBusy={signIn.isPending}
        onCode={(code) => signIn.mutateAsync({ ...passed.given, code })}
        onBack={() => {
          setPassed(null)
          form.reset()
        }}
      />
    )
  return (
    <>
      <SignInForm
        copy={copy}
        username={{ label: copy.email, type: 'email', ...field('email') }}
        password={field('password')}
        isBusy={signIn.isPending}
        onSubmit={form.handleSubmit((given) => once(() => signIn.mutateAsync(given)))}
      />
      <PasskeySignIn />
    </>
  )
}
