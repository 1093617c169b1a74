import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type ModelRecord, modelContact } from '../../../../../shared/roster/modelRecord'
import { Button } from '../../../design/actions/Button'
import { Dialog } from '../../../design/feedback/Dialog'
import { TextField } from '../../../design/form/TextField'
import { applyFieldErrors } from '../../../lib/apiError'
import { fieldOf } from '../../../lib/forms/fieldOf'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { ShortForm } from '../../forms/ShortForm'
import { tellRefused } from '../../forms/tellFailed'
import { adminModels } from './copy'
import { useModelCache } from './useModelCache'

const copy = adminModels.contact

/** Name, address and phone of a model without an account, in a dialog. */
export function ChangeContact({ model }: { model: ModelRecord }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        {copy.change}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={copy.change} size="narrow">
        <Fields model={model} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function Fields({ model, onDone }: { model: ModelRecord; onDone: () => void }) {
  const { id, name, email, phone } = model
  const form = useForm({
    resolver: zodResolver(modelContact),
    defaultValues: { id, name, email: email ?? '', phone: phone ?? '' },
  })
  const { handleSubmit } = form
  const field = fieldOf(form)
  const cache = useModelCache()
  const save = trpc.admin.models.saveContact.useMutation({
    async onSuccess(saved) {
      await cache.keep(saved)
      cache.renew(id)
      notifySuccess(adminModels.detail.saved.info)
      onDone()
    },
    onError(failure) {
      applyFieldErrors(form, failure)
      tellRefused(failure, copy.failed)
    },
  })
  return (
    <ShortForm
      submit={copy.submit}
      busy={save.isPending}
      busyWords={copy.busy}
      onSend={handleSubmit((given) => save.mutateAsync(given))}
    >
      <p>{copy.text}</p>
      <TextField label={copy.name} required autoComplete="off" {...field('name')} />
      <TextField
        label={copy.email}
        help={copy.emailHelp}
        type="email"
        autoComplete="off"
        {...field('email')}
      />
      <TextField label={copy.phone} type="tel" autoComplete="off" {...field('phone')} />
    </ShortForm>
  )
}
