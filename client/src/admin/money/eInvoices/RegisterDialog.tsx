import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { PaperRecord } from '../../../../../shared/money/papers'
import { registering } from '../../../../../shared/money/tax/eInvoices'
import { TextArea } from '../../../design/form/TextArea'
import { TextField } from '../../../design/form/TextField'
import { fieldOf } from '../../../lib/forms/fieldOf'
import { trpc } from '../../../lib/trpc'
import { FormDialog } from '../../forms/FormDialog'
import { useRecorded } from '../answers'
import { eInvoice as copy } from '../copy'

/** Keeps what the e-invoice portal gave for a paper. */
export default function RegisterDialog({ paper, onClose }: { paper: PaperRecord; onClose: () => void }) {
  const form = useForm({
    resolver: zodResolver(registering, undefined, { raw: true }),
    defaultValues: { id: paper.id, irn: '', irnQr: '' },
  })
  const { handleSubmit } = form
  const field = fieldOf(form)
  const keep = trpc.admin.money.register.useMutation(useRecorded({ form, copy, onClose }))
  return (
    <FormDialog
      title={copy.paste}
      lead={<chakra.p mb={4}>{copy.lead(paper.number)}</chakra.p>}
      submit={copy.submit}
      busy={keep.isPending}
      busyWords={copy.busy}
      onClose={onClose}
      onSubmit={handleSubmit((given) => keep.mutate(given))}
    >
      <TextField label={copy.irn} required autoComplete="off" {...field('irn')} />
      <TextArea label={copy.irnQr} help={copy.irnQrHelp} required rows={4} {...field('irnQr')} />
    </FormDialog>
  )
}
