import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { LINE_KINDS } from '../../../../shared/money/moneyLists'
import { type JobValue, newMoneyLine } from '../../../../shared/money/papers'
import { SelectField } from '../../design/form/SelectField'
import { TextField } from '../../design/form/TextField'
import { freshKey } from '../../lib/forms/idempotency'
import { trpc } from '../../lib/trpc'
import { FormDialog } from '../forms/FormDialog'
import { tellFormReason } from '../forms/tellFailed'
import { LINES, adding as words } from './copy'

/** Adds usage, overtime, an expense or a discount to what a job is worth. */
export default function AddLineDialog({ value, onClose }: { value: JobValue; onClose: () => void }) {
  const [decisionKey] = useState(freshKey)
  const utils = trpc.useUtils()
  const form = useForm({
    resolver: zodResolver(newMoneyLine, undefined, { raw: true }),
    defaultValues: {
      jobId: value.jobId,
      claimId: '',
      kind: 'usage' as (typeof LINE_KINDS)[number],
      words: '',
      quantity: '1',
      unit: '',
      price: '',
      sac: '',
      decisionKey,
    },
  })
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  const talents = value.lines.flatMap(({ claimId, kind, words: said }) =>
    claimId && (kind === 'day fee' || kind === 'half day')
      ? [{ value: claimId, words: said.split(',')[0] ?? said }]
      : [],
  )
  const add = trpc.desk.money.addLine.useMutation({
    onSuccess(next) {
      utils.desk.money.value.setData({ number: value.number }, next)
      onClose()
    },
    onError: tellFormReason(form, words.failed),
  })
  return (
    <FormDialog
      title={words.title}
      submit={words.submit}
      busy={add.isPending}
      busyWords={words.busy}
      onClose={onClose}
      onSubmit={handleSubmit((given) => add.mutateAsync(given).catch(() => undefined))}
    >
      <SelectField
        label={words.kind}
        choices={LINE_KINDS.map((kind) => ({ value: kind, words: LINES[kind] }))}
        {...register('kind')}
      />
      {talents.length > 0 ? (
        <SelectField
          label={words.whose}
          help={words.whoseHelp}
          placeholder={words.agency}
          choices={talents}
          error={errors.claimId?.message}
          {...register('claimId')}
        />
      ) : null}
      <TextField label={words.words} required error={errors.words?.message} {...register('words')} />
      <TextField
        label={words.quantity}
        inputMode="decimal"
        error={errors.quantity?.message}
        {...register('quantity')}
      />
      <TextField
        label={words.price}
        required
        inputMode="decimal"
        error={errors.price?.message}
        {...register('price')}
      />
    </FormDialog>
  )
}
