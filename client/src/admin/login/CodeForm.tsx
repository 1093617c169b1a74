import { Flex } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { secondFactorCode } from '../../../../shared/accounts'
import { admin } from '../../copy/admin'
import { secondFactor } from '../../copy/secondFactor'
import { Button } from '../../design/actions/Button'
import { AuthForm } from '../../design/form/AuthForm'
import { SubmitButton } from '../../design/form/SubmitButton'
import { TextField } from '../../design/form/TextField'
import { parseApiError } from '../../lib/apiError'
import { useSingleFlight } from '../../lib/singleFlight'

const words = secondFactor.signIn
type Props = { isBusy: boolean; onCode: (code: string) => Promise<unknown>; onBack: () => void }

/** The second step of signing in, once the password was right. */
export function CodeForm({ isBusy, onCode, onBack }: Props) {
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
        label={words.label}
        help={words.help}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus
        error={formState.errors.code?.message}
        {...register('code', { onChange: () => clearErrors('code') })}
      />
      <Flex align="center" justify="space-between" gap={4} wrap="wrap" mt={2}>
        <SubmitButton
          busy={isBusy}
          busyWords={admin.login.busy}
          size="large"
          minW={{ base: 'full', sm: 'min(11rem, 100%)' }}
        >
          {admin.login.submit}
        </SubmitButton>
        <Button variant="outline" onClick={onBack}>
          {words.back}
        </Button>
      </Flex>
    </AuthForm>
  )
}
