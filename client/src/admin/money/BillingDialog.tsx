import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { billing, type JobValue } from '../../../../shared/money/papers'
import { STATE_CHOICES } from '../../../../shared/money/tax/states'
import { CheckField } from '../../design/form/CheckField'
import { SelectField } from '../../design/form/SelectField'
import { TextArea } from '../../design/form/TextArea'
import { TextField } from '../../design/form/TextField'
import { fieldOf } from '../../lib/forms/fieldOf'
import { trpc } from '../../lib/trpc'
import { FormDialog } from '../forms/FormDialog'
import { tellFormReason } from '../forms/tellFailed'
import { billing as copy } from './copy'

/** To whom papers for the client are made out; without registration there is nothing about tax. */
export default function BillingDialog({ value, onClose }: { value: JobValue; onClose: () => void }) {
  const utils = trpc.useUtils()
  const stored = value.billing
  const form = useForm({
    resolver: zodResolver(billing, undefined, { raw: true }),
    defaultValues: {
      clientId: value.clientId ?? '',
      legalName: stored?.legalName ?? value.clientName ?? '',
      address: stored?.address ?? '',
      stateCode: stored?.stateCode ?? '',
      gstin: stored?.gstin ?? '',
      isAbroad: stored?.isAbroad ?? false,
      version: stored?.version ?? 0,
    },
  })
  const { register, handleSubmit, watch } = form
  const field = fieldOf(form)
  const save = trpc.desk.money.saveBilling.useMutation({
    async onSuccess() {
      await utils.desk.money.value.invalidate()
      onClose()
    },
    onError: tellFormReason(form, copy.failed),
  })
  const isAbroad = watch('isAbroad')
  return (
    <FormDialog
      title={copy.title}
      submit={copy.submit}
      busy={save.isPending}
      busyWords={copy.busy}
      onClose={onClose}
      onSubmit={handleSubmit((given) => save.mutate(given))}
    >
      <TextField label={copy.name} required {...field('legalName')} />
      <TextArea label={copy.address} rows={3} {...field('address')} />
      {value.isRegistered ? <CheckField label={copy.abroad} {...register('isAbroad')} /> : null}
      {value.isRegistered && !isAbroad ? (
        <>
          <TextField label={copy.gstin} {...field('gstin')} />
          <SelectField
            label={copy.state}
            placeholder={copy.noState}
            choices={STATE_CHOICES}
            {...field('stateCode')}
          />
        </>
      ) : null}
    </FormDialog>
  )
}
