import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { talentSignIn } from '../../../../shared/access/accounts'
import { messages } from '../../../../shared/messages'
import { fieldMessage } from '../../copy/missing'
import { SignInForm } from '../../design/form/SignInForm'
import { parseApiError } from '../../lib/apiError'
import { fieldOf } from '../../lib/forms/fieldOf'
import { useSingleFlight } from '../../lib/loading/singleFlight'
import { notifyFailure } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { account } from '../copy'
import { who } from '../forms/identificationDraft'
import { useEnter } from '../useEnter'

type Typed = { identification: string; password: string }

export function LoginForm() {
  const copy = account.login
  const enter = useEnter()
  const once = useSingleFlight()
  const form = useForm<Typed>({
    resolver: zodResolver(talentSignIn),
    defaultValues: { identification: who.read(), password: '' },
  })
  const { handleSubmit, getValues } = form
  const field = fieldOf(form)
  const username = field('identification', who.kept)
  const signIn = trpc.auth.signInTalent.useMutation({
    networkMode: 'always',
    onSuccess(signedIn) {
      who.drop()
      enter(signedIn, messages.login.done)
    },
    onError(error) {
      const { message } = parseApiError(error)
      const { failed, failedText, thrown } = messages.login
      notifyFailure(failed, message === null ? thrown : message || failedText)
    },
  })
  return (
    <SignInForm
      copy={copy}
      username={{
        label: copy.identification,
        ...username,
        error: fieldMessage('identification', username.error),
      }}
      password={field('password')}
      isBusy={signIn.isPending}
      onSubmit={handleSubmit(
        (given) => once(() => signIn.mutateAsync(given)),
        () => {
          const { title, all } = messages.missing
          if (Object.values(getValues()).some((typed) => typed.trim() === '')) notifyFailure(title, all)
        },
      )}
    />
  )
}
