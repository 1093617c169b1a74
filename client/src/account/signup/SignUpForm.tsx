import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { type Invitation, type SignUpForm as Sent, signUp } from '../../../../shared/access/accounts'
import { messages } from '../../../../shared/messages'
import { fieldMessage } from '../../copy/missing'
import { AuthForm } from '../../design/form/AuthForm'
import { PasswordField } from '../../design/form/PasswordField'
import { PrivacyNotice } from '../../design/form/PrivacyNotice'
import { SubmitButton } from '../../design/form/SubmitButton'
import { TextField } from '../../design/form/TextField'
import { applyFieldErrors, parseApiError } from '../../lib/apiError'
import { draftOf } from '../../lib/forms/draft'
import { fieldOf } from '../../lib/forms/fieldOf'
import { rawFormResolver } from '../../lib/forms/formResolver'
import { useDraft } from '../../lib/forms/useDraft'
import { useSingleFlight } from '../../lib/loading/singleFlight'
import { notifyFailure } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { account } from '../copy'
import { showMissingFields } from '../forms/showMissingFields'
import { useEnter } from '../useEnter'

type Typed = { contact: string; name: string; email: string; password: string }
const REQUIRED = ['name', 'email', 'password'] as const
const TEXTS = { contact: '', name: '', email: '' }
const EMPTY = { ...TEXTS, password: '' }
const draft = draftOf('signUpDraft', TEXTS)
const resolver = rawFormResolver<Typed, Sent>(signUp)

type Props = { invited: Invitation | null; invite: string | null }

export function SignUpForm({ invited, invite }: Props) {
  const copy = account.signUp
  const enter = useEnter()
  const once = useSingleFlight()
  const form = useForm<Typed, unknown, Sent>({ resolver, defaultValues: EMPTY })
  const { handleSubmit, setValue, getValues } = form
  const field = fieldOf(form)
  const name = field('name')

  useDraft(form, draft)
  useEffect(() => {
    // Never overwrite a field that the user has edited.
    if (invited?.name && getValues('name') === '') setValue('name', invited.name)
    if (invited?.email && getValues('email') === '') setValue('email', invited.email)
  }, [invited, getValues, setValue])

  const sending = trpc.auth.register.useMutation({
    networkMode: 'always',
    onSuccess(signedIn) {
      draft.drop()
      enter(signedIn, messages.signUp.done)
    },
    onError(error) {
      const { message } = parseApiError(error)
      const { failed, failedText, thrown } = messages.signUp
      notifyFailure(failed, message === null ? thrown : message || failedText)
      applyFieldErrors(form, error)
    },
  })
  return (
    <AuthForm
      onSubmit={handleSubmit(
        (given) => once(() => sending.mutateAsync({ ...given, invite })),
        () => showMissingFields(form, REQUIRED),
      )}
    >
      <TextField
        label={copy.phone}
        help={account.onboarding.optional}
        type="tel"
        autoComplete="tel"
        {...field('contact')}
      />
      <TextField
        label={copy.name}
        autoComplete="name"
        required
        {...name}
        error={fieldMessage('name', name.error)}
      />
      <TextField
        label={copy.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...field('email')}
      />
      <PasswordField
        label={copy.password}
        help={copy.passwordHelp}
        autoComplete="new-password"
        required
        {...field('password')}
      />
      <PrivacyNotice words={copy.privacy} />
      <SubmitButton busy={sending.isPending} busyWords={copy.busy} size="large">
        {copy.submit}
      </SubmitButton>
    </AuthForm>
  )
}
