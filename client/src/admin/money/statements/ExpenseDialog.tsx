import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { newExpense, type StatementRecord } from '../../../../../shared/money/statements/statements'
import { SelectField } from '../../../design/form/SelectField'
import { TextField } from '../../../design/form/TextField'
import { fieldOf } from '../../../lib/forms/fieldOf'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { FormDialog } from '../../forms/FormDialog'
import { tellFormReason } from '../../forms/tellFailed'
import { expense as copy } from './copy'

type Props = { statement: StatementRecord; onClose: () => void }

/** Adds an expense to a work of a draft. */
export default function ExpenseDialog({ statement: { id, lines }, onClose }: Props) {
  const [decisionKey] = useState(freshKey)
  const utils = trpc.useUtils()
  const works = [...new Map(lines.map(({ claimId, title }) => [claimId, title]))]
  const form = useForm({
    resolver: zodResolver(newExpense, undefined, { raw: true }),
    defaultValues: { id, claimId: works[0]?.[0] ?? '', words: '', amount: '', decisionKey },
  })
  const { handleSubmit } = form
  const field = fieldOf(form)
  const add = trpc.admin.statements.addExpense.useMutation({
    onSuccess(next) {
      utils.admin.statements.get.setData({ id }, next)
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
        label={copy.work}
        choices={works.map(([value, title]) => ({ value, words: title }))}
        {...field('claimId')}
      />
      <TextField label={copy.words} {...field('words')} />
      <TextField label={copy.amount} inputMode="decimal" {...field('amount')} />
    </FormDialog>
  )
}
