import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { passwordAgain } from '../../../../shared/accounts'
import { secondFactor as words } from '../../copy/secondFactor'
import { PasswordField } from '../../design/form/PasswordField'
import { applyFieldErrors } from '../../lib/apiError'
import { ShortForm } from '../forms/ShortForm'
import { tellFailed } from '../forms/tellFailed'

type Props = {
  lead?: string
  submit: string
  busyWords?: string
  onPassword: (password: string) => Promise<unknown>
  onFailed?: (error: unknown) => void
}

const tellNotDone = () => tellFailed(words.actionFailed)

/** Asks for the password again and shows beside it why it was refused. */
export function AskPassword({
  lead,
  submit,
  busyWords = words.busy,
  onPassword,
  onFailed = tellNotDone,
}: Props) {
  const form = useForm({ resolver: zodResolver(passwordAgain), defaultValues: { password: '' } })
  const { register, handleSubmit, formState, clearErrors } = form
  const send = async ({ password }: { password: string }) => {
    try {
      await onPassword(password)
    } catch (error) {
      applyFieldErrors(form, error)
      onFailed(error)
    }
  }
  return (
    <ShortForm
      submit={submit}
      busy={formState.isSubmitting}
      busyWords={busyWords}
      onSend={handleSubmit(send)}
    >
      {lead ? <p>{lead}</p> : null}
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        required
        error={formState.errors.password?.message}
        {...register('password', { onChange: () => clearErrors('password') })}
      />
    </ShortForm>
  )
}
