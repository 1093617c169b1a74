import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ContactView } from '../../../../../shared/desk/clients'
import { CONTACT_LINES, ofEach } from '../../../../../shared/desk/deskLists'
import { CheckField } from '../../../design/form/CheckField'
import { TextField } from '../../../design/form/TextField'
import { type ApiError, applyFieldErrors, parseApiError } from '../../../lib/apiError'
import { fieldOf } from '../../../lib/forms/fieldOf'
import { freshKey } from '../../../lib/forms/idempotency'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { DecisionDialog } from '../../forms/DecisionDialog'
import { tellReason } from '../../forms/tellFailed'
import { desk } from '../copy'
import { client as copy } from './copy'

const fieldsOf = ({ name, email, isBilling, leftAt, ...contact }: ContactView) => ({
  name,
  email: email ?? '',
  ...ofEach(CONTACT_LINES, (line) => contact[line] ?? ''),
  isBilling,
  hasLeft: leftAt !== null,
})
type Fields = ReturnType<typeof fieldsOf>

/** Changes a contact. What was typed stays when a colleague was faster. */
export default function ContactDialog({ contact, onClose }: { contact: ContactView; onClose: () => void }) {
  const utils = trpc.useUtils()
  const [base] = useState(() => fieldsOf(contact))
  const [decisionKey] = useState(freshKey)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const form = useForm<Fields>({ defaultValues: base })
  const { register, handleSubmit } = form
  const field = fieldOf(form)
  const change = trpc.desk.contacts.change.useMutation()
  const save = handleSubmit(async (given) => {
    if (change.isPending) return
    const sent = Object.fromEntries(
      Object.entries(given).filter(([name, value]) => value !== base[name as keyof Fields]),
    )
    try {
      await change.mutateAsync({ id: contact.id, version: contact.version, ...sent, decisionKey })
      void utils.desk.clients.get.invalidate()
      notifySuccess(copy.contactSaved)
      onClose()
    } catch (error) {
      applyFieldErrors(form, error)
      const refused = parseApiError(error)
      setRefusal(refused.conflict ? refused : null)
      if (!refused.conflict && refused.issues.length === 0) tellReason(error)
      void utils.desk.clients.get.invalidate()
    }
  })
  return (
    <DecisionDialog
      title={copy.editTitle(base.name)}
      act={copy.saveContact}
      busyWords={desk.clients.busy}
      isBusy={change.isPending}
      onAct={() => void save()}
      onClose={onClose}
      decisions={{ refusal, forget: () => setRefusal(null) }}
    >
      <TextField label={desk.clients.name} required {...field('name')} />
      <TextField label={copy.email} type="email" {...field('email')} />
      {Object.values(
        ofEach(CONTACT_LINES, (line, { label }) => <TextField key={line} label={label} {...field(line)} />),
      )}
      <CheckField label={copy.isBilling} {...register('isBilling')} />
      <CheckField label={copy.hasLeft} {...register('hasLeft')} />
    </DecisionDialog>
  )
}
