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
  const words = account.forgot
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
    onError: (error) => notifyFailure(messages.reset.thrown, parseApiError(error).message || words.failed),
  })
  const askAgain = () => {
    markNavigation()
    asking.reset()
  }
  const asked = asking.isSuccess ? asking.variables.email : null
  return (
    <AuthLayout
      key={asked ? 'sent' : 'ask'}
      title={asked ? words.sentTitle : words.title}
      {...(!asked && { lead: words.lead })}
      aside={<TextLink href={paths.login}>{words.toLogin}</TextLink>}
    >
      {asked ? (
        <Box role="status">
          <chakra.p textStyle="lead" overflowWrap="anywhere">
            {words.sent(asked)}
          </chakra.p>
          <chakra.p color="fgQuiet" my={6}>
            {words.none}
          </chakra.p>
          <Button variant="outline" width={{ base: 'full', sm: 'auto' }} onClick={askAgain}>
            {words.again}
          </Button>
        </Box>
      ) : (
        <AuthForm onSubmit={form.handleSubmit((given) => once(() => asking.mutateAsync(given)))}>
          <TextField
            label={words.email}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            {...field('email', who.kept)}
          />
          <SubmitButton busy={asking.isPending} busyWords={words.busy} size="large">
            {words.submit}
          </SubmitButton>
        </AuthForm>
      )}
    </AuthLayout>
  )
}
