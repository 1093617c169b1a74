import type { ComponentProps } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { notifySuccess } from '../../lib/notify'
import { ShortForm } from './ShortForm'
import { tellFormReason } from './tellFailed'

type Props<Fields extends FieldValues, Sent> = Omit<
  ComponentProps<typeof ShortForm>,
  'submit' | 'busy' | 'busyWords' | 'isDirty' | 'onSend' | 'form'
> & {
  form: UseFormReturn<Fields, unknown, Sent>
  copy: { save: string; busy: string; saved: string; saveFailed: string }
  /** Stores what was sent and returns what is stored now. */
  save: (given: Sent) => Promise<Fields>
}

/** A form over settings that are stored as a whole. After a save it shows what is stored; a failure keeps the text. */
export function StoredForm<Fields extends FieldValues, Sent>({
  form,
  copy,
  save,
  ...rest
}: Props<Fields, Sent>) {
  const { isDirty, isSubmitting } = form.formState
  const send = form.handleSubmit(async (given) => {
    try {
      form.reset(await save(given))
      notifySuccess(copy.saved)
    } catch (error) {
      tellFormReason(form, copy.saveFailed)(error)
    }
  })
  return (
    <ShortForm
      submit={copy.save}
      busy={isSubmitting}
      busyWords={copy.busy}
      isDirty={isDirty}
      onSend={send}
      {...rest}
    />
  )
}
