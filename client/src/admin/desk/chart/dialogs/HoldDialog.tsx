import { chakra } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import { BOOKOUT_KINDS, STAGES_AT_WORK } from '../../../../../../shared/desk/deskLists'
import { dotted } from '../../../../../../shared/format'
import { ProblemBox } from '../../../../design/feedback/ProblemBox'
import { ComboBox } from '../../../../design/form/combo/ComboBox'
import { SelectField } from '../../../../design/form/SelectField'
import { SubmitButton } from '../../../../design/form/SubmitButton'
import { TextField } from '../../../../design/form/TextField'
import { trpc } from '../../../../lib/trpc'
import { TypedDialog } from '../../../forms/TypedDialog'
import { useFaultFocus } from '../../../forms/useFaultFocus'
import { useFirstField } from '../../../forms/useFirstField'
import { adminQueryOptions } from '../../../lists/listQueryOptions'
import { desk } from '../../copy'
import { ClientNameField } from '../../jobs/newJob/ClientNameField'
import { chart } from '../copy'
import { type ChartRow, spanWords } from '../grid/chartRows'
import { HoldForecast } from './HoldForecast'
import { type HoldDraft, lastJob, useHold } from './useHold'

const copy = chart.hold
const WHATS = ['option', 'job', 'bookout'] as const
const JOBS_MAX = 200

type Props = {
  rows: readonly ChartRow[]
  from: string
  halves: [first: number, last: number]
  onClose: () => void
}

/** Holds the chosen halves: as an option for a job, for a new job, or as a bookout. */
export default function HoldDialog({ rows, from, halves, onClose }: Props) {
  const [draft, setDraft] = useState<HoldDraft>(() => ({
    what: 'option',
    job: lastJob(),
    title: '',
    client: '',
    reason: 'personal',
    note: '',
  }))
  const jobs = trpc.desk.jobs.list.useQuery({ view: 'all', limit: JOBS_MAX }, adminQueryOptions)
  const choices = (jobs.data?.items ?? [])
    .filter(({ stage }) => STAGES_AT_WORK.includes(stage))
    .map(({ number, title, client }) => ({
      value: number,
      words: dotted([title, number]),
      note: client ?? undefined,
    }))
  // The job that was used last may have ended since.
  const job = choices.some(({ value }) => value === draft.job) ? draft.job : ''
  const { save, isSaving, errors, results } = useHold({ rows, from, halves, onDone: onClose })
  const set = (changed: Partial<HoldDraft>) => setDraft((before) => ({ ...before, ...changed }))
  const [only] = rows
  const who = rows.length === 1 && only ? only.model.name : copy.title(rows.length)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save({ ...draft, job })
  }
  const { what } = draft
  const fields = useFirstField<HTMLFormElement>()
  const faults = useFaultFocus(fields, isSaving)
  const id = useId()
  return (
    <TypedDialog
      title={`${who}, ${spanWords(from, halves[0], halves[1] - halves[0] + 1)}`}
      of={rows.length === 1 && only ? { face: only.model.face, name: only.model.name } : undefined}
      size="narrow"
      onClose={onClose}
      actions={
        <SubmitButton busy={isSaving} busyWords={copy.busy} form={id}>
          {copy.submit[what]}
        </SubmitButton>
      }
    >
      <chakra.form ref={fields} id={id} noValidate display="grid" gap={4} {...faults} onSubmit={submit}>
        <SelectField
          label={copy.what}
          value={what}
          choices={WHATS.map((value) => ({ value, words: copy.whats[value] }))}
          onChoose={(chosen) => set({ what: chosen })}
        />
        {what === 'option' ? (
          <ComboBox
            label={copy.job}
            help={copy.jobHelp}
            error={errors.job}
            choices={choices}
            value={job}
            onChange={(chosen) => set({ job: chosen })}
          />
        ) : null}
        {what === 'job' ? <NewJobFields draft={draft} errors={errors} onChange={set} /> : null}
        {what === 'bookout' ? null : (
          <HoldForecast rows={rows} from={from} halves={halves} job={what === 'option' ? job : ''} />
        )}
        {what === 'bookout' ? <BookoutFields draft={draft} errors={errors} onChange={set} /> : null}
        {results.length > 0 ? (
          <ProblemBox>
            <chakra.ul role="list" display="grid" gap={1}>
              {results.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </chakra.ul>
          </ProblemBox>
        ) : null}
      </chakra.form>
    </TypedDialog>
  )
}

type FieldsProps = {
  draft: HoldDraft
  errors: ReturnType<typeof useHold>['errors']
  onChange: (changed: Partial<HoldDraft>) => void
}

const NewJobFields = ({ draft, errors, onChange }: FieldsProps) => (
  <>
    <TextField
      label={copy.newTitle}
      help={desk.newJob.whatHelp}
      required
      error={errors.title}
      value={draft.title}
      onChange={(event) => onChange({ title: event.currentTarget.value })}
    />
    <ClientNameField
      label={copy.client}
      typed={draft.client}
      error={errors.client}
      value={draft.client}
      onChange={(event) => onChange({ client: event.currentTarget.value })}
    />
  </>
)

const BookoutFields = ({ draft, errors, onChange }: FieldsProps) => (
  <>
    <SelectField
      label={copy.reason}
      value={draft.reason}
      choices={BOOKOUT_KINDS.map((value) => ({ value, words: copy.reasons[value] }))}
      onChoose={(reason) => onChange({ reason })}
    />
    <TextField
      label={copy.note}
      error={errors.note}
      value={draft.note}
      onChange={(event) => onChange({ note: event.currentTarget.value })}
    />
  </>
)
