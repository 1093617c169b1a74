import { Flex } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { JOB_PROSE, ofEach } from '../../../../../../shared/desk/deskLists'
import type { JobRecord } from '../../../../../../shared/desk/jobs'
import { parts } from '../../../../copy/parts'
import { Button } from '../../../../design/actions/Button'
import { UnsavedChangesGuard } from '../../../../design/feedback/UnsavedChangesGuard'
import { SubmitButton } from '../../../../design/form/SubmitButton'
import { TextArea } from '../../../../design/form/TextArea'
import { TextField } from '../../../../design/form/TextField'
import { applyFieldErrors } from '../../../../lib/apiError'
import { RecordForm } from '../../../forms/RecordForm'
import { useFirstField } from '../../../forms/useFirstField'
import { desk } from '../../copy'
import { ColleagueField } from '../../items/ColleagueField'
import { paiseOf } from '../faces/fees'
import type { JobDecisions } from '../useJobDecisions'
import { type Fields, fieldsOf, type Name } from './fields'

const copy = desk.job
const ROWS: Partial<Record<Name, number>> = ofEach(JOB_PROSE, (_, { rows }) => rows)

type Props = { job: JobRecord; names: readonly Name[]; decisions: JobDecisions; onClose: () => void }

/** The fields of one fact. Only what was changed is sent; what was typed stays when a colleague was faster, beside theirs. */
export default function FactForm({ job, names, decisions: { change, whenDone }, onClose }: Props) {
  const [base, setBase] = useState(() => fieldsOf(job, names))
  const form = useForm<Fields>({ defaultValues: base })
  const { register, handleSubmit, formState, getValues, resetField, setError, setValue, watch } = form
  const fields = useFirstField<HTMLDivElement>()
  const stored = fieldsOf(job, names)
  const changed = names.filter((name) => stored[name] !== base[name])
  // A colleague's change shows at once in the fields where nothing was typed.
  const followed = changed.filter((name) => getValues(name) === base[name])
  useEffect(() => {
    if (followed.length === 0) return
    for (const name of followed) resetField(name, { defaultValue: stored[name] ?? '' })
    setBase({ ...base, ...Object.fromEntries(followed.map((name) => [name, stored[name]])) })
  })
  const save = handleSubmit(async (given) => {
    const { budget, ...sent }: Fields = Object.fromEntries(
      names.filter((name) => given[name] !== base[name]).map((name) => [name, given[name]]),
    )
    if (budget === undefined && Object.keys(sent).length === 0) return onClose()
    const budgetPaise = budget === undefined ? undefined : paiseOf(budget)
    if (Number.isNaN(budgetPaise))
      return setError('budget', { message: copy.fee.wrong }, { shouldFocus: true })
    try {
      const decided = await change.mutateAsync({ id: job.id, version: job.version, ...sent, budgetPaise })
      whenDone(copy.saved, onClose).onSuccess(decided)
    } catch (error) {
      applyFieldErrors(form, error)
    }
  })
  const field = (name: Name) => ({
    label: copy.fields[name],
    // What was typed stays, and Save puts it in the place of what a colleague wrote.
    help:
      changed.includes(name) && ![base[name], stored[name]].includes(getValues(name))
        ? copy.nowStored(stored[name] ?? '')
        : undefined,
    error: formState.errors[name]?.message,
    ...register(name),
  })
  const fieldFor = (name: Name) => {
    if (name === 'bookerId')
      return (
        <ColleagueField
          key={name}
          label={copy.fields.bookerId}
          value={watch('bookerId') ?? ''}
          error={formState.errors.bookerId?.message}
          onChange={(id) => setValue('bookerId', id, { shouldDirty: true })}
        />
      )
    const rows = ROWS[name]
    if (rows) return <TextArea key={name} rows={rows} {...field(name)} />
    const kind = name === 'nextStepOn' ? 'date' : 'text'
    const isNeeded = name === 'title' || name === 'talentTitle'
    return (
      <TextField
        key={name}
        type={kind}
        required={isNeeded}
        inputMode={name === 'budget' ? 'decimal' : undefined}
        {...field(name)}
      />
    )
  }
  return (
    <RecordForm display="grid" gap={4} pb={2} onSend={save}>
      <div ref={fields} style={{ display: 'contents' }}>
        {names.map(fieldFor)}
      </div>
      <Flex gap={3} wrap="wrap">
        <SubmitButton variant="solid" size="touch" busy={formState.isSubmitting} busyWords={copy.saving}>
          {copy.save}
        </SubmitButton>
        <Button variant="outline" size="touch" onClick={onClose}>
          {parts.cancel}
        </Button>
      </Flex>
      <UnsavedChangesGuard isDirty={formState.isDirty} />
    </RecordForm>
  )
}
