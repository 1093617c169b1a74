import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { JobRecord } from '../../../../../shared/desk/jobs'
import { TextArea } from '../../../design/form/TextArea'
import { TextField } from '../../../design/form/TextField'
import { applyFieldErrors } from '../../../lib/apiError'
import { ShortForm } from '../../forms/ShortForm'
import { PageSection } from '../../lists/records/PageSection'
import { desk } from '../copy'
import { ColleagueField } from '../items/ColleagueField'
import { paiseOf, rupeesOf } from './faces/fees'
import type { JobDecisions } from './useJobDecisions'

const words = desk.job
const NAMES = [
  'title',
  'talentTitle',
  'brand',
  'workType',
  'city',
  'brief',
  'usageWords',
  'budget',
  'bookerId',
  'nextStep',
  'nextStepOn',
] as const
type Name = (typeof NAMES)[number]
type Fields = Record<Name, string>

const fieldsOf = (job: JobRecord): Fields => ({
  title: job.title,
  talentTitle: job.talentTitle,
  brand: job.brand ?? '',
  workType: job.workType ?? '',
  city: job.city ?? '',
  brief: job.brief ?? '',
  usageWords: job.usageWords ?? '',
  budget: rupeesOf(job.budgetPaise),
  bookerId: job.booker?.id ?? '',
  nextStep: job.nextStep ?? '',
  nextStepOn: job.nextStepOn ?? '',
})

/** Title, brief, booker and next step. Only what was changed is sent; what was typed stays when a colleague was faster, beside theirs. */
export function FactsForm({ job, decisions: { change, told } }: { job: JobRecord; decisions: JobDecisions }) {
  const [base, setBase] = useState(() => fieldsOf(job))
  const form = useForm<Fields>({ defaultValues: base })
  const { register, handleSubmit, formState, getValues, reset, resetField, setError, setValue, watch } = form
  const stored = fieldsOf(job)
  const changed = NAMES.filter((name) => stored[name] !== base[name])
  // A colleague's change shows at once in the fields where nothing was typed.
  const followed = changed.filter((name) => getValues(name) === base[name])
  useEffect(() => {
    if (followed.length === 0) return
    for (const name of followed) resetField(name, { defaultValue: stored[name] })
    setBase({ ...base, ...Object.fromEntries(followed.map((name) => [name, stored[name]])) })
  })
  const save = handleSubmit(async (given) => {
    const { budget, ...sent }: Partial<Fields> = Object.fromEntries(
      NAMES.filter((name) => given[name] !== base[name]).map((name) => [name, given[name]]),
    )
    const budgetPaise = budget === undefined ? undefined : paiseOf(budget)
    if (Number.isNaN(budgetPaise))
      return setError('budget', { message: words.fee.wrong }, { shouldFocus: true })
    try {
      const decided = await change.mutateAsync({ id: job.id, version: job.version, ...sent, budgetPaise })
      const next = fieldsOf(decided.job)
      setBase(next)
      reset(next)
      told(words.saved).onSuccess(decided)
    } catch (error) {
      applyFieldErrors(form, error)
    }
  })
  const field = (name: Name) => ({
    label: words.fields[name],
    // What was typed stays, and Save puts it in the place of what a colleague wrote.
    help:
      changed.includes(name) && ![base[name], stored[name]].includes(getValues(name))
        ? words.nowStored(stored[name])
        : undefined,
    error: formState.errors[name]?.message,
    ...register(name),
  })
  return (
    <PageSection title={words.facts}>
      <ShortForm
        submit={words.save}
        busy={change.isPending}
        busyWords={words.saving}
        isDirty={formState.isDirty}
        onSend={save}
      >
        <TextField required {...field('title')} />
        <TextField required {...field('talentTitle')} />
        <TextField {...field('brand')} />
        <TextField {...field('workType')} />
        <TextField {...field('city')} />
        <TextArea rows={4} {...field('brief')} />
        <TextArea rows={2} {...field('usageWords')} />
        <TextField inputMode="decimal" {...field('budget')} />
        <ColleagueField
          label={words.fields.bookerId}
          value={watch('bookerId')}
          error={formState.errors.bookerId?.message}
          onChange={(id) => setValue('bookerId', id, { shouldDirty: true })}
        />
        <TextField {...field('nextStep')} />
        <TextField type="date" {...field('nextStepOn')} />
      </ShortForm>
    </PageSection>
  )
}
