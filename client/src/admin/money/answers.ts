import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../shared/adminPaths'
import type { PaperRecord } from '../../../../shared/money/papers'
import { notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { tellFormReason } from '../forms/tellFailed'

type Dialog<Fields extends FieldValues, Done> = {
  form: Pick<UseFormReturn<Fields>, 'getValues' | 'setError'>
  copy: { failed: string; done: Done }
  onClose: () => void
}

/** What follows once money that came or went was recorded on a paper: its page shows it. For the options of a mutation. */
export function useRecorded<Fields extends FieldValues>({ form, copy, onClose }: Dialog<Fields, string>) {
  const { money } = trpc.useUtils().desk
  return {
    onSuccess(next: PaperRecord) {
      money.get.setData({ id: next.id }, next)
      void money.invalidate()
      notifySuccess(copy.done)
      onClose()
    },
    onError: tellFormReason(form, copy.failed),
  }
}

/** The same for a note about an invoice: it leads to the note. */
export function useIssued<Fields extends FieldValues>(of: Dialog<Fields, (number: string) => string>) {
  const { money } = trpc.useUtils().desk
  const [, go] = useLocation()
  return {
    onSuccess({ id, number }: PaperRecord) {
      void money.invalidate()
      notifySuccess(of.copy.done(number))
      of.onClose()
      go(adminPaths.paper(id))
    },
    onError: tellFormReason(of.form, of.copy.failed),
  }
}
