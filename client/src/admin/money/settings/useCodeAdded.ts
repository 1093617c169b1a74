import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { MoneySettingsRecord } from '../../../../../shared/money/moneySettings'
import { trpc } from '../../../lib/trpc'
import { tellFormReason } from '../../forms/tellFailed'
import { settings as copy } from '../copy'

/** A code that is added stands in the settings at once, and its form is empty again; one that is refused says why. */
export function useCodeAdded<Typed extends FieldValues>(form: UseFormReturn<Typed>, empty: Typed) {
  const utils = trpc.useUtils()
  return {
    onSuccess(next: MoneySettingsRecord) {
      utils.admin.moneySettings.get.setData(undefined, next)
      form.reset(empty)
    },
    onError: tellFormReason(form, copy.addFailed),
  }
}
