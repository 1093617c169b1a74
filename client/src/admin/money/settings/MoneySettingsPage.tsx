import { Grid } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
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
import { StoredForm } from '../../forms/StoredForm'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { settings as copy } from '../copy'
import { Part } from '../Part'
import { PayingTalents } from '../statements/PayingTalents'
import { TaxCodes } from './TaxCodes'
import { WithholdingCodes } from './WithholdingCodes'

/** What papers say of the agency, and what they go by; for superadmins. */
export default function MoneySettingsPage() {
  const answer = trpc.admin.moneySettings.get.useQuery(undefined, adminQueryOptions)
  return (
    <Page title={copy.title} variant="work" lead={copy.lead}>
      {answer.data ? (
        <Grid gap={12} gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}>
          <SettingsForm stored={answer.data} />
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

type Text = keyof MoneySettingsForm

function SettingsForm({ stored }: { stored: MoneySettingsRecord }) {
  const utils = trpc.useUtils()
  const form = useForm({
    resolver: zodResolver(moneySettings, undefined, { raw: true }),
    defaultValues: stored.settings,
  })
  const { register, formState, watch } = form
  const change = trpc.admin.moneySettings.save.useMutation()
  async function save(given: MoneySettingsForm) {
    const next = await change.mutateAsync(given)
    utils.admin.moneySettings.get.setData(undefined, next)
    void utils.desk.money.invalidate()
    return next.settings
  }
  const field = (name: Exclude<Text, 'version'>) => ({
    label: copy.fields[name],
    error: formState.errors[name]?.message,
    ...register(name),
  })
  const codes = [...new Map(stored.taxCodes.map((code) => [code.sac, code])).values()].map(
    ({ sac, name }) => ({
      value: sac,
      words: `${sac} ${name}`,
    }),
  )
  const isRegistered = watch('registration') === 'regular'
  return (
    <StoredForm form={form} copy={copy} save={save}>
      <Part title={copy.seller}>
        <Grid gap={4}>
          <TextField {...field('legalName')} />
          <TextArea rows={3} {...field('address')} />
          <TextField {...field('pan')} />
        </Grid>
      </Part>
      <Part title={copy.tax}>
        <Grid gap={4}>
          <SelectField
            help={copy.help.registration}
            choices={(['none', 'regular'] as const).map((value) => ({
              value,
              words: copy.registrations[value],
            }))}
            {...field('registration')}
          />
          {isRegistered ? (
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
          ) : null}
        </Grid>
      </Part>
      <Part title={copy.rules}>
        <Grid gap={4}>
          <TextField help={copy.help.prefix} {...field('prefix')} />
          <TextField help={copy.help.serviceCharge} inputMode="decimal" {...field('serviceCharge')} />
          <TextField inputMode="numeric" {...field('advancePercent')} />
          <TextField inputMode="numeric" {...field('paymentDays')} />
          <TextArea rows={3} {...field('terms')} />
        </Grid>
      </Part>
      <Part title={copy.paying}>
        <Grid gap={4}>
          <TextField {...field('upiId')} />
          <TextField inputMode="decimal" {...field('upiMax')} />
          <TextField {...field('bankHolder')} />
          <TextField {...field('bankAccount')} />
          <TextField {...field('bankIfsc')} />
          <TextField {...field('bankName')} />
        </Grid>
      </Part>
    </StoredForm>
  )
}
