import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { INVOICE_NAMES, REGISTRATIONS } from '../../../../../shared/money/moneyLists'
import type { MoneySettingsForm } from '../../../../../shared/money/moneySettings'
import { STATE_CHOICES } from '../../../../../shared/money/tax/states'
import { SelectField } from '../../../design/form/SelectField'
import { TextArea } from '../../../design/form/TextArea'
import { TextField } from '../../../design/form/TextField'
import { DayField } from '../../forms/DayField'
import { settings as copy } from '../copy'
import { CancellationRows } from './CancellationRows'

export type Name = Exclude<keyof MoneySettingsForm, 'version'>
export type Choices = readonly { value: string; words: string }[]
type Form = UseFormReturn<MoneySettingsForm, unknown, MoneySettingsForm>
type PartOfSettings = {
  title: string
  names: readonly Name[]
  fields: (form: Form, codes: Choices) => ReactNode
}

const fieldOf =
  ({ register, formState: { errors } }: Form) =>
  (name: Name) => ({ label: copy.fields[name], error: errors[name]?.message, ...register(name) })

function seller(form: Form) {
  const field = fieldOf(form)
  return (
    <>
      <TextField {...field('legalName')} />
      <TextArea rows={3} {...field('address')} />
      <TextField {...field('pan')} />
      <TextField help={copy.help.udyam} {...field('udyam')} />
      <TextField help={copy.help.tan} {...field('tan')} />
    </>
  )
}

function tax(form: Form, codes: Choices) {
  const field = fieldOf(form)
  return (
    <>
      <SelectField
        help={copy.help.registration}
        choices={REGISTRATIONS.map((value) => ({ value, words: copy.registrations[value] }))}
        {...field('registration')}
      />
      {form.watch('registration') === 'regular' ? (
        <>
          <TextField {...field('gstin')} />
          <SelectField placeholder="–" choices={STATE_CHOICES} {...field('stateCode')} />
          <SelectField
            placeholder={copy.noCode}
            help={copy.help.feeSac}
            choices={codes}
            {...field('feeSac')}
          />
          <SelectField placeholder={copy.noCode} choices={codes} {...field('serviceChargeSac')} />
          <TextField {...field('lutNumber')} />
          <DayField {...field('lutUntil')} />
          <DayField help={copy.help.eInvoiceFrom} {...field('eInvoiceFrom')} />
        </>
      ) : (
        <SelectField
          help={copy.help.invoiceName}
          choices={INVOICE_NAMES.map((value) => ({ value, words: value }))}
          {...field('invoiceName')}
        />
      )}
    </>
  )
}

function rules(form: Form) {
  const field = fieldOf(form)
  return (
    <>
      <TextField help={copy.help.prefix} {...field('prefix')} />
      <TextField help={copy.help.serviceCharge} inputMode="decimal" {...field('serviceCharge')} />
      <TextField inputMode="numeric" {...field('advancePercent')} />
      <TextField inputMode="numeric" {...field('paymentDays')} />
      <CancellationRows form={form} />
      <TextArea rows={3} {...field('terms')} />
    </>
  )
}

function paying(form: Form) {
  const field = fieldOf(form)
  return (
    <>
      <TextField {...field('upiId')} />
      <TextField inputMode="decimal" {...field('upiMax')} />
      <TextField {...field('bankHolder')} />
      <TextField {...field('bankAccount')} />
      <TextField {...field('bankIfsc')} />
      <TextField {...field('bankName')} />
    </>
  )
}

/** The parts in which the settings are read and edited. */
export const PARTS: readonly PartOfSettings[] = [
  { title: copy.seller, names: ['legalName', 'address', 'pan', 'udyam', 'tan'], fields: seller },
  {
    title: copy.tax,
    names: [
      ...(['registration', 'invoiceName', 'gstin', 'stateCode'] as const),
      ...(['feeSac', 'serviceChargeSac', 'lutNumber', 'lutUntil', 'eInvoiceFrom'] as const),
    ],
    fields: tax,
  },
  {
    title: copy.rules,
    names: ['prefix', 'serviceCharge', 'advancePercent', 'paymentDays', 'cancellation', 'terms'],
    fields: rules,
  },
  {
    title: copy.paying,
    names: ['upiId', 'upiMax', 'bankHolder', 'bankAccount', 'bankIfsc', 'bankName'],
    fields: paying,
  },
]
