import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { passkeyStart } from '../../../../../shared/access/passkeys'
import { browserName } from '../../../copy/browserName'
import { Dialog } from '../../../design/feedback/Dialog'
import { Problem } from '../../../design/feedback/Problem'
import { PasswordField } from '../../../design/form/PasswordField'
import { TextField } from '../../../design/form/TextField'
import { applyFieldErrors, parseApiError } from '../../../lib/apiError'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { ShortForm } from '../../forms/ShortForm'
import { passkeys } from '../passkeys.copy'
import { secondFactor } from '../secondFactor.copy'
import { makePasskey, whyStopped } from './browserPasskeys'
import { RecoveryCodesDialog } from './RecoveryCodesDialog'

const copy = passkeys.add
type Props = { onDone: () => void; onClose: () => void }
type Given = { name: string; password: string }

/** Name and password, the browser's own question, and recovery codes where there are none yet. */
export function AddPasskeyDialog({ onDone, onClose }: Props) {
  const start = trpc.admin.passkeys.start.useMutation()
  const add = trpc.admin.passkeys.add.useMutation()
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm({
    resolver: zodResolver(passkeyStart),
    defaultValues: { name: browserName(navigator.userAgent) ?? copy.unnamed, password: '' },
  })
  const { register, handleSubmit, formState, clearErrors } = form
  const codes = add.data?.codes
  const send = async ({ name, password }: Given) => {
    setProblem(null)
    try {
      const { attempt, options } = await start.mutateAsync({ password })
      const response = await makePasskey(options)
      const made = await add.mutateAsync({ attempt, name, response })
      onDone()
      notifySuccess(copy.done)
      if (!made.codes) onClose()
    } catch (error) {
      applyFieldErrors(form, error)
      if (parseApiError(error).issues.length === 0) setProblem(whyStopped(error, 'making'))
    }
  }
  const field = (name: keyof Given) => ({
    required: true,
    error: formState.errors[name]?.message,
    ...register(name, { onChange: () => clearErrors(name) }),
  })
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={copy.title} size="narrow">
      <ShortForm
        submit={copy.submit}
        busy={formState.isSubmitting}
        busyWords={copy.busy}
        onSend={handleSubmit(send)}
      >
        <p>{copy.lead}</p>
        <TextField label={copy.name} help={copy.nameHelp} {...field('name')} />
        <PasswordField label={secondFactor.password} autoComplete="current-password" {...field('password')} />
        <Problem>{problem}</Problem>
      </ShortForm>
    </Dialog>
  )
}
