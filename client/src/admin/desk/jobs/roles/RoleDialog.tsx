import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FEE_UNITS } from '../../../../../../shared/desk/deskLists'
import type { JobRoleView } from '../../../../../../shared/desk/jobs/jobRoles'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { SelectField } from '../../../../design/form/SelectField'
import { TextArea } from '../../../../design/form/TextArea'
import { TextField } from '../../../../design/form/TextField'
import { applyFieldErrors } from '../../../../lib/apiError'
import { freshKey } from '../../../../lib/forms/idempotency'
import { DecisionDialog } from '../../../forms/DecisionDialog'
import { desk } from '../../copy'
import { paiseOf, rupeesOf } from '../faces/fees'
import type { JobDecisions } from '../useJobDecisions'

const copy = desk.job.roles
const { fee } = desk.job

type Fields = { title: string; wanted: number; rupees: string; feeUnit: string; brief: string }
type Props = { job: JobRecord; changing: JobRoleView | null; decisions: JobDecisions; onClose: () => void }

/** Adds or changes a role; what was typed stays when it is refused. */
export default function RoleDialog({ job, changing: role, decisions, onClose }: Props) {
  const [decisionKey] = useState(freshKey)
  const form = useForm<Fields>({
    defaultValues: {
      title: role?.title ?? '',
      wanted: role?.wanted ?? 1,
      rupees: rupeesOf(role?.feePaise ?? null),
      feeUnit: role?.feeUnit ?? 'day',
      brief: role?.brief ?? '',
    },
  })
  const { register, handleSubmit, formState, setError } = form
  const send = handleSubmit(async ({ rupees, feeUnit, ...facts }) => {
    const feePaise = paiseOf(rupees)
    if (Number.isNaN(feePaise)) return setError('rupees', { message: fee.wrong }, { shouldFocus: true })
    const unit = FEE_UNITS.find((each) => each === feeUnit) ?? 'day'
    const given = { jobId: job.id, version: job.version, ...facts, feePaise, feeUnit: unit, decisionKey }
    try {
      await decisions.save({
        ask: ({ jobs }) =>
          role ? jobs.changeRole.mutate({ ...given, roleId: role.id }) : jobs.addRole.mutate(given),
        words: copy.done,
        onDone: onClose,
        // Said at its field below, it is not said again above the form.
        onErrors() {},
      })
    } catch (error) {
      applyFieldErrors(form, error)
    }
  })
  const errorOf = (name: keyof Fields) => ({ error: formState.errors[name]?.message })
  return (
    <DecisionDialog
      title={role ? copy.changeTitle(role.title) : copy.addTitle}
      act={role ? copy.save : copy.add}
      isBusy={decisions.isBusy}
      onAct={() => void send()}
      onClose={onClose}
      decisions={decisions}
    >
      <TextField label={copy.title} required {...errorOf('title')} {...register('title')} />
      <TextField
        label={copy.wanted}
        type="number"
        min={1}
        max={100}
        {...errorOf('wanted')}
        {...register('wanted', { valueAsNumber: true })}
      />
      <TextField
        label={copy.fee}
        help={copy.feeHelp}
        inputMode="decimal"
        {...errorOf('rupees')}
        {...register('rupees')}
      />
      <SelectField
        label={fee.unit}
        choices={FEE_UNITS.map((value) => ({ value, words: fee.units[value] }))}
        {...register('feeUnit')}
      />
      <TextArea label={copy.brief} rows={3} {...errorOf('brief')} {...register('brief')} />
    </DecisionDialog>
  )
}
