import { Flex } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { passwordTwice, resetPassword } from '../../../../shared/accounts'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import { DoorForm } from '../../design/DarkRoom'
import { LinkButton } from '../../design/LinkButton'
import { PasswordField } from '../../design/PasswordField'
import { SubmitButton } from '../../design/SubmitButton'
import { TextField } from '../../design/TextField'
import { TextLink } from '../../design/TextLink'
import { dismissFailures } from '../../lib/dismissFailures'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { useOnePress } from '../../lib/onePress'
import { refusalOf } from '../../lib/refusal'
import { currentSession, endSession } from '../../lib/session'
import { trpc } from '../../lib/trpc'
import { account } from '../../words/account'
import { who } from '../forms/who'
import { PasswordStrength } from './PasswordStrength'

const typed = z.intersection(resetPassword.omit({ token: true }), passwordTwice)
type Typed = z.input<typeof typed>

type Props = { token: string; onDone: () => void }

/** Username, new password twice, with a meter. An error of a field goes when the field is edited (section 5). */
export function ResetForm({ token, onDone }: Props) {
  const words = account.reset
  const once = useOnePress()
  const { register, handleSubmit, formState, clearErrors, control } = useForm<Typed>({
    resolver: zodResolver(typed),
    reValidateMode: 'onSubmit',
    defaultValues: { username: who.read(), newPassword: '', confirm: '' },
  })
  const { errors } = formState
  const password = useWatch({ control, name: 'newPassword' })
  const field = (name: keyof Typed) =>
    register(name, {
      onChange(event) {
        clearErrors(name)
        if (name === 'username') who.kept.onChange(event)
      },
    })

  const resetting = trpc.auth.resetPassword.useMutation({
    networkMode: 'always',
    onSuccess() {
      // Every session has ended; this browser must not believe in its own any longer.
      if (currentSession()) endSession()
      dismissFailures()
      notifySuccess(messages.reset.done, messages.reset.doneText)
      onDone()
    },
    onError(error) {
      const { message } = refusalOf(error)
      const { failed, failedText, thrown, thrownText } = messages.reset
      if (message === null) notifyFailure(thrown, thrownText)
      else notifyFailure(failed, message || failedText)
    },
  })
  return (
    <DoorForm
      onSubmit={handleSubmit((given) =>
        once(() =>
          resetting.mutateAsync({ token, username: given.username, newPassword: given.newPassword }),
        ),
      )}
    >
      <TextField
        label={words.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.username?.message}
        {...field('username')}
      />
      <PasswordField
        label={words.password}
        autoComplete="new-password"
        required
        error={errors.newPassword?.message}
        {...field('newPassword')}
      />
      <PasswordStrength password={password} />
      <PasswordField
        label={words.confirm}
        autoComplete="new-password"
        required
        error={errors.confirm?.message}
        {...field('confirm')}
      />
      <Flex direction={{ base: 'column', sm: 'row' }} gap={3} wrap="wrap" mt={2}>
        <SubmitButton busy={resetting.isPending} busyWords={words.busy} size="large">
          {words.submit}
        </SubmitButton>
        <LinkButton href={paths.home} look="outline" size="large">
          {words.home}
        </LinkButton>
      </Flex>
      {resetting.isError ? (
        <p>
          <TextLink href={paths.forgotPassword}>{words.newLink}</TextLink>
        </p>
      ) : null}
    </DoorForm>
  )
}
