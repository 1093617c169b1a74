import { Grid } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import type { UseFormReturn } from 'react-hook-form'
import {
  type DeskSettings,
  type DeskSettingsForm,
  deskSettings,
} from '../../../../../shared/agency/deskSettings'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { CheckField } from '../../../design/form/CheckField'
import { TextArea } from '../../../design/form/TextArea'
import { TextField } from '../../../design/form/TextField'
import { Page } from '../../../design/layout/Page'
import { trpc } from '../../../lib/trpc'
import { SettingsPart } from '../../forms/SettingsPart'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { deskSettings as copy } from '../settings.copy'

/** How long requests, options and mails wait. */
export default function SettingsPage() {
  const answer = trpc.admin.deskSettings.get.useQuery(undefined, adminQueryOptions)
  return (
    <Page title={copy.title} variant="work" lead={copy.lead}>
      {answer.data ? <Parts stored={answer.data} /> : <NotLoaded query={answer} copy={copy} />}
    </Page>
  )
}

const NUMBERS = {
  options: [
    'answerHours',
    'optionDays',
    'optionHoursMin',
    'challengeHours',
    'challengeHoursMin',
    'highestRank',
  ],
  hours: ['dayHours', 'halfDayHours', 'overtimePercent'],
} as const
const HELP: Partial<Record<keyof DeskSettings, string>> = {
  mailWaitMinutes: copy.mailWaitHelp,
  overtimePercent: copy.overtimeHelp,
}

function Parts({ stored }: { stored: DeskSettings }) {
  const utils = trpc.useUtils()
  const { get } = utils.admin.deskSettings
  const change = trpc.admin.deskSettings.change.useMutation({
    onSuccess: (next) => get.setData(undefined, next),
  })
  const part = {
    stored,
    labels: copy.fields,
    resolver: zodResolver(deskSettings),
    copy,
    // They are stored as a whole: what a colleague changed meanwhile stays.
    save: async (changed: Partial<DeskSettings>) =>
      change.mutateAsync({ ...(await get.fetch(undefined, { staleTime: 0 })), ...changed }),
  }
  type Form = UseFormReturn<DeskSettingsForm, unknown, DeskSettings>
  const numberOf =
    ({ register, formState: { errors } }: Form) =>
    (name: keyof DeskSettings) => (
      <TextField
        key={name}
        label={copy.fields[name]}
        help={HELP[name]}
        inputMode="numeric"
        error={errors[name]?.message}
        {...register(name)}
      />
    )
  return (
    <Grid gap={10} maxW="44rem">
      <SettingsPart
        {...part}
        title={copy.parts.options}
        names={[...NUMBERS.options, 'confirmNeedsYes']}
        text={(name) => (name === 'confirmNeedsYes' ? copy.yesNo(stored[name]) : stored[name])}
      >
        {(form) => (
          <>
            {NUMBERS.options.map(numberOf(form))}
            <CheckField label={copy.fields.confirmNeedsYes} {...form.register('confirmNeedsYes')} />
          </>
        )}
      </SettingsPart>
      <SettingsPart
        {...part}
        title={copy.parts.mails}
        names={['mailWaitMinutes', 'clientTerms']}
        text={(name) => (name === 'mailWaitMinutes' ? String(stored[name]) : stored[name])}
      >
        {(form) => (
          <>
            {numberOf(form)('mailWaitMinutes')}
            <TextArea
              label={copy.fields.clientTerms}
              help={copy.clientTermsHelp}
              error={form.formState.errors.clientTerms?.message}
              {...form.register('clientTerms')}
            />
          </>
        )}
      </SettingsPart>
      <SettingsPart {...part} title={copy.parts.hours} names={NUMBERS.hours}>
        {(form) => NUMBERS.hours.map(numberOf(form))}
      </SettingsPart>
    </Grid>
  )
}
