import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { localDay } from '../../../../shared/format'
import { PAYMENT_WAYS } from '../../../../shared/money/moneyLists'
import type { PaperRecord } from '../../../../shared/money/papers'
import { newPayment } from '../../../../shared/money/payments'
import { amountWords, plainRupees, rupees } from '../../../../shared/money/rupees'
import { SelectField } from '../../design/form/SelectField'
import { TextField } from '../../design/form/TextField'
import { freshKey } from '../../lib/forms/idempotency'
import { trpc } from '../../lib/trpc'
import { FormDialog } from '../forms/FormDialog'
import { useRecorded } from './answers'
import { receiving as copy } from './copy'
import { wayWords } from './wayWords'

/** Records what was received on a paper; the whole sum that is owed is filled in. */
export default function ReceiveDialog({ paper, onClose }: { paper: PaperRecord; onClose: () => void }) {
  const [decisionKey] = useState(freshKey)
  const [place, choose] = useState('')
  const form = useForm({
    resolver: zodResolver(newPayment, undefined, { raw: true }),
    defaultValues: {
      paperId: paper.id,
      receivedOn: localDay(new Date()),
      amount: plainRupees(paper.outstandingPaise),
      withheld: '0',
      withheldCode: '',
      way: 'UPI' as const,
      reference: '',
      decisionKey,
    },
  })
  const { register, handleSubmit, formState } = form
  const record = trpc.admin.money.recordPayment.useMutation(useRecorded({ form, copy, onClose }))
  const { errors, dirtyFields } = formState
  const { codes, last, basePaise } = paper.withholding
  const words = paper.supply === 'without_gst' ? copy.plain : copy
  // What the client used last comes first; nothing is chosen for anybody.
  const sorted = codes.toSorted((a, b) => Number(b.code === last) - Number(a.code === last))
  // By place, because one code may have two rates.
  const choices = sorted.map(({ code, rateBp, name }, at) => ({
    value: String(at),
    words: copy.codeChoice(code, rateBp / 100, name),
  }))
  const chosen = place === '' ? undefined : sorted[Number(place)]
  const fill = (next: string) => {
    const rule = next === '' ? undefined : sorted[Number(next)]
    const withheld = Math.min(rule?.expectedPaise ?? 0, paper.outstandingPaise)
    choose(next)
    form.setValue('withheldCode', rule?.code ?? '')
    form.setValue('withheld', plainRupees(withheld))
    // A part that was typed is what came.
    if (!dirtyFields.amount) form.setValue('amount', plainRupees(paper.outstandingPaise - withheld))
  }
  return (
    <FormDialog
      title={copy.title}
      lead={<chakra.p mb={4}>{copy.lead(paper.number, rupees(paper.outstandingPaise))}</chakra.p>}
      submit={copy.submit}
      busy={record.isPending}
      busyWords={copy.busy}
      onClose={onClose}
      onSubmit={handleSubmit((given) => record.mutateAsync(given).catch(() => undefined))}
    >
      <TextField
        label={copy.amount}
        inputMode="decimal"
        error={errors.amount?.message}
        {...register('amount')}
      />
      <SelectField
        label={words.code}
        placeholder={copy.noCode}
        choices={choices}
        error={errors.withheldCode?.message}
        value={place}
        onChange={(event) => fill(event.target.value)}
      />
      <TextField
        label={words.withheld}
        help={
          chosen
            ? chosen.expectedPaise > 0
              ? copy.expected(chosen.rateBp / 100, amountWords(basePaise), amountWords(chosen.expectedPaise))
              : copy.below
            : words.withheldHelp
        }
        inputMode="decimal"
        error={errors.withheld?.message}
        {...register('withheld')}
      />
      <TextField label={copy.on} type="date" error={errors.receivedOn?.message} {...register('receivedOn')} />
      <SelectField
        label={copy.way}
        choices={PAYMENT_WAYS.map((value) => ({ value, words: wayWords(value) }))}
        {...register('way')}
      />
      <TextField label={copy.reference} error={errors.reference?.message} {...register('reference')} />
    </FormDialog>
  )
}
