import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { localDay } from '../../../../../shared/format'
import type { PaperRecord } from '../../../../../shared/money/papers'
import { newRefund } from '../../../../../shared/money/payments'
import { plainRupees, rupees } from '../../../../../shared/money/rupees'
import { TextField } from '../../../design/form/TextField'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { FormDialog } from '../../forms/FormDialog'
import { useRecorded } from '../answers'
import { refunding as copy } from '../copy'
import { HowPaid } from '../HowPaid'

/** Records that money went back to the client, or stays for the next invoice. */
export default function RefundDialog({ paper, onClose }: { paper: PaperRecord; onClose: () => void }) {
  const [decisionKey] = useState(freshKey)
  const form = useForm({
    resolver: zodResolver(newRefund, undefined, { raw: true }),
    defaultValues: {
      paperId: paper.id,
      paidOn: localDay(new Date()),
      amount: plainRupees(paper.giveBackPaise),
      way: 'bank' as const,
      reference: '',
      decisionKey,
    },
  })
  const { register, handleSubmit, formState } = form
  const refund = trpc.admin.money.refund.useMutation(useRecorded({ form, copy, onClose }))
  const { errors } = formState
  return (
    <FormDialog
      title={copy.title}
      lead={<chakra.p mb={4}>{copy.lead(paper.number, rupees(paper.giveBackPaise))}</chakra.p>}
      submit={copy.submit}
      busy={refund.isPending}
      busyWords={copy.busy}
      onClose={onClose}
      onSubmit={handleSubmit((given) => refund.mutate(given))}
    >
      <TextField
        label={copy.amount}
        inputMode="decimal"
        error={errors.amount?.message}
        {...register('amount')}
      />
      <HowPaid
        form={form}
        names={{ on: 'paidOn', way: 'way', reference: 'reference' }}
        copy={copy}
        {...(paper.canKeep && { more: { value: 'kept', words: copy.kept } })}
      />
    </FormDialog>
  )
}
