import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { TextField } from '../../../design/form/TextField'
import { fieldOf } from '../../../lib/forms/fieldOf'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { FormDialog } from '../../forms/FormDialog'
import { tellFormReason } from '../../forms/tellFailed'
import { packages as copy } from './copy'

export function NewPackageDialog({ onClose }: { onClose: () => void }) {
  const [decisionKey] = useState(freshKey)
  const [, navigate] = useLocation()
  const utils = trpc.useUtils()
  const form = useForm({ defaultValues: { title: '', decisionKey } })
  const { handleSubmit } = form
  const field = fieldOf(form)
  const create = trpc.desk.packages.create.useMutation({
    onSuccess({ id }) {
      void utils.desk.packages.list.invalidate()
      onClose()
      navigate(adminPaths.package(id))
    },
    onError: tellFormReason(form, copy.addFailed),
  })
  return (
    <FormDialog
      title={copy.add}
      submit={copy.create}
      busy={create.isPending}
      busyWords={copy.busy}
      onClose={onClose}
      onSubmit={handleSubmit((given) => create.mutate(given))}
    >
      <TextField label={copy.name} {...field('title')} />
    </FormDialog>
  )
}
