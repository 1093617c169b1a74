import { Flex } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { passwordTwice, resetPassword } from '../../../../shared/access/accounts'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import { PageButton } from '../../design/actions/LinkButton'
import { TextLink } from '../../design/actions/TextLink'
import { AuthForm } from '../../design/form/AuthForm'
import { EndsAccess } from '../../design/form/EndsAccess'
import { PasswordField } from '../../design/form/PasswordField'
import { SubmitButton } from '../../design/form/SubmitButton'
import { TextField } from '../../design/form/TextField'
import { parseApiError } from '../../lib/apiError'
import { dismissFailures } from '../../lib/dismissFailures'
import { fieldOf } from '../../lib/forms/fieldOf'
import { withHtmlName } from '../../lib/forms/htmlName'
import { useSingleFlight } from '../../lib/loading/singleFlight'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { currentSession, endSession } from '../../lib/session'
import { trpc } from '../../lib/trpc'
import { account } from '../copy'
import { who } from '../forms/identificationDraft'
import { PasswordStrength } from './PasswordStrength'

const typed = z.intersection(resetPassword.omit({ token: true }), passwordTwice)
type Typed = z.input<typeof typed>

type Props = { token: string; onDone: () => void }

export function ResetForm({ token, onDone }: Props) {
  const copy = account.reset
  const once = useSingleFlight()
  const form = useForm<Typed>({
    resolver: zodResolver(typed),
    reValidateMode: 'onSubmit',
    defaultValues: { username: who.read(), newPassword: '', confirm: '', endsAccess: false },
  })
  const { register, handleSubmit, clearErrors, control } = form
  const password = useWatch({ control, name: 'newPassword' })
  const fieldIn = fieldOf(form)
  const field = (name: keyof Typed, kept?: typeof who.kept) =>
    fieldIn(name, {
      onChange(event) {
        clearErrors(name)
        kept?.onChange(event)
      },
    })

  const access = trpc.auth.accessOfReset.useMutation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for a link
  useEffect(() => access.mutate({ token }), [token])

  const resetting = trpc.auth.resetPassword.useMutation({
    networkMode: 'always',
    onSuccess() {
      // The reset ended every session on the server.
      if (currentSession()) endSession()
      dismissFailures()
      notifySuccess(messages.reset.done, messages.reset.doneText)
      onDone()
    },
    onError(error) {
      const { message } = parseApiError(error)
      const { failed, failedText, thrown, thrownText } = messages.reset
      if (message === null) notifyFailure(thrown, thrownText)
      else notifyFailure(failed, message || failedText)
    },
  })
  return (
    <AuthForm
      onSubmit={handleSubmit((given) =>
        once(() =>
          resetting.mutateAsync({
            token,
            username: given.username,
            newPassword: given.newPassword,
            endsAccess: given.endsAccess,
          }),
        ),
      )}
    >
      <TextField
        label={copy.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...field('username', who.kept)}
      />
      <PasswordField label={copy.password} autoComplete="new-password" required {...field('newPassword')} />
      <PasswordStrength password={password} />
      <PasswordField
        label={copy.confirm}
        autoComplete="new-password"
        required
        {...withHtmlName(field('confirm'), 'confirmPassword')}
      />
      <EndsAccess access={access.data} {...register('endsAccess')} />
      <Flex direction={{ base: 'column', sm: 'row' }} gap={3} wrap="wrap" mt={2}>
        <SubmitButton busy={resetting.isPending} busyWords={copy.busy} size="large">
          {copy.submit}
        </SubmitButton>
        <PageButton href={paths.home} variant="outline" size="large">
          {copy.home}
        </PageButton>
      </Flex>
      {resetting.isError ? (
        <p>
          <TextLink href={paths.forgotPassword}>{copy.newLink}</TextLink>
        </p>
      ) : null}
    </AuthForm>
  )
}
