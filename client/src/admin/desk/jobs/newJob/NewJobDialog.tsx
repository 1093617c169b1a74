import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../../shared/adminPaths'
import { Button } from '../../../../design/actions/Button'
import { TextField } from '../../../../design/form/TextField'
import { freshKey } from '../../../../lib/forms/idempotency'
import { useLazyResolver } from '../../../../lib/forms/lazyResolver'
import { trpc } from '../../../../lib/trpc'
import { DayField } from '../../../forms/DayField'
import { FormDialog } from '../../../forms/FormDialog'
import { lateDialog } from '../../../forms/lateDialog'
import { tellFormReason } from '../../../forms/tellFailed'
import { desk } from '../../copy'
import { pasting } from '../../pasting/copy'
import { ClientNameField } from './ClientNameField'

const copy = desk.newJob
const loadRules = () => import('./newJobRules').then(({ newJobRules }) => newJobRules)
const PasteBriefDialog = lateDialog(() => import('../../pasting/PasteBriefDialog'))

/** A telephone call becomes a job in five fields. */
export default function NewJobDialog({ onClose }: { onClose: () => void }) {
  const [decisionKey] = useState(freshKey)
  const [isPasting, setPasting] = useState(false)
  const [, navigate] = useLocation()
  const utils = trpc.useUtils()
  const { resolver, fetchRules } = useLazyResolver(loadRules)
  const form = useForm({
    resolver,
    defaultValues: { client: '', title: '', day: '', days: 1, budget: '', decisionKey },
  })
  const { register, handleSubmit, formState } = form
  const create = trpc.desk.jobs.create.useMutation({
    onSuccess({ job }) {
      utils.desk.jobs.get.setData({ number: job.number }, job)
      void utils.desk.jobs.list.invalidate()
      onClose()
      navigate(adminPaths.job(job.number))
    },
    onError: tellFormReason(form, copy.failed),
  })
  const error = (name: 'client' | 'title' | 'day' | 'days' | 'budget') => ({
    error: formState.errors[name]?.message,
  })
  if (isPasting) return <PasteBriefDialog onClose={onClose} />
  return (
    <FormDialog
      title={copy.title}
      lead={
        <Button variant="outline" size="touch" mb={4} onClick={() => setPasting(true)}>
          {pasting.open}
        </Button>
      }
      submit={copy.submit}
      busy={create.isPending}
      busyWords={copy.busy}
      onClose={onClose}
      onFocus={fetchRules}
      onSubmit={handleSubmit((given) => create.mutate(given))}
    >
      <ClientNameField
        label={copy.client}
        typed={form.watch('client') ?? ''}
        {...error('client')}
        {...register('client')}
      />
      <TextField label={copy.what} help={copy.whatHelp} required {...error('title')} {...register('title')} />
      <DayField label={copy.day} {...error('day')} {...register('day')} />
      <TextField
        label={copy.days}
        type="number"
        min={1}
        max={60}
        {...error('days')}
        {...register('days', { valueAsNumber: true })}
      />
      <TextField label={copy.budget} {...error('budget')} {...register('budget')} />
    </FormDialog>
  )
}
