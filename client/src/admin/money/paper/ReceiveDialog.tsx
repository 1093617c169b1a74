import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { localDay } from '../../../../../shared/format'
import { PAYMENT_WAYS } from '../../../../../shared/money/moneyLists'
import type { PaperRecord } from '../../../../../shared/money/papers'
import { newPayment } from '../../../../../shared/money/payments'
import { amountWords, plainRupees, rupees } from '../../../../../shared/money/rupees'
import { SelectField } from '../../../design/form/SelectField'
import { TextField } from '../../../design/form/TextField'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { FormDialog } from '../../forms/FormDialog'
import { useRecorded } from '../answers'
import { receiving as copy } from '../copy'
import { wayWords } from '../wayWords'

type Rule = PaperRecord['withholding']['codes'][number]
/** One code may have two rates. */
const keyOf = ({ code, rateBp, name }: Rule) => `${code} ${rateBp} ${name}`

/** Records what was received on a paper; what it asks for now is filled in. */
export default function ReceiveDialog({ paper, onClose }: { paper: PaperRecord; onClose: () => void }) {
  const [decisionKey] = useState(freshKey)
  const [chosenKey, choose] = useState('')
  const now = paper.nowPaise
  const form = useForm({
    resolver: zodResolver(newPayment, undefined, { raw: true }),
    defaultValues: {
      paperId: paper.id,
      receivedOn: localDay(new Date()),
      amount: plainRupees(now),
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
  const { codes, last, basePaise, withheldPaise: before } = paper.withholding
  const words = paper.supply === 'without_gst' ? copy.plain : copy
  const on = form.watch('receivedOn')
  // The codes of the day on which tax was deducted. What the client used last comes first; nothing is chosen for anybody.
  const counting = codes
    .filter(({ fromDay, untilDay }) => fromDay <= on && (untilDay === null || on <= untilDay))
    .toSorted((a, b) => Number(b.code === last) - Number(a.code === last))
  const ruleOf = (key: string) => counting.find((rule) => keyOf(rule) === key)
  const chosen = ruleOf(chosenKey)
  const fill = (key: string) => {
    const rule = ruleOf(key)
    const withheld = Math.min(rule?.expectedPaise ?? 0, now)
    choose(key)
    // What was typed is what the client did.
    if (dirtyFields.withheld) return
    form.setValue('withheld', plainRupees(withheld))
    if (!dirtyFields.amount) form.setValue('amount', plainRupees(now - withheld))
  }
  const save = handleSubmit((given) =>
    record.mutateAsync({ ...given, withheldCode: chosen?.code ?? '' }).catch(() => undefined),
  )
  return (
    <FormDialog
      title={copy.title}
      lead={
        <chakra.p mb={4}>
          {copy.lead(paper.number, rupees(paper.outstandingPaise))}
          {now < paper.outstandingPaise ? ` ${copy.asked(rupees(now))}` : ''}
        </chakra.p>
      }
      submit={copy.submit}
      busy={record.isPending}
      busyWords={copy.busy}
      onClose={onClose}
      onSubmit={save}
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
        choices={counting.map((rule) => ({
          value: keyOf(rule),
          words: copy.codeChoice(rule.code, rule.rateBp / 100, rule.name),
        }))}
        error={errors.withheldCode?.message}
        value={chosen ? chosenKey : ''}
        onChange={(event) => fill(event.target.value)}
      />
      <TextField
        label={words.withheld}
        help={
          chosen
            ? chosen.expectedPaise > 0
              ? copy.expected(
                  chosen.rateBp / 100,
                  amountWords(basePaise),
                  amountWords(chosen.expectedPaise),
                  before > 0 ? amountWords(before) : null,
                )
              : before > 0
                ? copy.nothingMore
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
