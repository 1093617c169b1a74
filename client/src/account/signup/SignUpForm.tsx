import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { type Invitation, type SignUpForm as Sent, signUp } from '../../../../shared/accounts'
import { messages } from '../../../../shared/messages'
import { DoorForm } from '../../design/DarkRoom'
import { DataNotice } from '../../design/DataNotice'
import { PasswordField } from '../../design/PasswordField'
import { SubmitButton } from '../../design/SubmitButton'
import { TextField } from '../../design/TextField'
import { draftOf } from '../../lib/draft'
import { notifyFailure } from '../../lib/notify'
import { useOnePress } from '../../lib/onePress'
import { refusalOf, showRefused } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { account } from '../../words/account'
import { sayMissing } from '../forms/sayMissing'
import { useEnter } from '../useEnter'

type Typed = { contact: string; name: string; email: string; password: string }
const REQUIRED = ['name', 'email', 'password'] as const
const draft = draftOf('signUpDraft', { contact: '', name: '', email: '' })
// `raw` hands on what was typed: the server reads it by the same schema.
const resolver = zodResolver(signUp, undefined, { raw: true }) as unknown as Resolver<Typed, unknown, Sent>

type Props = { invited: Invitation | null; invite: string | null }

/** Phone (optional), name, e-mail and password. */
export function SignUpForm({ invited, invite }: Props) {
  const words = account.signUp
  const enter = useEnter()
  const once = useOnePress()
  const form = useForm<Typed, unknown, Sent>({ resolver, defaultValues: { ...draft.read(), password: '' } })
  const { register, handleSubmit, setValue, getValues, subscribe } = form
  const { errors } = form.formState

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { contact, name, email } }) => draft.keep({ contact, name, email }),
      }),
    [subscribe],
  )
  useEffect(() => {
    // What somebody has typed already is theirs.
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
      const { message } = refusalOf(error)
      const { failed, failedText, thrown } = messages.signUp
      notifyFailure(failed, message === null ? thrown : message || failedText)
      showRefused(form, error)
    },
  })
  return (
    <DoorForm
      onSubmit={handleSubmit(
        (given) => once(() => sending.mutateAsync({ ...given, invite })),
        () => sayMissing(form, REQUIRED),
      )}
    >
      <TextField
        label={words.phone}
        help={account.onboarding.optional}
        type="tel"
        autoComplete="tel"
        error={errors.contact?.message}
        {...register('contact')}
      />
      <TextField
        label={words.name}
        autoComplete="name"
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={words.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label={words.password}
        help={words.passwordHelp}
        autoComplete="new-password"
        required
        error={errors.password?.message}
        {...register('password')}
      />
      <DataNotice words={words.privacy} />
      <SubmitButton busy={sending.isPending} busyWords={words.busy} size="large">
        {words.submit}
      </SubmitButton>
    </DoorForm>
  )
}
