import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type DeskSettings, deskSettings } from '../../../../../shared/agency/deskSettings'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { CheckField } from '../../../design/form/CheckField'
import { TextArea } from '../../../design/form/TextArea'
import { TextField } from '../../../design/form/TextField'
import { Page } from '../../../design/layout/Page'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { ShortForm } from '../../forms/ShortForm'
import { tellFormReason } from '../../forms/tellFailed'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { desk } from '../copy'

const words = desk.settings

/** How long requests, options and mails wait. */
export default function SettingsPage() {
  const answer = trpc.admin.deskSettings.get.useQuery(undefined, adminQueryOptions)
  return (
    <Page title={words.title} variant="work" lead={words.lead}>
      {answer.data ? <SettingsForm stored={answer.data} /> : <NotLoaded query={answer} words={words} />}
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
] as const

function SettingsForm({ stored }: { stored: DeskSettings }) {
  const utils = trpc.useUtils()
  const form = useForm({ resolver: zodResolver(deskSettings), defaultValues: stored })
  const { register, handleSubmit, formState, reset } = form
  const save = trpc.admin.deskSettings.change.useMutation({
    onSuccess(next) {
      utils.admin.deskSettings.get.setData(undefined, next)
      reset(next)
      notifySuccess(words.saved)
    },
    onError: tellFormReason(form, words.saveFailed),
  })
  return (
    <ShortForm
      maxW="28rem"
      submit={words.save}
      busy={save.isPending}
      busyWords={words.busy}
      isDirty={formState.isDirty}
      onSend={handleSubmit((given) => save.mutateAsync(given))}
    >
      {NUMBERS.map((name) => (
        <TextField
          key={name}
          label={words.fields[name]}
          help={name === 'mailWaitMinutes' ? words.mailWaitHelp : undefined}
          inputMode="numeric"
          error={formState.errors[name]?.message}
          {...register(name)}
        />
      ))}
      <TextArea
        label={words.clientTerms}
        help={words.clientTermsHelp}
        error={formState.errors.clientTerms?.message}
        {...register('clientTerms')}
      />
      <CheckField label={words.confirmNeedsYes} {...register('confirmNeedsYes')} />
    </ShortForm>
  )
}
