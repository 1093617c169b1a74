import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { newClient } from '../../../../../shared/desk/clients'
import { CLIENT_FACTS, CLIENT_KINDS } from '../../../../../shared/desk/deskLists'
import { SelectField } from '../../../design/form/SelectField'
import { TextField } from '../../../design/form/TextField'
import { fieldOf } from '../../../lib/forms/fieldOf'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { FormDialog } from '../../forms/FormDialog'
import { tellFormReason } from '../../forms/tellFailed'
import { desk } from '../copy'

const copy = desk.clients

export default function NewClientDialog({ onClose }: { onClose: () => void }) {
  const [decisionKey] = useState(freshKey)
  const [, navigate] = useLocation()
  const utils = trpc.useUtils()
  const form = useForm({
    resolver: zodResolver(newClient),
    defaultValues: { name: '', kind: 'brand' as const, city: '', decisionKey },
  })
  const { handleSubmit } = form
  const field = fieldOf(form)
  const create = trpc.desk.clients.create.useMutation({
    onSuccess({ id }) {
      void utils.desk.clients.list.invalidate()
      onClose()
      navigate(adminPaths.client(id))
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
      <TextField label={copy.name} required {...field('name')} />
      <SelectField
        label={copy.kind}
        choices={CLIENT_KINDS.map((value) => ({ value, words: copy.kinds[value] }))}
        {...field('kind')}
      />
      <TextField label={CLIENT_FACTS.city.label} {...field('city')} />
    </FormDialog>
  )
}
