import { chakra, Flex } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { talentSignIn } from '../../../../shared/accounts'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import { PasswordField } from '../../design/PasswordField'
import { SubmitButton } from '../../design/SubmitButton'
import { TextField } from '../../design/TextField'
import { TextLink } from '../../design/TextLink'
import { dismissFailures } from '../../lib/dismissFailures'
import { notifyFailure } from '../../lib/notify'
import { useOnePress } from '../../lib/onePress'
import { refusalOf } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { account } from '../../words/account'
import { who } from '../forms/who'
import { useEnter } from '../useEnter'

type Typed = { identification: string; password: string }

const REQUIRED = ['identification', 'password'] as const

/** E-mail or phone, and the password. */
export function LoginForm() {
  const words = account.login
  const enter = useEnter()
  const once = useOnePress()
  const { register, handleSubmit, formState, getValues, setError } = useForm<Typed>({
    resolver: zodResolver(talentSignIn),
    defaultValues: { identification: who.read(), password: '' },
  })
  const { errors } = formState
  const signIn = trpc.auth.signInTalent.useMutation({
    networkMode: 'always',
    onSuccess(signedIn) {
      who.drop()
      enter(signedIn, messages.login.done)
    },
    onError(error) {
      const { message } = refusalOf(error)
      const { failed, failedText, thrown } = messages.login
      notifyFailure(failed, message === null ? thrown : message || failedText)
    },
  })
  const refuse = () => {
    const blank = REQUIRED.filter((name) => getValues(name).trim() === '')
    for (const name of blank) setError(name, { message: messages.missing.all })
    if (blank.length > 0) notifyFailure(messages.missing.title, messages.missing.all)
  }
  return (
    <chakra.form
      noValidate
      onInput={dismissFailures}
      onSubmitCapture={dismissFailures}
      display="grid"
      gap={5}
      onSubmit={handleSubmit((given) => once(() => signIn.mutateAsync(given)), refuse)}
    >
      <TextField
        label={words.identification}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.identification?.message}
        {...register('identification', who.kept)}
      />
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password')}
      />
      <Flex align="center" justify="space-between" gap={4} wrap="wrap" mt={2}>
        <SubmitButton busy={signIn.isPending} busyWords={words.busy} size="large" minW="11rem">
          {words.submit}
        </SubmitButton>
        <TextLink href={paths.forgotPassword} py={2}>
          {words.forgot}
        </TextLink>
      </Flex>
    </chakra.form>
  )
}
