import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { shortDay } from '../../../../shared/format'
import { messages } from '../../../../shared/messages'
import { type ModelRecord, modelInvitation } from '../../../../shared/modelRecord'
import { Button } from '../../design/Button'
import { Dialog } from '../../design/Dialog'
import { TextField } from '../../design/TextField'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { adminModels } from '../../words/adminModels'
import { ShortForm } from '../forms/ShortForm'
import { useModelCache } from './useModelCache'

const words = adminModels.invitation

/** Mails the person of a model that has no account the way to one. */
export function InviteTalent({ model, until }: { model: ModelRecord; until: string | null }) {
  const [isOpen, setOpen] = useState(false)
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(modelInvitation),
    defaultValues: { id: model.id, email: model.email ?? '' },
  })
  const cache = useModelCache()
  const invite = trpc.admin.models.invite.useMutation({
    onSuccess(_, { email }) {
      notifySuccess(words.sent, email)
      cache.renew(model.id)
      setOpen(false)
    },
    onError(failure) {
      if (failure.data) setError('email', { message: failure.message }, { shouldFocus: true })
      notifyFailure(messages.admin.error, words.failed)
    },
  })
  return (
    <>
      {until ? <span>{words.until(shortDay(until))}</span> : null}
      <Button look="outline" size="small" onClick={() => setOpen(true)}>
        {until ? words.again : words.invite}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={words.title} size="narrow">
        <ShortForm
          submit={words.send}
          busy={invite.isPending}
          busyWords={words.sending}
          onSend={handleSubmit((given) => invite.mutateAsync(given))}
        >
          <p>{words.text}</p>
          <TextField
            label={words.email}
            type="email"
            required
            autoComplete="off"
            error={formState.errors.email?.message}
            {...register('email')}
          />
        </ShortForm>
      </Dialog>
    </>
  )
}
