import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { deskDay } from '../../../../../shared/desk/dayWords'
import { localDay } from '../../../../../shared/format'
import { creditLines, isWithinLine, lastCreditDay } from '../../../../../shared/money/crediting'
import { CREDIT_REASONS } from '../../../../../shared/money/moneyLists'
import type { PaperRecord } from '../../../../../shared/money/papers'
import { reckon } from '../../../../../shared/money/reckoning'
import { paiseOf, plainRupees, rupees } from '../../../../../shared/money/rupees'
import { CheckField } from '../../../design/form/CheckField'
import { SelectField } from '../../../design/form/SelectField'
import { TextField } from '../../../design/form/TextField'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { FormDialog } from '../../forms/FormDialog'
import { useIssued } from '../answers'
import { crediting as copy } from '../copy'

type Form = {
  reason: (typeof CREDIT_REASONS)[number]
  withoutTax: boolean
  how: 'whole' | 'part'
  lines: string[]
}

/** Takes an invoice back by a credit note, as a whole or in part, and leads to that. */
export default function CreditDialog({ paper, onClose }: { paper: PaperRecord; onClose: () => void }) {
  const [decisionKey] = useState(freshKey)
  const left = paper.leftOfLines
  const form = useForm<Form>({
    defaultValues: {
      ...{ reason: CREDIT_REASONS[0], withoutTax: false, how: 'whole' },
      lines: left.map(() => '0'),
    },
  })
  const credit = trpc.admin.money.credit.useMutation(useIssued({ form, copy, onClose }))
  const { how, lines, withoutTax } = form.watch()
  const hasTax = paper.cgst + paper.sgst + paper.igst > 0
  const isPart = how === 'part'
  const typed = lines.map((given) => paiseOf(given) ?? 0)
  const parts = typed.map((amountPaise, at) => ({ at, amountPaise })).filter((part) => part.amountPaise !== 0)
  const all = left.map((amountPaise, at) => ({ at, amountPaise }))
  const rest = paper.totalPaise - paper.creditedPaise
  const reckoned = reckon(creditLines(paper, isPart ? parts : all, withoutTax), paper.supply).totalPaise
  const total = isPart || withoutTax || paper.isTaxLeft ? Math.min(reckoned, rest) : rest
  const fits = (given: string, at: number) => {
    const [paise, most] = [paiseOf(given), left[at] ?? 0]
    const isWithin = paise !== null && isWithinLine(most, paise)
    return form.getValues('how') === 'whole' || isWithin || copy.most(rupees(most))
  }
  const send = ({ reason, withoutTax }: Form) => {
    const chosen = parts.map(({ at, amountPaise }) => ({ at, amount: plainRupees(amountPaise) }))
    credit.mutate({ id: paper.id, reason, withoutTax, lines: isPart ? chosen : null, decisionKey })
  }
  const settled = paper.receivedPaise + paper.withheldPaise + paper.advancesPaise
  const until = lastCreditDay(paper.issuedOn)
  return (
    <FormDialog
      title={copy.title}
      lead={<chakra.p mb={4}>{copy.lead(paper.number)}</chakra.p>}
      submit={copy.submit}
      busy={credit.isPending}
      busyWords={copy.busy}
      isFinal
      onClose={onClose}
      onSubmit={form.handleSubmit(send)}
    >
      {hasTax && !withoutTax && localDay(new Date()) > until ? (
        <chakra.p fontWeight={600}>{copy.late(deskDay(until))}</chakra.p>
      ) : null}
      <SelectField
        label={copy.reason}
        choices={CREDIT_REASONS.filter((value) => hasTax || value !== 'The tax is wrong').map((value) => ({
          ...{ value, words: value },
        }))}
        {...form.register('reason')}
      />
      <SelectField
        label={copy.how}
        choices={(['whole', 'part'] as const).map((value) => ({ value, words: copy.hows[value] }))}
        {...form.register('how')}
      />
      {hasTax ? <CheckField label={copy.withoutTax} {...form.register('withoutTax')} /> : null}
      {isPart
        ? paper.lines.map((line, at) =>
            left[at] ? (
              <TextField
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a paper never move
                key={at}
                label={line.words}
                help={copy.left(rupees(left[at]))}
                inputMode="decimal"
                error={form.formState.errors.lines?.[at]?.message}
                {...form.register(`lines.${at}`, { validate: (given) => fits(given, at) })}
              />
            ) : null,
          )
        : null}
      <chakra.p>
        {hasTax && !withoutTax ? copy.totalWithTax : copy.total}: <b>{rupees(total)}</b>
      </chakra.p>
      {settled > paper.totalPaise - paper.creditedPaise - total ? (
        <chakra.p color="fgQuiet">{copy.paid}</chakra.p>
      ) : null}
      {isPart || total < rest ? null : <chakra.p color="fgQuiet">{copy.again}</chakra.p>}
    </FormDialog>
  )
}
