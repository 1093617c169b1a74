import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { debiting } from '../../../../../shared/money/crediting'
import type { PaperRecord } from '../../../../../shared/money/papers'
import { reckon } from '../../../../../shared/money/reckoning'
import { paiseOf, rupees } from '../../../../../shared/money/rupees'
import { SelectField } from '../../../design/form/SelectField'
import { TextField } from '../../../design/form/TextField'
import { fieldOf } from '../../../lib/forms/fieldOf'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { FormDialog } from '../../forms/FormDialog'
import { useIssued } from '../answers'
import { debiting as copy, crediting } from '../copy'

/** Asks for more on an invoice by a debit note, and leads to that. */
export default function DebitDialog({ paper, onClose }: { paper: PaperRecord; onClose: () => void }) {
  const [decisionKey] = useState(freshKey)
  const form = useForm({
    resolver: zodResolver(debiting, undefined, { raw: true }),
    defaultValues: { id: paper.id, at: '0' as unknown, words: '', amount: '', decisionKey },
  })
  const { handleSubmit } = form
  const field = fieldOf(form)
  const hasTax = paper.supply !== 'without_gst'
  const { at, amount } = form.watch()
  const line = paper.lines[Number(at)]
  const unitPaise = Math.max(0, paiseOf(amount) ?? 0)
  const total = line ? reckon([{ ...line, quantityMilli: 1000, unitPaise }], paper.supply).totalPaise : 0
  const debit = trpc.admin.money.debit.useMutation(useIssued({ form, copy, onClose }))
  return (
    <FormDialog
      title={copy.title}
      lead={<chakra.p mb={4}>{copy.lead(paper.number)}</chakra.p>}
      submit={copy.submit}
      busy={debit.isPending}
      busyWords={copy.busy}
      isFinal
      onClose={onClose}
      onSubmit={handleSubmit((given) => debit.mutate(given))}
    >
      <TextField label={copy.words} required {...field('words')} />
      <TextField
        label={hasTax ? copy.amount : copy.plainAmount}
        required
        inputMode="decimal"
        {...field('amount')}
      />
      <SelectField
        label={hasTax ? copy.line : copy.plainLine}
        help={line?.claimId ? copy.talentGets : undefined}
        choices={paper.lines.map((line, at) => ({ value: String(at), words: line.words }))}
        {...field('at')}
      />
      <chakra.p>
        {hasTax ? crediting.totalWithTax : crediting.total}: <b>{rupees(total)}</b>
      </chakra.p>
    </FormDialog>
  )
}
