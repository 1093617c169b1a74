import { Box, chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { resetRequest } from '../../../../shared/accounts'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import { Button } from '../../design/Button'
import { DoorForm } from '../../design/DarkRoom'
import { SubmitButton } from '../../design/SubmitButton'
import { TextField } from '../../design/TextField'
import { TextLink } from '../../design/TextLink'
import { departed } from '../../lib/arrival'
import { notifyFailure } from '../../lib/notify'
import { useOnePress } from '../../lib/onePress'
import { refusalOf } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { account } from '../../words/account'
import { who } from '../forms/who'
import { AccountFrame } from '../frame/AccountFrame'

/** Asks for a link to set a new password; says the same whether or not the address is known (S7). */
export default function ForgotPasswordPage() {
  const words = account.forgot
  const once = useOnePress()
  const { register, handleSubmit, formState } = useForm<{ email: string }>({
    resolver: zodResolver(resetRequest),
    defaultValues: { email: who.read() },
  })
  const asking = trpc.auth.requestReset.useMutation({
    networkMode: 'always',
    onSuccess() {
      who.drop()
      departed()
    },
    onError: (error) => notifyFailure(messages.reset.thrown, refusalOf(error).message || words.failed),
  })
  const askAgain = () => {
    departed()
    asking.reset()
  }
  const asked = asking.isSuccess ? asking.variables.email : null
  return (
    <AccountFrame
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
          <Button look="outline" width={{ base: 'full', sm: 'auto' }} onClick={askAgain}>
            {words.again}
          </Button>
        </Box>
      ) : (
        <DoorForm onSubmit={handleSubmit((given) => once(() => asking.mutateAsync(given)))}>
          <TextField
            label={words.email}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={formState.errors.email?.message}
            {...register('email', who.kept)}
          />
          <SubmitButton busy={asking.isPending} busyWords={words.busy} size="large">
            {words.submit}
          </SubmitButton>
        </DoorForm>
      )}
    </AccountFrame>
  )
}
