import { useState } from 'react'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { TextField } from '../../../../design/form/TextField'
import { freshKey } from '../../../../lib/forms/idempotency'
import { DecisionDialog } from '../../../forms/DecisionDialog'
import { desk } from '../../copy'
import { PercentField, percentOf, useOwedPercent } from '../dates/PercentField'
import { confirmedOn } from '../faces/claimDays'
import type { JobDecisions } from '../useJobDecisions'
import { Affected } from './Affected'

const copy = desk.job

type Props = {
  job: JobRecord
  ending: 'lost' | 'cancelled'
  decisions: JobDecisions
  onClose: () => void
}

/** Ends a job: why, and after a cancellation what the client still owes for each confirmed date ahead. */
export default function EndDialog({ job, ending, decisions, onClose }: Props) {
  const [decisionKey] = useState(freshKey)
  const [reason, setReason] = useState('')
  const [percents, setPercents] = useState<Readonly<Record<string, string>>>({})
  const [isChecked, setChecked] = useState(false)
  const [error, setError] = useState<string>()
  const dates =
    ending === 'cancelled' ? job.dates.filter(({ id, isPast }) => !isPast && confirmedOn(job, id)) : []
  const proposed = useOwedPercent(job, dates)
  const percentFor = (id: string) => percents[id] ?? proposed
  const send = () => {
    setChecked(true)
    const given = dates.map(({ id }) => ({ dateId: id, cancelPercent: percentOf(percentFor(id)) }))
    const cancelPercents = given.flatMap(({ dateId, cancelPercent }) =>
      cancelPercent === undefined ? [] : [{ dateId, cancelPercent }],
    )
    if (cancelPercents.length < given.length) return
    const { id, version } = job
    const ended = { stage: ending, reason: reason || undefined, cancelPercents, decisionKey }
    decisions.decide({
      ask: (api) => api.jobs.setStage.mutate({ id, version, ...ended }),
      words: copy.stageDone,
      onDone: onClose,
      onErrors: (errors) => setError(errors.reason),
    })
  }
  return (
    <DecisionDialog
      title={copy.endTitle[ending]}
      act={copy.steps[ending]}
      keep={copy.keep}
      isBusy={decisions.isBusy}
      onAct={send}
      onClose={onClose}
      decisions={decisions}
    >
      <p>{copy.endMore[ending]}</p>
      <Affected dates={job.dates} claims={job.claims} />
      <TextField
        label={copy.reason}
        error={error}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {dates.map(({ id, day }) => (
        <PercentField
          key={id}
          day={day}
          proposed={proposed}
          value={percentFor(id)}
          isChecked={isChecked}
          onChange={(value) => setPercents((before) => ({ ...before, [id]: value }))}
        />
      ))}
    </DecisionDialog>
  )
}
