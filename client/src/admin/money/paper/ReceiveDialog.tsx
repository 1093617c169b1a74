import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { localDay } from '../../../../../shared/format'
import type { PaperRecord } from '../../../../../shared/money/papers'
import { newPayment } from '../../../../../shared/money/payments'
import { plainRupees, rupees } from '../../../../../shared/money/rupees'
import { CheckField } from '../../../design/form/CheckField'
import { SelectField } from '../../../design/form/SelectField'
import { TextField } from '../../../design/form/TextField'
import { parseApiError } from '../../../lib/apiError'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { FormDialog } from '../../forms/FormDialog'
import { useRecorded } from '../answers'
import { receiving as copy } from '../copy'
import { HowPaid } from '../HowPaid'
import { PartFields } from './PartFields'
import { type ReceivedForm, useParts } from './useParts'
import { expectedWords, keyOf, rulesOn } from './withheldRules'

const isOfOther = (path: string): path is `others.${number}.amount` => path.startsWith('others.')

/** Records what was received on a paper, and with the same money on others of its client; what they ask for is filled in. */
export default function ReceiveDialog({ paper, onClose }: { paper: PaperRecord; onClose: () => void }) {
  const [decisionKey] = useState(freshKey)
  const [chosenKey, choose] = useState('')
  const now = paper.nowPaise
  const form = useForm<ReceivedForm>({
    // With `raw` it gives back what it got; the schema types that by what may be left out.
    resolver: zodResolver(newPayment, undefined, { raw: true }) as unknown as Resolver<ReceivedForm>,
    defaultValues: {
      ...{ paperId: paper.id, amount: plainRupees(now), withheld: '0', withheldCode: '', others: [] },
      ...{ receivedOn: localDay(new Date()), way: 'UPI', reference: '', decisionKey, sum: '' },
    },
  })
  const { register, handleSubmit, formState } = form
  const recorded = useRecorded({ form, copy, onClose })
  const record = trpc.admin.money.recordPayment.useMutation({
    ...recorded,
    onError(error) {
      recorded.onError(error)
      for (const { path, message } of parseApiError(error).issues)
        if (isOfOther(path)) form.setError(path, { message }, { shouldFocus: true })
    },
  })
  const beside = trpc.admin.money.openBeside.useQuery({ id: paper.id })
  const others = beside.data ?? []
  const split = useParts(form, paper, others)
  const { errors, dirtyFields } = formState
  const words = paper.supply === 'without_gst' ? copy.plain : copy
  const counting = rulesOn(paper.withholding, form.watch('receivedOn'))
  const chosen = counting.find((rule) => keyOf(rule) === chosenKey)
  const fill = (key: string) => {
    const rule = counting.find((each) => keyOf(each) === key)
    choose(key)
    if (split.isOn) return split.propose(rule)
    const withheld = Math.min(rule?.expectedPaise ?? 0, now)
    // What was typed is what the client did.
    if (dirtyFields.withheld) return
    form.setValue('withheld', plainRupees(withheld))
    if (!dirtyFields.amount) form.setValue('amount', plainRupees(now - withheld))
  }
  const save = handleSubmit(({ sum: _, ...given }) => {
    const withheldCode = chosen?.code ?? ''
    const parts = given.others.map((other) => ({ ...other, withheldCode }))
    const { isOn, leftPaise } = split
    if (isOn && leftPaise !== 0) {
      const message = leftPaise < 0 ? copy.tooMuch : copy.tooLittle(rupees(leftPaise))
      return form.setError('sum', { message }, { shouldFocus: true })
    }
    record.mutate({ ...given, withheldCode, others: parts })
  })
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
      {split.isOn ? (
        <TextField
          key="sum"
          label={copy.sum}
          inputMode="decimal"
          error={errors.sum?.message}
          {...register('sum', { onChange: (event) => split.typeSum(chosen, event.target.value) })}
        />
      ) : (
        <TextField
          key="amount"
          label={copy.amount}
          inputMode="decimal"
          error={errors.amount?.message}
          {...register('amount')}
        />
      )}
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
      {split.isOn ? null : (
        <TextField
          label={words.withheld}
          help={chosen ? expectedWords(chosen, paper.withholding) : words.withheldHelp}
          inputMode="decimal"
          error={errors.withheld?.message}
          {...register('withheld')}
        />
      )}
      <HowPaid form={form} names={{ on: 'receivedOn', way: 'way', reference: 'reference' }} copy={copy} />
      {others.length > 0 ? (
        <CheckField
          label={copy.split(others.length)}
          checked={split.isOn}
          onChange={(event) => split.turn(event.target.checked, chosen)}
        />
      ) : null}
      {split.isOn
        ? [paper, ...others].map((each, at) => (
            <PartFields
              key={each.id}
              form={form}
              name={at === 0 ? '' : `others.${at - 1}.`}
              paper={each}
              rule={chosen}
              words={words}
              onType={split.onType}
            />
          ))
        : null}
      {split.isOn ? (
        <chakra.p role="status" fontWeight={600}>
          {split.leftPaise > 0
            ? copy.left(rupees(split.leftPaise), rupees(split.sumPaise))
            : split.leftPaise < 0
              ? copy.over(rupees(-split.leftPaise))
              : copy.noneLeft(rupees(split.sumPaise))}
        </chakra.p>
      ) : null}
    </FormDialog>
  )
}
