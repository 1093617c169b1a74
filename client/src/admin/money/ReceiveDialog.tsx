import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { localDay } from '../../../../shared/format'
import { PAYMENT_WAYS } from '../../../../shared/money/moneyLists'
import { newPayment, type PaperRecord } from '../../../../shared/money/papers'
import { plainRupees, rupees } from '../../../../shared/money/rupees'
import { SelectField } from '../../design/form/SelectField'
import { TextField } from '../../design/form/TextField'
import { freshKey } from '../../lib/forms/idempotency'
import { notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { FormDialog } from '../forms/FormDialog'
import { tellFormReason } from '../forms/tellFailed'
import { receiving as words } from './copy'

/** Records what was received on a paper; the whole sum that is owed is filled in. */
export default function ReceiveDialog({ paper, onClose }: { paper: PaperRecord; onClose: () => void }) {
  const [decisionKey] = useState(freshKey)
  const utils = trpc.useUtils()
  const form = useForm({
    resolver: zodResolver(newPayment, undefined, { raw: true }),
    defaultValues: {
      paperId: paper.id,
      receivedOn: localDay(new Date()),
      amount: plainRupees(paper.outstandingPaise),
      withheld: '0',
      way: 'UPI' as const,
      reference: '',
      decisionKey,
    },
  })
  const { register, handleSubmit, formState } = form
  const record = trpc.admin.money.recordPayment.useMutation({
    onSuccess(next) {
      utils.desk.money.get.setData({ id: paper.id }, next)
      void utils.desk.money.invalidate()
      notifySuccess(words.done)
      onClose()
    },
    onError: tellFormReason(form, words.failed),
  })
  const { errors } = formState
  return (
    <FormDialog
      title={words.title}
      lead={<chakra.p mb={4}>{words.lead(paper.number, rupees(paper.outstandingPaise))}</chakra.p>}
      submit={words.submit}
      busy={record.isPending}
      busyWords={words.busy}
      onClose={onClose}
      onSubmit={handleSubmit((given) => record.mutateAsync(given).catch(() => undefined))}
    >
      <TextField
        label={words.amount}
        inputMode="decimal"
        error={errors.amount?.message}
        {...register('amount')}
      />
      <TextField
        label={words.withheld}
        help={words.withheldHelp}
        inputMode="decimal"
        error={errors.withheld?.message}
        {...register('withheld')}
      />
      <TextField
        label={words.on}
        type="date"
        error={errors.receivedOn?.message}
        {...register('receivedOn')}
      />
      <SelectField
        label={words.way}
        choices={PAYMENT_WAYS.map((value) => ({ value, words: value === 'UPI' ? value : capital(value) }))}
        {...register('way')}
      />
      <TextField label={words.reference} error={errors.reference?.message} {...register('reference')} />
    </FormDialog>
  )
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
