import { Flex } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { talentSignIn } from '../../../../shared/accounts'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import { DoorForm } from '../../design/DarkRoom'
import { PasswordField } from '../../design/PasswordField'
import { SubmitButton } from '../../design/SubmitButton'
import { TextField } from '../../design/TextField'
import { TextLink } from '../../design/TextLink'
import { notifyFailure } from '../../lib/notify'
import { useOnePress } from '../../lib/onePress'
import { refusalOf } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { account } from '../../words/account'
import { sayMissing } from '../forms/sayMissing'
import { who } from '../forms/who'
import { useEnter } from '../useEnter'

type Typed = { identification: string; password: string }

const REQUIRED = ['identification', 'password'] as const

/** E-mail or phone, and the password. */
export function LoginForm() {
  const words = account.login
  const enter = useEnter()
  const once = useOnePress()
  const form = useForm<Typed>({
    resolver: zodResolver(talentSignIn),
    defaultValues: { identification: who.read(), password: '' },
  })
  const { register, handleSubmit } = form
  const { errors } = form.formState
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
  return (
    <DoorForm
      onSubmit={handleSubmit(
        (given) => once(() => signIn.mutateAsync(given)),
        () => sayMissing(form, REQUIRED),
      )}
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
        <SubmitButton
          busy={signIn.isPending}
          busyWords={words.busy}
          size="large"
          minW={{ base: 'full', sm: 'min(11rem, 100%)' }}
        >
          {words.submit}
        </SubmitButton>
        <TextLink href={paths.forgotPassword} py={2}>
          {words.forgot}
        </TextLink>
      </Flex>
    </DoorForm>
  )
}
