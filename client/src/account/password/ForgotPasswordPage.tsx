import { Box, chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { resetRequest } from '../../../../shared/access/accounts'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import { Button } from '../../design/actions/Button'
import { TextLink } from '../../design/actions/TextLink'
import { AuthForm } from '../../design/form/AuthForm'
import { SubmitButton } from '../../design/form/SubmitButton'
import { TextField } from '../../design/form/TextField'
import { AuthLayout } from '../../design/layout/AuthLayout'
import { parseApiError } from '../../lib/apiError'
import { fieldOf } from '../../lib/forms/fieldOf'
import { useSingleFlight } from '../../lib/loading/singleFlight'
import { markNavigation } from '../../lib/navigation/routeFocus'
import { notifyFailure } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { account } from '../copy'
import { who } from '../forms/identificationDraft'

/** Requests a reset link. The answer never tells whether the address has an account (S7). */
export default function ForgotPasswordPage() {
  const copy = account.forgot
  const once = useSingleFlight()
  const form = useForm<{ email: string }>({
    resolver: zodResolver(resetRequest),
    defaultValues: { email: who.read() },
  })
  const field = fieldOf(form)
  const asking = trpc.auth.requestReset.useMutation({
    networkMode: 'always',
    onSuccess() {
      who.drop()
      markNavigation()
    },
    onError: (error) => notifyFailure(messages.reset.thrown, parseApiError(error).message || copy.failed),
  })
  const askAgain = () => {
    markNavigation()
    asking.reset()
  }
  const asked = asking.isSuccess ? asking.variables.email : null
  return (
    <AuthLayout
      key={asked ? 'sent' : 'ask'}
      title={asked ? copy.sentTitle : copy.title}
      {...(!asked && { lead: copy.lead })}
      aside={<TextLink href={paths.login}>{copy.toLogin}</TextLink>}
    >
      {asked ? (
        <Box role="status">
          <chakra.p textStyle="lead" overflowWrap="anywhere">
            {copy.sent(asked)}
          </chakra.p>
          <chakra.p color="fgQuiet" my={6}>
            {copy.none}
          </chakra.p>
          <Button variant="outline" width={{ base: 'full', sm: 'auto' }} onClick={askAgain}>
            {copy.again}
          </Button>
        </Box>
      ) : (
        <AuthForm onSubmit={form.handleSubmit((given) => once(() => asking.mutateAsync(given)))}>
          <TextField
            label={copy.email}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            {...field('email', who.kept)}
          />
          <SubmitButton busy={asking.isPending} busyWords={copy.busy} size="large">
            {copy.submit}
          </SubmitButton>
        </AuthForm>
      )}
    </AuthLayout>
  )
}
