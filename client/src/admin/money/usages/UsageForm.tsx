import { chakra, Flex, Grid } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { JobRecord } from '../../../../../shared/desk/jobs/jobs'
import { plainRupees } from '../../../../../shared/money/rupees'
import { MEDIA, type Medium, type Usage, usageFacts } from '../../../../../shared/money/usages'
import { Button } from '../../../design/actions/Button'
import { CheckField } from '../../../design/form/CheckField'
import { CheckGroup } from '../../../design/form/CheckGroup'
import { SelectField } from '../../../design/form/SelectField'
import { SubmitButton } from '../../../design/form/SubmitButton'
import { TextField } from '../../../design/form/TextField'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { DayField } from '../../forms/DayField'
import { tellFormReason, tellRefused } from '../../forms/tellFailed'
import { useFirstField } from '../../forms/useFirstField'
import { usages as copy } from './copy'
import { useStored } from './useUsages'

type Props = { job: JobRecord; usage: Usage | null; onClose: () => void }

/** The fields of a usage, in its place on the job. */
export default function UsageForm({ job, usage, onClose }: Props) {
  const [decisionKey] = useState(freshKey)
  const fields = useFirstField<HTMLFormElement>()
  const form = useForm({
    resolver: zodResolver(usageFacts, undefined, { raw: true }),
    defaultValues: {
      claimId: usage?.claimId ?? '',
      media: usage?.media ?? ([] as Medium[]),
      territory: usage?.territory ?? 'India',
      fromDay: usage?.fromDay ?? '',
      untilDay: usage?.untilDay ?? '',
      exclusivity: usage?.exclusivity ?? '',
      fee: usage ? plainRupees(usage.feePaise) : '',
    },
  })
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  const stored = useStored(job.id)
  const settle = {
    onSuccess(now: Usage[]) {
      stored(now)
      onClose()
    },
    onError: tellFormReason(form, copy.notSaved),
  }
  const add = trpc.desk.usages.add.useMutation(settle)
  const change = trpc.desk.usages.change.useMutation(settle)
  const remove = trpc.desk.usages.remove.useMutation({
    ...settle,
    onError: (error) => tellRefused(error, copy.failedAction),
  })
  const save = handleSubmit((given) => {
    if (usage) change.mutate({ ...given, id: usage.id, version: usage.version })
    else add.mutate({ ...given, jobId: job.id, decisionKey })
  })
  const text = (name: 'territory' | 'fromDay' | 'untilDay' | 'exclusivity' | 'fee') => ({
    label: copy.fields[name],
    error: errors[name]?.message,
    ...register(name),
  })
  return (
    <chakra.form
      ref={fields}
      noValidate
      display="grid"
      gap={4}
      py={4}
      maxW="40rem"
      aria-label={copy.title}
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <SelectField
        label={copy.fields.claimId}
        placeholder={copy.wholeJob}
        choices={job.claims.map(({ id, modelName }) => ({ value: id, words: modelName }))}
        error={errors.claimId?.message}
        {...register('claimId')}
      />
      <CheckGroup label={copy.fields.media} error={errors.media?.message}>
        <Flex columnGap={5} wrap="wrap">
          {MEDIA.map((medium) => (
            <CheckField key={medium} label={medium} value={medium} {...register('media')} />
          ))}
        </Flex>
      </CheckGroup>
      <TextField required {...text('territory')} />
      <Grid gap={4} gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
        <DayField required {...text('fromDay')} />
        <DayField required {...text('untilDay')} />
      </Grid>
      <TextField {...text('exclusivity')} />
      <TextField required inputMode="decimal" {...text('fee')} />
      <Flex gap={3} wrap="wrap" align="center">
        <SubmitButton busy={add.isPending || change.isPending} busyWords={copy.busy}>
          {copy.save}
        </SubmitButton>
        <Button variant="quiet" size="touch" onClick={onClose}>
          {copy.cancel}
        </Button>
        {usage ? (
          <Button
            variant="quiet"
            size="touch"
            disabled={remove.isPending}
            onClick={() => remove.mutate({ id: usage.id })}
          >
            {remove.isPending ? copy.removing : copy.remove}
          </Button>
        ) : null}
      </Flex>
    </chakra.form>
  )
}
