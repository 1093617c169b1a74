import { Box, Grid } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import type { UseFormReturn } from 'react-hook-form'
import { deskDay } from '../../../../../shared/desk/dayWords'
import { INVOICE_NAMES, REGISTRATIONS } from '../../../../../shared/money/moneyLists'
import {
  type MoneySettingsForm,
  type MoneySettingsRecord,
  moneySettings,
} from '../../../../../shared/money/moneySettings'
import { STATE_CHOICES } from '../../../../../shared/money/states'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { SelectField } from '../../../design/form/SelectField'
import { TextArea } from '../../../design/form/TextArea'
import { TextField } from '../../../design/form/TextField'
import { Page } from '../../../design/layout/Page'
import { trpc } from '../../../lib/trpc'
import { SettingsPart } from '../../forms/SettingsPart'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { settings as copy } from '../copy'
import { PayingTalents } from '../statements/PayingTalents'
import { NumbersInDoubt } from './NumbersInDoubt'
import { TaxCodes } from './TaxCodes'
import { WithholdingCodes } from './WithholdingCodes'

/** What papers say of the agency, and what they go by; for superadmins. */
export default function MoneySettingsPage() {
  const answer = trpc.admin.moneySettings.get.useQuery(undefined, adminQueryOptions)
  return (
    <Page title={copy.title} variant="work" lead={copy.lead}>
      {answer.data ? (
        <Grid gap={12} gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}>
          {answer.data.inDoubt ? (
            <Box gridColumn="1 / -1" minW={0}>
              <NumbersInDoubt {...answer.data.inDoubt} />
            </Box>
          ) : null}
          <Grid gap={12} alignContent="start" minW={0}>
            <OfPapers record={answer.data} />
          </Grid>
          <Grid gap={12} alignContent="start" minW={0}>
            <TaxCodes codes={answer.data.taxCodes} />
            <WithholdingCodes codes={answer.data.withholdingCodes} />
            <PayingTalents />
          </Grid>
        </Grid>
      ) : (
        <NotLoaded query={answer} copy={copy} />
      )}
    </Page>
  )
}

type Name = Exclude<keyof MoneySettingsForm, 'version'>

const SELLER = ['legalName', 'address', 'pan'] as const
const TAX = [
  'registration',
  'invoiceName',
  'gstin',
  'stateCode',
  'feeSac',
  'serviceChargeSac',
  'lutNumber',
  'lutUntil',
  'eInvoiceFrom',
] as const
const RULES = ['prefix', 'serviceCharge', 'advancePercent', 'paymentDays', 'terms'] as const
const PAYING = ['upiId', 'upiMax', 'bankHolder', 'bankAccount', 'bankIfsc', 'bankName'] as const

function OfPapers({ record: { settings: stored, taxCodes } }: { record: MoneySettingsRecord }) {
  const utils = trpc.useUtils()
  const change = trpc.admin.moneySettings.save.useMutation({
    onSuccess(next) {
      utils.admin.moneySettings.get.setData(undefined, next)
      void utils.desk.money.invalidate()
    },
    // A colleague may have been faster: theirs shows where nothing was typed, and the next save goes from there.
    onError: () => void utils.admin.moneySettings.get.invalidate(),
  })
  const codes = [...new Map(taxCodes.map((code) => [code.sac, code])).values()].map(({ sac, name }) => ({
    value: sac,
    words: `${sac} ${name}`,
  }))
  const wordsOf = (choices: readonly { value: string; words: string }[], given: string | undefined) =>
    choices.find(({ value }) => value === given)?.words ?? given
  const part = {
    stored,
    labels: { ...copy.fields, version: '' },
    resolver: zodResolver(moneySettings, undefined, { raw: true }),
    copy,
    save: (changed: Partial<MoneySettingsForm>) => change.mutateAsync({ ...stored, ...changed }),
    startsOpen: stored.version === 0,
  }
  const fieldOf =
    ({ register, formState: { errors } }: UseFormReturn<MoneySettingsForm, unknown, MoneySettingsForm>) =>
    (name: Name) => ({ label: copy.fields[name], error: errors[name]?.message, ...register(name) })
  return (
    <>
      <SettingsPart {...part} title={copy.seller} names={SELLER}>
        {(form) => {
          const field = fieldOf(form)
          return (
            <>
              <TextField {...field('legalName')} />
              <TextArea rows={3} {...field('address')} />
              <TextField {...field('pan')} />
            </>
          )
        }}
      </SettingsPart>
      <SettingsPart
        {...part}
        title={copy.tax}
        names={TAX}
        isRead={(name) =>
          name === 'registration' || (name === 'invoiceName') === (stored.registration === 'none')
        }
        text={(name) => {
          if (name === 'registration') return copy.registrations[stored.registration]
          if (name === 'stateCode') return wordsOf(STATE_CHOICES, stored.stateCode)
          if (name === 'lutUntil' || name === 'eInvoiceFrom') return stored[name] && deskDay(stored[name])
          return name === 'feeSac' || name === 'serviceChargeSac'
            ? wordsOf(codes, stored[name])
            : stored[name]
        }}
      >
        {(form) => {
          const field = fieldOf(form)
          return (
            <>
              <SelectField
                help={copy.help.registration}
                choices={REGISTRATIONS.map((value) => ({
                  value,
                  words: copy.registrations[value],
                }))}
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
                  <TextField type="date" {...field('lutUntil')} />
                  <TextField type="date" help={copy.help.eInvoiceFrom} {...field('eInvoiceFrom')} />
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
        }}
      </SettingsPart>
      <SettingsPart {...part} title={copy.rules} names={RULES}>
        {(form) => {
          const field = fieldOf(form)
          return (
            <>
              <TextField help={copy.help.prefix} {...field('prefix')} />
              <TextField help={copy.help.serviceCharge} inputMode="decimal" {...field('serviceCharge')} />
              <TextField inputMode="numeric" {...field('advancePercent')} />
              <TextField inputMode="numeric" {...field('paymentDays')} />
              <TextArea rows={3} {...field('terms')} />
            </>
          )
        }}
      </SettingsPart>
      <SettingsPart {...part} title={copy.paying} names={PAYING}>
        {(form) => {
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
        }}
      </SettingsPart>
    </>
  )
}
