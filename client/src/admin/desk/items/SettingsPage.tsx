import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type DeskSettings, deskSettings } from '../../../../../shared/agency/deskSettings'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { CheckField } from '../../../design/form/CheckField'
import { TextArea } from '../../../design/form/TextArea'
import { TextField } from '../../../design/form/TextField'
import { Page } from '../../../design/layout/Page'
import { trpc } from '../../../lib/trpc'
import { StoredForm } from '../../forms/StoredForm'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { desk } from '../copy'

const copy = desk.settings

/** How long requests, options and mails wait. */
export default function SettingsPage() {
  const answer = trpc.admin.deskSettings.get.useQuery(undefined, adminQueryOptions)
  return (
    <Page title={copy.title} variant="work" lead={copy.lead}>
      {answer.data ? <SettingsForm stored={answer.data} /> : <NotLoaded query={answer} copy={copy} />}
    </Page>
  )
}

const NUMBERS = [
  'answerHours',
  'optionDays',
  'optionHoursMin',
  'challengeHours',
  'challengeHoursMin',
  'highestRank',
  'mailWaitMinutes',
  'dayHours',
  'halfDayHours',
  'overtimePercent',
] as const

function SettingsForm({ stored }: { stored: DeskSettings }) {
  const utils = trpc.useUtils()
  const form = useForm({ resolver: zodResolver(deskSettings), defaultValues: stored })
  const { register, formState } = form
  const change = trpc.admin.deskSettings.change.useMutation()
  async function save(given: DeskSettings) {
    const next = await change.mutateAsync(given)
    utils.admin.deskSettings.get.setData(undefined, next)
    return next
  }
  return (
    <StoredForm maxW="28rem" form={form} copy={copy} save={save}>
      {NUMBERS.map((name) => (
        <TextField
          key={name}
          label={copy.fields[name]}
          help={
            name === 'mailWaitMinutes'
              ? copy.mailWaitHelp
              : name === 'overtimePercent'
                ? copy.overtimeHelp
                : undefined
          }
          inputMode="numeric"
          error={formState.errors[name]?.message}
          {...register(name)}
        />
      ))}
      <TextArea
        label={copy.clientTerms}
        help={copy.clientTermsHelp}
        error={formState.errors.clientTerms?.message}
        {...register('clientTerms')}
      />
      <CheckField label={copy.confirmNeedsYes} {...register('confirmNeedsYes')} />
    </StoredForm>
  )
}
