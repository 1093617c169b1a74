import { Flex } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { secondFactorCode } from '../../../../../shared/access/accounts'
import { Button } from '../../../design/actions/Button'
import { AuthForm } from '../../../design/form/AuthForm'
import { SubmitButton } from '../../../design/form/SubmitButton'
import { TextField } from '../../../design/form/TextField'
import { parseApiError } from '../../../lib/apiError'
import { useSingleFlight } from '../../../lib/loading/singleFlight'
import { admin } from '../../copy'
import { passkeys } from '../passkeys.copy'
import { secondFactor } from '../secondFactor.copy'

const copy = secondFactor.signIn
type Props = {
  /** Without an app only a recovery code can be entered, in place of a passkey. */
  hasApp: boolean
  isBusy: boolean
  onCode: (code: string) => Promise<unknown>
  onBack: () => void
}

/** The code of an app, or a recovery code. */
export function CodeForm({ hasApp, isBusy, onCode, onBack }: Props) {
  const once = useSingleFlight()
  const form = useForm({ resolver: zodResolver(secondFactorCode), defaultValues: { code: '' } })
  const { register, handleSubmit, formState, setError, clearErrors } = form
  const send = ({ code }: { code: string }) =>
    once(async () => {
      try {
        await onCode(code)
      } catch (error) {
        const { reason, message } = parseApiError(error)
        if (reason && message) setError('code', { message }, { shouldFocus: true })
      }
    })
  return (
    <AuthForm onSubmit={handleSubmit(send)}>
      <TextField
        label={hasApp ? copy.label : passkeys.signIn.orCode}
        help={hasApp ? copy.help : passkeys.signIn.orCodeHelp}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus={hasApp}
        error={formState.errors.code?.message}
        {...register('code', { onChange: () => clearErrors('code') })}
      />
      <Flex align="center" justify="space-between" gap={4} wrap="wrap" mt={2}>
        <SubmitButton
          busy={isBusy}
          busyWords={admin.login.busy}
          variant={hasApp ? 'primary' : 'outline'}
          size="large"
          minW={{ base: 'full', sm: 'min(11rem, 100%)' }}
        >
          {admin.login.submit}
        </SubmitButton>
        <Button variant="outline" onClick={onBack}>
          {copy.back}
        </Button>
      </Flex>
    </AuthForm>
  )
}
