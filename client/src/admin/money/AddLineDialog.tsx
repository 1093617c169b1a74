import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { CancelledTalent } from '../../../../shared/money/cancelled'
import { LINE_KINDS, PURE_AGENT } from '../../../../shared/money/moneyLists'
import { type JobValue, newMoneyLine } from '../../../../shared/money/papers'
import { plainRupees } from '../../../../shared/money/rupees'
import { CheckField } from '../../design/form/CheckField'
import { CheckGroup } from '../../design/form/CheckGroup'
import { SelectField } from '../../design/form/SelectField'
import { TextField } from '../../design/form/TextField'
import { fieldOf } from '../../lib/forms/fieldOf'
import { freshKey } from '../../lib/forms/idempotency'
import { trpc } from '../../lib/trpc'
import { FormDialog } from '../forms/FormDialog'
import { tellFormReason } from '../forms/tellFailed'
import { adding as copy, LINES } from './copy'

type Props = {
  value: JobValue
  /** whose cancellation is proposed, to be edited */
  cancelled: CancelledTalent | null
  onClose: () => void
}

/** Adds overtime, an expense or a discount to what a job is worth; usages have their own part of the page. */
export default function AddLineDialog({ value, cancelled, onClose }: Props) {
  const [decisionKey] = useState(freshKey)
  const utils = trpc.useUtils()
  const form = useForm({
    resolver: zodResolver(newMoneyLine, undefined, { raw: true }),
    defaultValues: {
      jobId: value.jobId,
      claimId: cancelled?.claimId ?? '',
      kind: (cancelled ? 'cancellation' : 'expense') as (typeof LINE_KINDS)[number],
      words: cancelled ? copy.cancelled(cancelled) : '',
      quantity: '1',
      unit: '',
      price: cancelled ? plainRupees(cancelled.paise) : '',
      sac: '',
      pureAgent: [] as (typeof PURE_AGENT)[number][],
      decisionKey,
    },
  })
  const { register, handleSubmit, formState, control } = form
  const field = fieldOf(form)
  const kind = useWatch({ control, name: 'kind' })
  const { errors } = formState
  const working = value.lines.flatMap(({ claimId, kind, words: said }) =>
    claimId && (kind === 'day fee' || kind === 'half day')
      ? [{ value: claimId, words: said.split(',')[0] ?? said }]
      : [],
  )
  const others = value.cancelled.map(({ claimId, modelName }) => ({ value: claimId, words: modelName }))
  const talents = [...new Map([...working, ...others].map((talent) => [talent.value, talent])).values()]
  const add = trpc.desk.money.addLine.useMutation({
    onSuccess(next) {
      utils.desk.money.value.setData({ number: value.number }, next)
      onClose()
    },
    onError: tellFormReason(form, copy.failed),
  })
  return (
    <FormDialog
      title={copy.title}
      submit={copy.submit}
      busy={add.isPending}
      busyWords={copy.busy}
      onClose={onClose}
      onSubmit={handleSubmit((given) => add.mutate(given))}
    >
      <SelectField
        label={copy.kind}
        choices={LINE_KINDS.filter((kind) => kind !== 'usage').map((kind) => ({
          value: kind,
          words: LINES[kind],
        }))}
        {...field('kind')}
      />
      {talents.length > 0 ? (
        <SelectField
          label={copy.whose}
          help={copy.whoseHelp}
          placeholder={copy.agency}
          choices={talents}
          {...field('claimId')}
        />
      ) : null}
      <TextField label={copy.words} required {...field('words')} />
      <TextField label={copy.quantity} inputMode="decimal" {...field('quantity')} />
      <TextField label={copy.price} required inputMode="decimal" {...field('price')} />
      {value.isRegistered && kind === 'expense' ? (
        <CheckGroup label={copy.pureAgent} error={errors.pureAgent?.message}>
          {PURE_AGENT.map((tick) => (
            <CheckField
              key={tick}
              label={copy.ticks[tick]}
              value={tick}
              {...register('pureAgent', { shouldUnregister: true })}
            />
          ))}
        </CheckGroup>
      ) : null}
    </FormDialog>
  )
}
