import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { passwordAgain } from '../../../../../shared/access/accounts'
import { Problem, problemOf } from '../../../design/feedback/Problem'
import { PasswordField } from '../../../design/form/PasswordField'
import { applyFieldErrors } from '../../../lib/apiError'
import { ShortForm } from '../../forms/ShortForm'
import { secondFactor as copy } from '../secondFactor.copy'

type Props = {
  lead?: string
  submit: string
  onPassword: (password: string) => Promise<unknown>
}

/** Asks for the password again and shows beside it why it was refused. */
export function AskPassword({ lead, submit, onPassword }: Props) {
  const form = useForm({ resolver: zodResolver(passwordAgain), defaultValues: { password: '' } })
  const { register, handleSubmit, formState, clearErrors } = form
  const [problem, setProblem] = useState<string | null>(null)
  const send = async ({ password }: { password: string }) => {
    setProblem(null)
    try {
      await onPassword(password)
    } catch (error) {
      applyFieldErrors(form, error)
      setProblem(problemOf(error))
    }
  }
  return (
    <ShortForm
      submit={submit}
      busy={formState.isSubmitting}
      busyWords={copy.busy}
      onSend={handleSubmit(send)}
    >
      {lead ? <p>{lead}</p> : null}
      <PasswordField
        label={copy.password}
        autoComplete="current-password"
        required
        data-first-focus
        error={formState.errors.password?.message}
        {...register('password', { onChange: () => clearErrors('password') })}
      />
      <Problem>{problem}</Problem>
    </ShortForm>
  )
}
