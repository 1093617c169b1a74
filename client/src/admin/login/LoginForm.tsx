import { Flex } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { adminSignIn } from '../../../../shared/accounts'
import { agency } from '../../../../shared/agency'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import { DoorForm } from '../../design/DarkRoom'
import { PasswordField } from '../../design/PasswordField'
import { SubmitButton } from '../../design/SubmitButton'
import { TextField } from '../../design/TextField'
import { TextLink } from '../../design/TextLink'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { useOnePress } from '../../lib/onePress'
import { trpc } from '../../lib/trpc'
import { admin } from '../../words/admin'
import { startAgencySession } from './startAgencySession'

type Given = { email: string; password: string }

/** E-mail and password; on success to /admin (specification sections 2, 4 and 8, Admin login). */
export function LoginForm() {
  const words = admin.login
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  const once = useOnePress()
  const signIn = trpc.auth.signInAdmin.useMutation({
    onSuccess(signedIn) {
      // What was kept for whoever was here before is not for whoever comes now.
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
  const { register, handleSubmit, formState } = useForm<Given>({
    resolver: zodResolver(adminSignIn),
    defaultValues: { email: '', password: '' },
  })
  return (
    <DoorForm onSubmit={handleSubmit((given) => once(() => signIn.mutateAsync(given)))}>
      <TextField
        label={words.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        required
        error={formState.errors.password?.message}
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
