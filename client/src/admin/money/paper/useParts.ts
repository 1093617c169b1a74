import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { newPayment, OpenPaper } from '../../../../../shared/money/payments'
import { paiseOf, plainRupees } from '../../../../../shared/money/rupees'
import { sharedOut, wholeSum } from '../../../../../shared/money/transferParts'
import { keyOf, type Rule } from './withheldRules'

type Part = { paperId: string; amount: string; withheld: string; withheldCode: string }
/** `sum` is all that came, where it is for several papers. */
export type ReceivedForm = Part &
  Pick<z.input<typeof newPayment>, 'way'> & {
    others: Part[]
    receivedOn: string
    reference: string
    decisionKey: string
    sum: string
  }
type Paper = Pick<OpenPaper, 'id' | 'nowPaise' | 'withholding'>

/** One sum over several papers: what each is to get is proposed, and what was typed stays. */
export function useParts(
  form: Pick<UseFormReturn<ReceivedForm>, 'setValue' | 'resetField' | 'watch' | 'getValues' | 'formState'>,
  paper: Paper,
  others: readonly Paper[],
) {
  const [isOn, setOn] = useState(false)
  /** The fields that somebody typed into: what was typed is what the client did. */
  const [typed] = useState(() => new Set<string>())
  const given = form.watch()
  const parts = [given, ...given.others]
  const nameOf = (at: number, of: 'amount' | 'withheld') =>
    at === 0 ? of : (`others.${at - 1}.${of}` as const)
  /** Shares the sum out as it was typed, else what pays everything. */
  function propose(rule: Rule | undefined, sum = typed.has('sum') ? given.sum : null) {
    const asked = [paper, ...others].map(({ nowPaise, withholding }, at) => {
      const own = typed.has(nameOf(at, 'withheld')) ? paiseOf(parts[at]?.withheld ?? '') : null
      const found = rule && withholding.codes.find((each) => keyOf(each) === keyOf(rule))
      return { nowPaise, expectedPaise: own ?? found?.expectedPaise ?? 0 }
    })
    const whole = wholeSum(asked)
    if (sum === null) form.setValue('sum', plainRupees(whole))
    sharedOut(sum === null ? whole : (paiseOf(sum) ?? 0), asked).parts.forEach((part, at) => {
      const sums = { amount: part.amountPaise, withheld: part.withheldPaise }
      for (const of of ['amount', 'withheld'] as const)
        if (!typed.has(nameOf(at, of))) form.setValue(nameOf(at, of), plainRupees(sums[of]))
    })
  }
  function turn(on: boolean, rule: Rule | undefined) {
    const sum = on && form.formState.dirtyFields.amount ? form.getValues('amount') : null
    setOn(on)
    typed.clear()
    form.resetField('amount')
    form.resetField('withheld')
    const none = { amount: '0', withheld: '0', withheldCode: '' }
    form.setValue('others', on ? others.map(({ id }) => ({ paperId: id, ...none })) : [])
    form.setValue('sum', sum ?? '')
    if (sum !== null) typed.add('sum')
    if (on) propose(rule, sum)
  }
  const sumPaise = paiseOf(given.sum) ?? 0
  const leftPaise = parts.reduce((left, { amount }) => left - (paiseOf(amount) ?? 0), sumPaise)
  function typeSum(rule: Rule | undefined, sum: string) {
    typed.add('sum')
    propose(rule, sum)
  }
  const onType = (name: string) => typed.add(name)
  return { isOn, turn, propose, typeSum, sumPaise, leftPaise, onType }
}
